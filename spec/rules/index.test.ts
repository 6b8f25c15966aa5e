import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { field } from '../document/guards.ts';
import { contractRules } from './index.ts';
import { head } from './support/lint.ts';

const here = dirname(fileURLToPath(import.meta.url));
const manifest = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
const cli = join(dirname(manifest), 'bin/cli.js');

function redocly(document: string): Promise<{ code: number; output: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-cli-'));
  writeFileSync(join(folder, 'openapi.yaml'), document);
  const config = { plugins: [join(here, 'index.ts')], rules: { 'contract/traced': 'error' } };
  writeFileSync(join(folder, 'redocly.yaml'), JSON.stringify(config));
  const args = ['--import', import.meta.resolve('tsx'), cli, 'lint', 'openapi.yaml'];
  const env = {
    ...process.env,
    NO_COLOR: '1',
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder, env }, (error, stdout, stderr) => {
      rmSync(folder, { recursive: true });
      resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr });
    });
  });
}

test('the command loads the plugin and prints file, line and column with an excerpt of the file', async () => {
  const { code, output } = await redocly(`${head}paths:\n  /api/a:\n    get: { responses: {} }\n`);
  expect(code).toBe(1);
  expect(output).toContain('openapi.yaml:8:5');
  expect(output).toContain('This operation has neither x-claims nor x-decision.');
  expect(output).toContain('get: { responses: {} }');
  expect(output).toContain('contract/traced');
});

test('each rule is enabled in redocly.yaml and has a test file', () => {
  const config: unknown = parse(readFileSync(join(here, '../../redocly.yaml'), 'utf8'));
  for (const rule of Object.keys(contractRules(''))) {
    const setting = field(field(config, 'rules'), `contract/${rule}`);
    expect([rule, field(setting, 'severity') ?? setting]).toEqual([rule, 'error']);
    expect([rule, existsSync(join(here, `${rule}.test.ts`))]).toEqual([rule, true]);
  }
});
