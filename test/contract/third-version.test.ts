// Adds a third version with one operation to a copy of the repository: whatever is about versions reads them from the document.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startProcess } from '../../scripts/processes/start-process.js';
import { copyRepository } from '../copy.js';

function addVersion(folder: string): void {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const root = read('spec/openapi.yaml')
    .replace(
      'x-versions:\n',
      'x-versions:\n  v3: { title: Version 3, basePath: /api/v3, x-decision: D1 }\n',
    )
    .replace(
      '  - name: v2 divisions\n',
      '  - name: v3 divisions\n    description: Divisions in version 3.\n  - name: v2 divisions\n',
    )
    .replace(
      '  /api/divisions:\n',
      '  /api/v3/divisions:\n    $ref: v3/paths/divisions.yaml\n  /api/divisions:\n',
    );
  write('spec/openapi.yaml', root);
  const path = read('spec/v2/paths/divisions.yaml')
    .replaceAll('v2.', 'v3.')
    .replace('v2 divisions', 'v3 divisions')
    .replace(/ {6}links:\n.*\n.*\n/, '');
  write('spec/v3/paths/divisions.yaml', path);
  const schema = read('spec/v2/schemas/v2.Division.yaml');
  const [start = ''] = schema.replace(', balances]', ']').split('  balances:\n');
  write('spec/v3/schemas/v3.Division.yaml', `${start}x-claims: [EXT-BAL-005, EXT-BAL-015]\n`);
  const example = 'summary: One division\nvalue: [{ code: DEFAULT, name: Harbour Market }]\n';
  write('spec/v3/examples/v3.Divisions.yaml', example);
}

const server = `import { serve } from '@hono/node-server';
import { createServer } from '@seller-funds/server';
const key = /^test_/;
const app = createServer(
  { v3: { listDivisions: () => ({ status: 200, body: [{ code: 'DEFAULT', name: 'Shop' }] }) } },
  { authenticate: (_request, { credentials }) => Object.values(credentials).some((each) => key.test(String(each))) },
);
serve({ fetch: app.fetch, port: 0 }, ({ port }) => console.log(\`port \${port}\`));
`;

test('lint, generators, docs and conformance know a third version', { tags: 'long' }, async () => {
  const copy = copyRepository();
  onTestFinished(() => copy.remove());
  addVersion(copy.folder);
  const expectSuccess = async (script: string, ...args: readonly string[]): Promise<string> => {
    const { code, output } = await copy.run(script, ...args);
    expect({ script, code, output }).toMatchObject({ code: 0 });
    return output;
  };
  await expectSuccess('spec:lint');
  await expectSuccess('spec:trace', '--write');
  await expectSuccess('generate');
  await expectSuccess('docs:build');
  const page = readFileSync(join(copy.folder, 'dist/docs/quick-start.html'), 'utf8');
  expect(page).toContain('href="operations-v3.html"');

  const file = join(copy.folder, 'scripts/server.ts');
  writeFileSync(file, server);
  const command = [join(copy.folder, 'node_modules/.bin/tsx'), file] as const;
  const { output, stop } = await startProcess([...command], /port \d+/, { cwd: copy.folder });
  onTestFinished(async () => void (await stop()));
  const url = `http://127.0.0.1:${/port (\d+)/.exec(output())?.[1] ?? ''}`;
  const target = ['--target', url, '--api-key', 'test_third', '--version', 'v3'];
  const report = await expectSuccess('conformance', ...target);
  expect(report).toMatch(/[1-9]\d* passed, 0 failed/);
  const unknown = await copy.run('conformance', ...target, '--version', 'v4');
  expect(unknown.output).toContain('--version takes a version of the document (v1, v2, v3)');
});
