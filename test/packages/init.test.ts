// Sets a project up with the packed generators, in a folder outside of this repository.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../scripts/processes/run.js';
import { temporaryFolder } from '../temporary-folder.js';
import { installOnce } from './shared.js';

test('seller-funds-generate init sets a project up', { tags: 'long' }, async () => {
  const command = join(await installOnce(), 'node_modules/.bin/seller-funds-generate');
  const manifest = { name: 'shop', scripts: { generate: 'own' } };
  const cwd = temporaryFolder({ 'package.json': JSON.stringify(manifest) });
  await expect(run(command, ['init'], cwd)).rejects.toThrow('Pass a document: a path or a URL.');
  const summary = "Like import pad from 'left-pad'\n\nimport pad from 'left-pad';";
  const get = { operationId: 'getThing', summary, responses: { 204: { description: 'Done' } } };
  const document = {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1' },
    paths: { '/things': { get } },
  };
  writeFileSync(join(cwd, 'openapi.json'), JSON.stringify(document));
  const written = await run(command, ['init'], cwd);
  expect(written).toContain('npm install hono openapi-fetch zod\n');
  expect(JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'))).toEqual({
    name: 'shop',
    scripts: { generate: 'own', 'generate:check': 'seller-funds-generate --check' },
  });
  expect(readFileSync(join(cwd, '.github/workflows/contract.yml'), 'utf8')).toContain(
    '--spec openapi.json --accept accepted.yaml',
  );
  await run(command, [], cwd);
  await run(command, ['--check'], cwd);
  const again = await run(command, ['init'], cwd);
  expect(again.match(/^(?:new|changed) /gm)).toBeNull();
});
