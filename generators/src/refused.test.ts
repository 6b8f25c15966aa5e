import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { runJobs } from './cli/run.js';
import { Progress } from './cli/progress.js';
import { catalogue } from './diagnostics/catalogue.js';
import { DiagnosticError, type Diagnostic } from './diagnostics/diagnostic.js';
import { defaultEmitters } from './emitters/index.js';
import { buildContract } from './model/build.js';
import { generate } from './pipeline.js';
import { loadDocument, type LoadOptions } from './source/load.js';
import { makeFolder } from './testing/folder.js';

/** Documents with something wrong, by the stage that finds it, with what it says beside them. */
const corpus = fileURLToPath(new URL('../corpus/refused', import.meta.url));
const stages = readdirSync(corpus);

/** What was found, and at which stage: all stages before it had nothing to say. */
interface Finding {
  readonly stage: string;
  readonly found: readonly Diagnostic[];
}

async function findIn(folder: string): Promise<Finding> {
  const spec = join(folder, 'openapi.yaml');
  const options = optionsIn(folder);
  const run = {
    read: async () => (await loadDocument(spec, options), []),
    model: async () => buildContract(await loadDocument(spec, options)).warnings,
    emit: async () => (await generate({ spec })).warnings,
    write: async () => (await write(spec, join(folder, 'out')), []),
  };
  for (const [stage, find] of Object.entries(run)) {
    const found = await find().catch(diagnosticsOf);
    if (found.length > 0) return { stage, found };
  }
  return { stage: 'none', found: [] };
}

function optionsIn(folder: string): LoadOptions {
  const file = join(folder, 'options.json');
  if (!existsSync(file)) return {};
  const options = JSON.parse(readFileSync(file, 'utf8')) as LoadOptions;
  return { ...options, overlays: (options.overlays ?? []).map((path) => join(folder, path)) };
}

async function write(spec: string, root: string): Promise<void> {
  const job = { root, folders: defaultEmitters, options: { spec } };
  const options = { check: false, verbose: false };
  await runJobs([job], options, new Progress({ isTTY: false, write: () => true } as never));
}

function diagnosticsOf(error: unknown): readonly Diagnostic[] {
  if (error instanceof DiagnosticError) return error.diagnostics;
  throw error;
}

function show(folder: string, { location, severity, message, code, hint }: Diagnostic): string {
  const file = location && relative(folder, location.file).replaceAll('\\', '/');
  const place = location
    ? `${file}:${location.line}:${location.column} at ${location.pointer}`
    : '';
  return `${severity} ${code} ${place}\n  ${message}\n  ${hint}\n`;
}

describe.each(stages)('found when a document is to be %s', (stage) => {
  test.each(readdirSync(join(corpus, stage)))('%s', async (name) => {
    const folder = makeFolder();
    cpSync(join(corpus, stage, name), folder, { recursive: true });
    const finding = await findIn(folder);
    expect(finding.stage).toBe(stage);
    const text = finding.found.map((each) => show(folder, each)).join('');
    await expect(text).toMatchFileSnapshot(join(corpus, stage, name, 'expected.txt'));
  });
});

/** Told only where the bundler finds a fault of a kind that nobody knows of yet. */
const unforeseen = ['source/bundle'];

/** Told of no document on the disk: see cli/*.test.ts. */
const others = /^(?:config|remote)\/|^output\/(?:command|link)$/;

test('every diagnostic has an example', () => {
  const expected = stages.flatMap((stage) =>
    readdirSync(join(corpus, stage)).map((name) =>
      readFileSync(join(corpus, stage, name, 'expected.txt'), 'utf8'),
    ),
  );
  const codes = expected.join('').matchAll(/^(?:error|warning) (\S+)/gm);
  const shown = new Set(Array.from(codes, ([, code = '']) => code));
  const known = Object.keys(catalogue).filter(
    (code) => !unforeseen.includes(code) && !others.test(code),
  );
  expect(shown).toEqual(new Set(known));
});
