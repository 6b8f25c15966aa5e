import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { DiagnosticError } from '../diagnostics/diagnostic.js';
import { documentOf } from '../testing/document.js';
import { makeFolder } from '../testing/folder.js';
import { Progress } from './progress.js';
import { type Job, type RunResult, type RunOptions, runJobs } from './run.js';
import { header } from '../code/print.js';

const document = documentOf({ components: { schemas: { Pet: { type: 'string' } } } });

function jobOf(text: string, more: Partial<Job> = {}): Job {
  const root = makeFolder({ 'openapi.yaml': text });
  const only = ['types', 'validators'];
  const options = { spec: join(root, 'openapi.yaml'), only };
  return { root, folders: only, options, ...more };
}

const plain: RunOptions = { check: false, verbose: false };

async function run(
  jobs: Job | readonly Job[],
  options: Partial<RunOptions> = {},
): Promise<RunResult> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const progress = new Progress(silent as NodeJS.WriteStream);
  return runJobs([jobs].flat(), { ...plain, ...options }, progress);
}

test('writes the files once; a second run writes nothing', async () => {
  const job = jobOf(document);
  const first = await run(job);
  expect(first.ok).toBe(true);
  expect(first.report(new Map())).toMatch(
    /Files: (\d+) in all, \1 written, 0 unchanged, 0 removed/,
  );
  expect(readFileSync(join(job.root, 'validators/api.ts'), 'utf8')).toContain(
    'z.lazy(() => z.string())',
  );
  const second = await run(job);
  expect(second.report(new Map())).toContain('Nothing has changed.');
});

test('a check writes nothing, and reports what would change', async () => {
  const job = jobOf(document);
  const before = await run(job, { check: true });
  expect(before.ok).toBe(false);
  expect(before.report(new Map())).toContain('new      validators/api.ts');
  expect(existsSync(join(job.root, 'validators'))).toBe(false);
  await run(job);
  expect((await run(job, { check: true })).ok).toBe(true);
  const path = join(job.root, 'validators/api.ts');
  writeFileSync(path, readFileSync(path, 'utf8').replace('string', 'number'));
  const after = await run(job, { check: true });
  expect(after.ok).toBe(false);
  expect(after.report(new Map())).toMatch(
    /changed {2}validators\/api\.ts\n[^]*- .*number[^]*\+ .*string/,
  );
  expect(readFileSync(path, 'utf8')).toContain('number');
});

test('keeps the files of emitters that did not run', async () => {
  const job = jobOf(document);
  await run(job);
  writeFileSync(join(job.root, 'types/gone.ts'), header);
  const outcome = await run({ ...job, options: { ...job.options, only: ['types'] } });
  expect(outcome.report(new Map())).toContain('0 written');
  expect(existsSync(join(job.root, 'validators/api.ts'))).toBe(true);
  expect(existsSync(join(job.root, 'types/gone.ts'))).toBe(false);
});

test('a document with errors writes nothing', async () => {
  const job = jobOf(documentOf({ openapi: '2.0' }));
  await expect(run(job)).rejects.toThrow(DiagnosticError);
  expect(existsSync(join(job.root, 'types'))).toBe(false);
});

test('prints warnings before the summary', async () => {
  const job = jobOf(documentOf({ components: { schemas: { Pet: { additionalItems: false } } } }));
  expect((await run(job)).report(new Map())).toMatch(
    /^\S+openapi\.yaml:1:\d+ warning The validators do not check the keyword additionalItems/,
  );
});

test('treats warnings as errors in a strict run', async () => {
  const strict = jobOf(
    documentOf({ components: { schemas: { Pet: { additionalItems: false } } } }),
  );
  await expect(run({ ...strict, strict: true })).rejects.toThrow(
    /:1:\d+ error The validators do not check the keyword addit/,
  );
  expect(existsSync(join(strict.root, 'types'))).toBe(false);
  const outcome = await run(strict);
  expect(outcome.report(new Map())).toMatch(
    /:1:\d+ warning The validators do not check the keyword addit/,
  );
});

test('writes each document to a separate folder, or none at all', async () => {
  const pets = jobOf(document, { name: 'pets' });
  const root = pets.root;
  const orders = { ...jobOf(document), name: 'orders' };
  const into = (job: Job): Job => ({ ...job, root: join(root, job.name ?? '') });
  const outcome = await run([into(pets), into(orders)]);
  expect(outcome.sources).toEqual([pets.options.spec, orders.options.spec]);
  expect(outcome.report(new Map())).toMatch(/pets: API .*\n.*\norders: API /);
  expect(existsSync(join(root, 'pets/validators/api.ts'))).toBe(true);
  expect(existsSync(join(root, 'orders/types/index.ts'))).toBe(true);

  writeFileSync(pets.options.spec, documentOf({ components: { schemas: { Changed: {} } } }));
  writeFileSync(orders.options.spec, '{}');
  await expect(run([into(pets), into(orders)])).rejects.toThrow('Not an OpenAPI');
  expect(readFileSync(join(root, 'pets/validators/api.ts'), 'utf8')).not.toContain('Changed');

  writeFileSync(orders.options.spec, document);
  writeFileSync(join(root, 'orders/types/index.ts'), '// mine');
  await expect(run([into(pets), into(orders)])).rejects.toThrow('This file was not generated');
  expect(readFileSync(join(root, 'pets/validators/api.ts'), 'utf8')).not.toContain('Changed');
  const checked = await run([into(pets), into(orders)], { check: true });
  expect(checked.report(new Map())).toMatch(/In \S+pets:\n[^]*In \S+orders:\n/);
});
