import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { flatLayout } from '../code/layout.js';
import { DiagnosticError } from '../diagnostics/diagnostic.js';
import { documentOf } from '../testing/document.js';
import { makeFolder } from '../testing/folder.js';
import { Progress } from './progress.js';
import { type Job, type Outcome, runJob } from './run.js';
import { header } from '../code/print.js';

const document = documentOf({ components: { schemas: { Pet: { type: 'string' } } } });

/** A job on a document in a folder of its own. */
function jobOf(text: string, more: Partial<Job> = {}): Job {
  const root = makeFolder({ 'openapi.yaml': text });
  return {
    spec: join(root, 'openapi.yaml'),
    root,
    layout: flatLayout,
    folders: ['types', 'validators'],
    only: ['types', 'validators'],
    check: false,
    ...more,
  };
}

async function run(job: Job): Promise<Outcome> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  return runJob(job, new Progress(silent as NodeJS.WriteStream));
}

test('a run writes the files, and a second one nothing', async () => {
  const job = jobOf(document);
  const first = await run(job);
  expect(first.ok).toBe(true);
  expect(first.report(new Map())).toMatch(
    /Files: (\d+) in all, \1 written, 0 unchanged, 0 removed/,
  );
  expect(readFileSync(join(job.root, 'validators/api.ts'), 'utf8')).toContain('Pet = z.string()');
  const second = await run(job);
  expect(second.report(new Map())).toContain('Nothing has changed.');
});

test('a check writes nothing, fails where something would be written, and says what', async () => {
  const job = jobOf(document, { check: true });
  const before = await run(job);
  expect(before.ok).toBe(false);
  expect(before.report(new Map())).toContain('new      validators/api.ts');
  expect(existsSync(join(job.root, 'validators'))).toBe(false);
  await run({ ...job, check: false });
  expect((await run(job)).ok).toBe(true);
  const path = join(job.root, 'validators/api.ts');
  writeFileSync(path, readFileSync(path, 'utf8').replace('string', 'number'));
  const after = await run(job);
  expect(after.ok).toBe(false);
  expect(after.report(new Map())).toMatch(
    /changed {2}validators\/api\.ts\n[^]*- .*number[^]*\+ .*string/,
  );
  expect(readFileSync(path, 'utf8')).toContain('number');
});

test('a run of some emitters leaves what the others made', async () => {
  const job = jobOf(document);
  await run(job);
  writeFileSync(join(job.root, 'types/gone.ts'), header);
  const outcome = await run({ ...job, only: ['types'] });
  expect(outcome.report(new Map())).toContain('0 written');
  expect(existsSync(join(job.root, 'validators/api.ts'))).toBe(true);
  expect(existsSync(join(job.root, 'types/gone.ts'))).toBe(false);
});

test('a document with errors writes nothing', async () => {
  const job = jobOf(documentOf({ components: { schemas: { Pet: { type: 'text' } } } }));
  await expect(run(job)).rejects.toThrow(DiagnosticError);
  expect(existsSync(join(job.root, 'types'))).toBe(false);
});

test('warnings stand before the table', async () => {
  const job = jobOf(documentOf({ components: { schemas: { Pet: { additionalItems: false } } } }));
  expect((await run(job)).report(new Map())).toMatch(
    /^\S+openapi\.yaml:1:\d+ warning The keyword additionalItems is not enforced/,
  );
});
