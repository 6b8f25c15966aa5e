import type * as z from 'zod';
import {
  diagnostic,
  type Diagnostic,
  DiagnosticError,
  type Location,
  startOf,
} from '../diagnostics/diagnostic.js';
import { suggestion } from '../diagnostics/nearest.js';
import { at } from '../json.js';
import { Positions } from '../source/positions.js';
import { type Config, configOf, jobSchema } from './settings.js';

/** The spec or the folder of a document may stand beside `jobs`. */
const schema = configOf(jobSchema.partial());

const types: Readonly<Record<string, string>> = {
  string: 'a string',
  array: 'an array of strings',
  boolean: 'true or false',
  object: 'an object',
};

/**
 * Checks the content of a configuration file.
 * @param file its path, for the positions of diagnostics
 * @throws {DiagnosticError} with every unknown key and every invalid value.
 */
export function checkConfig(file: string, value: unknown): Config {
  const parsed = schema.safeParse(value);
  if (parsed.success) return value as Config;
  const faults = parsed.error.issues.flatMap((issue) => diagnosticsOf(file, value, issue));
  throw new DiagnosticError(faults.toSorted((one, other) => lineOf(one) - lineOf(other)));
}

function diagnosticsOf(file: string, root: unknown, issue: z.core.$ZodIssue): Diagnostic[] {
  if (issue.code === 'unrecognized_keys') {
    const isJob = issue.path.length > 0;
    const known = Object.keys(isJob ? jobSchema.shape : schema.shape).toSorted();
    return issue.keys.map((key) => {
      const values = { key, near: suggestion(key, known), known: known.join(', ') };
      const place = placeOf(file, pointerTo([...issue.path, key]));
      return diagnostic('config/unknown-key', values, place);
    });
  }
  // Of an array of texts, the array is reported.
  const last = issue.path.findLastIndex((step) => typeof step === 'string' && step !== 'jobs');
  const path = last === -1 ? issue.path : issue.path.slice(0, last + 1);
  const target = path.reduce<unknown>(
    (inner, step) => (inner as Readonly<Record<PropertyKey, unknown>>)[step],
    root,
  );
  const values = { expected: expectedBy(issue), found: show(target) };
  return [diagnostic('config/value', values, placeOf(file, pointerTo(path)))];
}

function expectedBy(issue: z.core.$ZodIssue): string {
  const [last, ...above] = issue.path.toReversed();
  if (last === 'jobs') return 'an array of documents';
  if (typeof last === 'number' && above[0] !== 'jobs') return types['array'] ?? '';
  if (issue.code === 'invalid_value') {
    return issue.values.map((value) => JSON.stringify(value)).join(' or ');
  }
  return types[issue.code === 'invalid_type' ? issue.expected : 'string'] ?? 'another value';
}

function lineOf({ location }: Diagnostic): number {
  return location?.line ?? 0;
}

function pointerTo(path: readonly PropertyKey[]): string {
  return path.reduce<string>((pointer, step) => at(pointer, String(step)), '#');
}

function show(value: unknown): string {
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) return typeof value;
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Line and column in a JSON file; the start of the file for TypeScript and JavaScript. */
function placeOf(file: string, pointer: string): Location {
  if (!file.endsWith('.json')) return { ...startOf(file), pointer };
  return new Positions().locate(file, pointer);
}
