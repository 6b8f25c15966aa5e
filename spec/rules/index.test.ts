import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { field } from '../document/guards.ts';
import { contractRules } from './index.ts';

const here = dirname(fileURLToPath(import.meta.url));

test('each rule is enabled in redocly.yaml and has a test file', () => {
  const config: unknown = parse(readFileSync(join(here, '../../redocly.yaml'), 'utf8'));
  for (const rule of Object.keys(contractRules(''))) {
    const setting = field(field(config, 'rules'), `contract/${rule}`);
    expect([rule, field(setting, 'severity') ?? setting]).toEqual([rule, 'error']);
    expect([rule, existsSync(join(here, `${rule}.test.ts`))]).toEqual([rule, true]);
  }
});
