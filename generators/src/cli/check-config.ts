import { diagnostic, DiagnosticError, type Diagnostic } from '../diagnostics/diagnostic.js';
import { suggestion } from '../diagnostics/nearest.js';
import { at, isObject, type JsonObject, tokensOf } from '../json.js';
import { Positions } from '../source/positions.js';
import { type Config, jobShapes, type Shape } from './settings.js';

/** The kinds of values in messages. */
const kinds = { text: 'a string', texts: 'an array of strings', flag: 'true or false' } as const;

/**
 * Checks the content of a configuration file.
 * @param file its path, for the positions of diagnostics
 * @throws {DiagnosticError} with every unknown key and every invalid value.
 */
export function checkConfig(file: string, value: unknown): Config {
  const faults: Diagnostic[] = [];
  const report = (
    code: 'config/unknown-key' | 'config/value',
    pointer: string,
    values: Readonly<Record<string, string>>,
  ): void => void faults.push(diagnostic(code, values, placeOf(file, pointer)));
  const wrong = (pointer: string, expected: string, found: unknown): void =>
    report('config/value', pointer, { expected, found: show(found) });
  const checkMembers = (object: JsonObject, pointer: string, others: readonly string[]): void => {
    const known = [...Object.keys(jobShapes), ...others];
    for (const [key, member] of Object.entries(object)) {
      const shape = Object.hasOwn(jobShapes, key) ? jobShapes[key] : undefined;
      const place = at(pointer, key);
      if (shape && member !== undefined && !fits(shape, member))
        wrong(place, describe(shape), member);
      if (shape || others.includes(key)) continue;
      const near = suggestion(key, known);
      report('config/unknown-key', place, { key, near, known: known.toSorted().join(', ') });
    }
  };
  if (isObject(value)) checkMembers(value, '#', ['$schema', 'jobs']);
  else wrong('#', 'an object', value);
  const jobs: unknown = isObject(value) ? value['jobs'] : undefined;
  if (jobs !== undefined && (!Array.isArray(jobs) || jobs.length === 0)) {
    wrong('#/jobs', 'an array of documents', jobs);
  }
  for (const [index, job] of (Array.isArray(jobs) ? jobs : []).entries()) {
    const pointer = at('#/jobs', index);
    if (!isObject(job)) wrong(pointer, 'an object', job);
    else checkMembers(job, pointer, []);
  }
  if (faults.length > 0) throw new DiagnosticError(faults);
  return value as Config;
}

function fits(shape: Shape, value: unknown): boolean {
  if (shape.kind === 'choice') return shape.values.some((each) => each === value);
  if (shape.kind === 'flag') return typeof value === 'boolean';
  if (shape.kind === 'text') return isText(value);
  return Array.isArray(value) && value.every(isText);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function describe(shape: Shape): string {
  if (shape.kind !== 'choice') return kinds[shape.kind];
  return shape.values.map((value) => JSON.stringify(value)).join(' or ');
}

function show(value: unknown): string {
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) return typeof value;
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Line and column in a JSON file; the start of the file for TypeScript and JavaScript. */
function placeOf(file: string, pointer: string): NonNullable<Diagnostic['location']> {
  if (!file.endsWith('.json')) return { file, line: 1, column: 1, pointer };
  const positions = new Positions();
  const place = positions.walk(positions.open(file), tokensOf(pointer));
  return { file, ...positions.lineOf(place), pointer };
}
