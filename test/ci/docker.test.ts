import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { run } from '../../processes/run.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'docker');
const dockerfiles = readdirSync(folder).filter((file) => file.endsWith('Dockerfile'));

describe.each(dockerfiles)('%s', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');

  test('the linter has nothing to say', async () => {
    const linter = join(root, 'node_modules/dockerlinter/bin/dockerfilelinter.js');
    const args = [linter, '-f', join(folder, file), '-s', 'none', '-e', 'info'];
    expect((await run(process.execPath, args, root)).trim()).toBe('');
  });

  test('what runs is not root, and says whether it is well', () => {
    const [, last = ''] = text.split(/^FROM .* AS build$/m);
    const [, final = ''] = last.split(/^FROM /m);
    expect(final).toMatch(/^USER node$/m);
    expect(final).toMatch(/^HEALTHCHECK /m);
    expect(final).toMatch(/^ENTRYPOINT \["node", /m);
  });

  test('runs the command of the package that it deploys', () => {
    const name = /--filter @seller-funds\/(\w+)/.exec(text)?.[1] ?? '';
    const manifest = readFileSync(join(root, 'packages', name, 'package.json'), 'utf8');
    const { publishConfig } = JSON.parse(manifest) as {
      publishConfig: { bin: Record<string, string> };
    };
    const [command = ''] = Object.values(publishConfig.bin);
    const entry = /^ENTRYPOINT \["node", "(?:\/app\/)?([^"]+)"/m.exec(text)?.[1];
    expect(`./${entry ?? ''}`).toBe(command);
  });
});

test('the compose file is well formed, and builds what is there', async () => {
  const linter = join(root, 'node_modules/dclint/bin/dclint.cjs');
  const file = join(folder, 'compose.yaml');
  const said = await run(process.execPath, [linter, '--max-warnings', '0', file], root);
  expect(said.trim()).toBe('');
  const { services } = parse(readFileSync(file, 'utf8')) as {
    services: Record<string, { build?: { context: string; dockerfile: string } }>;
  };
  const built = Object.values(services).flatMap(({ build }) => build ?? []);
  expect(built).toHaveLength(2);
  for (const { context, dockerfile } of built) {
    expect(existsSync(join(folder, context, dockerfile))).toBe(true);
  }
});
