import { readFileSync } from 'node:fs';
import { UsageError } from '@seller-funds/command';
import { LineCounter, parseDocument } from 'yaml';
import * as z from 'zod';
import { shortPath } from '../diagnostics/diagnostic.js';
import { matcherOf } from '../source/filters.js';
import { type Change, type Occurrence, titleOfPlace } from './change.js';
import { isRuleName } from './rules/index.js';

const text = z.string({ error: 'has to be a text' }).min(1, { error: 'is empty' });

const entrySchema = z.strictObject({
  rule: text.refine(isRuleName, { error: 'is not the name of a rule' }),
  at: text,
  reason: text,
  until: z.iso.date({ error: 'has to be a date such as 2026-11-28' }),
});

/** A change that is accepted although it has a high level. */
export interface Acceptance extends z.infer<typeof entrySchema> {
  readonly place: string;
}

/** A change at the places at which it is accepted. */
export interface AcceptedChange extends Change {
  readonly acceptance: Acceptance;
}

/** Changes, and those of them that are accepted, with their acceptance. */
export interface Reviewed {
  readonly changes: readonly Change[];
  readonly accepted: readonly AcceptedChange[];
}

/**
 * Reads accepted changes: `rule`, `at` (as in reports, with `*` for any text), `reason`, `until` (the last day).
 * @throws {UsageError} if the file cannot be read or has another form.
 */
export function readAcceptances(file: string): readonly Acceptance[] {
  const lines = new LineCounter();
  const document = parseDocument(readText(file), { lineCounter: lines });
  const placeOf = (path: readonly PropertyKey[]): string => {
    const node = (document.getIn(path, true) ?? document.getIn(path.slice(0, 1), true)) as
      | { readonly range?: readonly number[] }
      | undefined;
    return `${shortPath(file)}:${lines.linePos(node?.range?.[0] ?? 0).line}`;
  };
  const [fault] = document.errors;
  if (fault)
    throw new UsageError(
      `${shortPath(file)}:${lines.linePos(fault.pos[0]).line}: ${fault.message.split('\n')[0]}`,
    );
  const entries = z.array(entrySchema).safeParse(document.toJS() ?? []);
  if (!entries.success) {
    const messages = entries.error.issues.map(
      ({ path, message }) => `${placeOf(path)}: ${path.slice(1).join('.')} ${message}`,
    );
    throw new UsageError(messages.join('\n'));
  }
  return entries.data.map((entry, index) => ({ ...entry, place: placeOf([index]) }));
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`Cannot read --accept ${file}.`);
  }
}

/**
 * Divides changes by whether they are accepted; `today` such as `2026-11-28`.
 * @throws {UsageError} for each entry that has expired, or that no change matches.
 */
export function reviewChanges(
  changes: readonly Change[],
  acceptances: readonly Acceptance[],
  today: string,
): Reviewed {
  const find = (rule: string, occurrence: Occurrence): Acceptance | undefined =>
    acceptances.find(
      (entry) => entry.rule === rule && matcherOf(entry.at)(titleOfPlace(occurrence)),
    );
  const accepted = acceptances.flatMap((acceptance) =>
    changes.flatMap((change) => {
      const own = change.occurrences.filter((place) => find(change.rule, place) === acceptance);
      return own.length > 0 ? [{ ...change, occurrences: own, acceptance }] : [];
    }),
  );
  const faults = acceptances.flatMap((entry) => {
    const { place, rule, at, until } = entry;
    if (until < today) return [`${place}: expired on ${until}. Remove the entry, or decide again.`];
    const isUsed = accepted.some(({ acceptance }) => acceptance === entry);
    return isUsed
      ? []
      : [`${place}: there is no change ${rule} at ${at} (any more). Remove the entry.`];
  });
  if (faults.length > 0) throw new UsageError(faults.join('\n'));
  const open = changes.map((change) => ({
    ...change,
    occurrences: change.occurrences.filter((place) => !find(change.rule, place)),
  }));
  return { changes: open.filter(({ occurrences }) => occurrences.length > 0), accepted };
}
