import { isDeepStrictEqual } from 'node:util';
import { at, isObject, resolvePointer } from '../../json.js';
import type { Contract } from '../../model/contract.js';
import type { Contracts, Places, Report } from '../finding.js';
import { compareStated, compareTexts, reportUnmatched } from '../report-differences.js';
import type { RuleName } from '../rules/index.js';
import { pairBy } from './pair.js';

interface Table {
  readonly extension: string;
  /** The member of an entry that the model has; the others are documentation. */
  readonly member: string;
  readonly entriesOf: (contract: Contract) => readonly (readonly [name: string, value: unknown])[];
  readonly changed: RuleName;
  /** The rules for entries; undefined if other rules compare what has them. */
  readonly unmatched: { readonly gone: RuleName; readonly added: RuleName } | undefined;
}

const tables: readonly Table[] = [
  {
    extension: 'x-error-codes',
    member: 'template',
    entriesOf: ({ errorCodes }) => errorCodes.map(({ code, template }) => [code, template]),
    changed: 'errors/template-changed',
    unmatched: { gone: 'errors/code-removed', added: 'errors/code-added' },
  },
  {
    extension: 'x-limits',
    member: 'value',
    entriesOf: ({ limits }) => limits.map(({ name, value }) => [name, value]),
    changed: 'limits/changed',
    unmatched: { gone: 'limits/changed', added: 'limits/changed' },
  },
  {
    extension: 'x-versions',
    member: 'basePath',
    entriesOf: ({ modules }) =>
      modules
        .filter(({ versioned }) => versioned)
        .map(({ prefix, basePath }) => [prefix.slice(0, -1), basePath]),
    changed: 'version/path-changed',
    unmatched: undefined,
  },
];

function rootPlaces(extension: string): Places {
  return { field: '', before: `#/${extension}`, after: `#/${extension}` };
}

/** Compares what extensions of the root state. */
export function compareExtensions(contracts: Contracts, report: Report): void {
  const { before, after } = contracts;
  compareStated(
    'errors/format',
    before.errorFormat,
    after.errorFormat,
    rootPlaces('x-errors'),
    report,
  );
  compareStated(
    'client/settings',
    before.clientHints,
    after.clientHints,
    rootPlaces('x-client'),
    report,
  );
  for (const table of tables) compareTable(table, contracts, report);
}

function compareTable(
  { extension, member, entriesOf, changed, unmatched }: Table,
  { before, after }: Contracts,
  report: Report,
): void {
  const { pairs, ...others } = pairBy(entriesOf(before), entriesOf(after), ([name]) => name);
  for (const {
    before: [name, old],
    after: [, now],
  } of pairs) {
    const pointer = at(`#/${extension}`, name);
    const places = { field: '', before: pointer, after: pointer };
    compareTexts(changed, String(old), String(now), places, report, `${name}: `);
    const [was, is] = [before, after].map(({ document }) =>
      restOf(resolvePointer(document, pointer), member),
    );
    if (!isDeepStrictEqual(was, is))
      report({ rule: 'docs/extension-changed', message: `${extension}: ${name}`, ...places });
  }
  const titleOf = ([name]: readonly [string, unknown]): string => `${extension}: ${name}`;
  if (unmatched) reportUnmatched(others, titleOf, unmatched, rootPlaces(extension), report);
}

function restOf(entry: unknown, member: string): object {
  return isObject(entry) ? { ...entry, [member]: undefined } : {};
}
