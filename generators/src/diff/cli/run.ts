import { parse } from 'node:path';
import { writeFileSync } from 'node:fs';
import { processCall, runProgram, UsageError } from '@seller-funds/command';
import {
  type Diagnostic,
  DiagnosticError,
  type Location,
  shortPath,
} from '../../diagnostics/diagnostic.js';
import { buildContract } from '../../model/build.js';
import type { Contract } from '../../model/contract.js';
import { whyUnwritable } from '../../output/write.js';
import { loadDocument } from '../../source/load.js';
import { readAcceptances, reviewChanges } from '../accepted.js';
import { type Change, hasChangeAtLeast } from '../change.js';
import { type CompareOptions, compareContracts } from '../compare.js';
import { render } from '../report/index.js';
import { type BaseDocument, openBase } from './base.js';
import { commandFor, type DiffOptions, readDiffOptions } from './options.js';
import { RevisionError } from './revision.js';

/** The name of the command, and what it knows of a document by default. */
export interface DiffCommand {
  readonly program: string;
  /** What `--version` prints. */
  readonly version?: string;
  readonly spec?: string;
  /** Extensions that only documentation shows. */
  readonly documentation?: readonly string[];
}

/** Runs the command, prints the result and returns the exit code. */
export async function runDiff(command: DiffCommand, args: readonly string[]): Promise<number> {
  const { program, version, spec, documentation } = command;
  const compareDocuments = {
    command: commandFor(spec && shortPath(spec)),
    run: (own: readonly string[]) => compare(readDiffOptions(own, spec), documentation),
  };
  try {
    return await runProgram({ '': compareDocuments }, processCall(program, args, version));
  } catch (error) {
    if (!isExpected(error)) throw error;
    console.error(error.message);
    return 2;
  }
}

function isExpected(error: unknown): error is Error {
  return error instanceof DiagnosticError || error instanceof RevisionError;
}

async function compare(options: DiffOptions, documentation?: readonly string[]): Promise<number> {
  const { spec, format, failOn, affected, output, docs, accept } = options;
  const acceptances = accept === undefined ? [] : readAcceptances(accept);
  const today = new Date().toISOString().slice(0, 10);
  const result = await changesSince(options.base, spec, { documentation, today });
  const { changes, accepted } = reviewChanges(result, acceptances, today);
  const visible = docs ? changes : changes.filter(({ levels }) => levels.clients !== 'docs');
  const isColored = output === undefined && process.stdout.isTTY;
  const text = render(
    format,
    { spec: shortPath(spec), base: options.base, changes: visible, accepted },
    isColored,
  );
  if (output === undefined) process.stdout.write(text);
  else write(output, text);
  return failOn !== undefined && hasChangeAtLeast(changes, failOn, affected) ? 1 : 0;
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`Cannot write --output: ${whyUnwritable(error)}.`);
  }
}

/**
 * Returns the changes of a document since a revision, or compared with a file.
 * @throws {DiagnosticError} if one of the documents is invalid.
 * @throws {RevisionError} if the revision does not exist.
 */
export async function changesSince(
  base: string,
  spec: string,
  options?: CompareOptions,
): Promise<readonly Change[]> {
  const after = await read(spec, shortPath);
  const opened = openBase(base, spec);
  try {
    const before = await read(opened.file, (file) => opened.nameOf(file));
    return compareContracts(before, after, options).map((change) => withNames(change, opened));
  } finally {
    opened.remove();
  }
}

async function read(file: string, nameOf: (file: string) => string): Promise<Contract> {
  try {
    // No code is generated, so files of any folder are allowed.
    return buildContract(await loadDocument(file, { root: parse(file).root })).contract;
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    throw new DiagnosticError(error.diagnostics.map((fault) => renamed(fault, nameOf)));
  }
}

function renamed(fault: Diagnostic, nameOf: (file: string) => string): Diagnostic {
  const { location } = fault;
  return location ? { ...fault, location: { ...location, file: nameOf(location.file) } } : fault;
}

function withNames({ before, after, ...change }: Change, base: BaseDocument): Change {
  return {
    ...change,
    before: named(before, (file) => base.nameOf(file)),
    after: named(after, shortPath),
  };
}

function named(
  location: Location | undefined,
  nameOf: (file: string) => string,
): Location | undefined {
  return location && { ...location, file: nameOf(location.file) };
}
