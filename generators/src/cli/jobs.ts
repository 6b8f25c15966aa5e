import { dirname, join, parse as parsePath, relative, resolve } from 'node:path';
import { suggestion } from '../diagnostics/nearest.js';
import type { Cursor, Emitter } from '../emitters/emitter.js';
import { defaultEmitters, emitters } from '../emitters/index.js';
import type { LoadedConfig } from './config-file.js';
import { hasGenerated } from '../output/changes.js';
import { isFile, stdin } from '../source/input.js';
import { loadEmitters } from './load-emitters.js';
import { type Options, UsageError } from './options.js';
import type { Job } from './run.js';
import type { JobConfig, Settings } from './settings.js';

/**
 * Combines flags and configuration to jobs. Flags override the configuration; settings of a document
 * override those for all documents.
 * @throws {UsageError} for settings that cannot be combined.
 */
export async function resolveJobs(
  options: Options,
  loaded: LoadedConfig | undefined,
): Promise<readonly Job[]> {
  const documents = loaded
    ? selectDocuments(configuredDocuments(loaded), options)
    : namedDocuments(options);
  const flags = withAbsolutePaths(options.settings, '.');
  const { headers, hosts } = options.remote;
  const jobs: Job[] = [];
  for (const document of withDocumentFolders(documents)) {
    const job = await createJob({ ...document, ...flags }, loaded ? dirname(loaded.file) : '.');
    jobs.push({ ...job, options: { ...job.options, remote: { headers, hosts } } });
  }
  checkFolders(jobs);
  checkSources(jobs, options);
  return jobs;
}

/** @throws {UsageError} if a header could be sent to another host than intended. */
function checkSources(jobs: readonly Job[], { remote }: Options): void {
  const specs = jobs.map((job) => job.options.spec);
  if (specs.filter((spec) => spec === stdin).length > 1) {
    throw new UsageError('The standard input can be used for one document only.');
  }
  if (Object.keys(remote.headers).length === 0) return;
  const origins = new Set(
    specs.flatMap((spec) => (URL.canParse(spec) && !isFile(spec) ? new URL(spec).origin : [])),
  );
  const [origin = '', ...others] = origins;
  if (origin === '' || others.length > 0) {
    throw new UsageError(
      '--header requires that all documents are from one host: select them with --job.',
    );
  }
  if (origin.startsWith('http:') && !isLoopback(new URL(origin).hostname)) {
    throw new UsageError('--header requires https, so that nobody else can read the header.');
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** The documents of the command line. Of several documents, each has a separate folder. */
function namedDocuments({ specs, out = '' }: Options): JobConfig[] {
  return specs.map(({ file, name }) => {
    const own = specs.length === 1 ? undefined : nameOf(file);
    const folder = name ?? own;
    return { spec: file, name: folder, out: join(out, folder ?? '') };
  });
}

function nameOf(spec: string): string {
  if (spec === stdin) return 'stdin';
  const path = isFile(spec) || !URL.canParse(spec) ? spec : new URL(spec).pathname;
  return parsePath(path).name || 'api';
}

function configuredDocuments({ file, config }: LoadedConfig): JobConfig[] {
  const folder = dirname(file);
  const { $schema: _schema, jobs, ...common } = config;
  const all = jobs ? jobs.map((job) => ({ ...common, ...job })) : [common];
  return all.map((job) => {
    const { spec, out } = job;
    if (spec === undefined || out === undefined) {
      throw new UsageError(
        `${file} has a document without "${spec === undefined ? 'spec' : 'out'}".`,
      );
    }
    return {
      ...withAbsolutePaths(job, folder),
      spec: isFile(spec) ? resolve(folder, spec) : spec,
      out: resolve(folder, out),
    };
  });
}

function selectDocuments(documents: readonly JobConfig[], options: Options): readonly JobConfig[] {
  const { specs, out, jobs } = options;
  const names = documents.flatMap(({ name }) => name ?? []);
  const unknown = jobs.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    const known = names.length === 0 ? 'no document has a name' : `known are ${names.join(', ')}`;
    throw new UsageError(
      `The configuration has no document ${unknown}${suggestion(unknown, names)}; ${known}.`,
    );
  }
  const picked =
    jobs.length === 0
      ? documents
      : documents.filter(({ name }) => name !== undefined && jobs.includes(name));
  const [only] = picked;
  if (specs.length === 0 && out === undefined) return picked;
  if (picked.length !== 1 || only === undefined || specs.length > 1) {
    throw new UsageError(
      'With a configuration, --spec and --out apply to one document: select it with --job.',
    );
  }
  return [{ ...only, ...(specs[0] && { spec: specs[0].file }), ...(out !== undefined && { out }) }];
}

function withAbsolutePaths<Given extends Settings>(settings: Given, folder: string): Given {
  const { root, emitters: modules, overlays, dates } = settings;
  const module = (name: string): string => (name.startsWith('.') ? resolve(folder, name) : name);
  return {
    ...settings,
    ...(root !== undefined && { root: resolve(folder, root) }),
    ...(dates?.startsWith('.') === true && { dates: resolve(folder, dates) }),
    ...(overlays && { overlays: overlays.map((path) => resolve(folder, path)) }),
    ...(modules && { emitters: modules.map(module) }),
  };
}

function withDocumentFolders(documents: readonly JobConfig[]): readonly JobConfig[] {
  if (documents.length === 1) return documents;
  return documents.map((each) => ({ ...each, name: each.name ?? nameOf(each.spec) }));
}

/** @throws {UsageError} if two documents have the same folder, ignoring case as some file systems do. */
function checkFolders(jobs: readonly Job[]): void {
  const seen = new Set<string>();
  for (const { root } of jobs) {
    const key = resolve(root).toLowerCase();
    if (seen.has(key)) {
      const folder = parsePath(root).base;
      throw new UsageError(
        `Two documents would be written to ${folder}/: name one of them, --spec other=FILE.`,
      );
    }
    seen.add(key);
  }
}

async function createJob(document: JobConfig, folder: string): Promise<Job> {
  const { name, out, strict, after, requests, responses, emitters: modules, ...options } = document;
  const others = await loadEmitters(modules ?? [], folder);
  const only = chooseEmitters(options.only, others);
  const all = [...emitters, ...others].map((emitter) => emitter.name);
  return {
    name,
    root: out,
    folders: only,
    strict,
    after,
    options: {
      ...options,
      only,
      kept: all.filter((emitter) => hasGenerated(out, emitter)),
      emitters: others,
      directions: { ...(requests && { requests }), ...(responses && { responses }) },
      dates: options.dates === undefined ? undefined : resolveDates(options.dates, out),
      cursors: options.cursors?.map(parseCursor),
    },
  };
}

/** The path of a date module relative to the folder of the types. The module need not exist yet. */
function resolveDates(dates: string, out: string): string {
  if (dates !== resolve(dates)) {
    if (dates === '' || /^(?:date|Text)$/.test(dates)) {
      throw new UsageError(`--dates must be text, Date or a module, not ${JSON.stringify(dates)}.`);
    }
    return dates;
  }
  const path = relative(join(out, 'types'), dates).replaceAll('\\', '/');
  return (path.startsWith('.') ? path : `./${path}`).replace(/\.ts$/, '.js');
}

function parseCursor(text: string): Cursor {
  const [, parameter, next] = /^([^=]+)=(\/.+)$/s.exec(text) ?? [];
  if (parameter !== undefined && next !== undefined) return { parameter, next };
  throw new UsageError(
    `--cursor must be PARAMETER=POINTER, such as cursor=/meta/next, not ${JSON.stringify(text)}.`,
  );
}

/**
 * Returns the emitters to run in order, with those that they need; by default the default ones and `others`.
 * @throws {UsageError} for an unknown emitter.
 */
export function chooseEmitters(
  names: readonly string[] | undefined,
  others: readonly Emitter[] = [],
): readonly string[] {
  const all = [...emitters, ...others];
  const known = all.map(({ name }) => name);
  const selected = names ?? [...defaultEmitters, ...others.map(({ name }) => name)];
  const unknown = selected.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new UsageError(
      `--only must be some of ${known.join(', ')}, not ${JSON.stringify(unknown)}${suggestion(unknown, known)}.`,
    );
  }
  const chosenNames = new Set(selected);
  // A set also iterates over elements that are added during the iteration.
  for (const name of chosenNames) {
    const needs = all.find((emitter) => emitter.name === name)?.needs ?? [];
    const missing = needs.find((need) => !known.includes(need));
    if (missing !== undefined) {
      throw new UsageError(`The emitter ${name} needs ${missing}, which does not exist.`);
    }
    for (const need of needs) chosenNames.add(need);
  }
  return known.filter((name) => chosenNames.has(name));
}
