// The `test` of a claim names requests that have to be refused or accepted. The conformance suite has to send each: a
// check derived from an element that cites the claim does, or a scenario that cites the claim.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  allChecks,
  prepareDocument,
  readApi,
  sellerFundsProfile,
  type Operation,
} from '@seller-funds/conformance';
import document from '@seller-funds/contract/openapi.json' with { type: 'json' };
import {
  baseBodies,
  bodyCases,
  parameterCases,
  SeenCases,
} from '../../packages/conformance/src/checks/cases.js';
import { citationsOf } from '../../packages/conformance/src/document/citations.js';
import { requestClaims } from '../../packages/conformance/src/document/claims-of-operation.js';
import { malformedBodies } from '../../packages/conformance/src/checks/malformed-bodies.js';
import { lookUp } from '../../packages/conformance/src/document/pointer.js';
import { memberClaims } from '../../packages/conformance/src/document/member-claims.js';
import { claimsInValue } from '../../packages/conformance/src/document/value-claims.js';
import type { CheckContext } from '../../packages/conformance/src/run/check.js';
import { readClaims, type Claim } from '../../spec/trace/claims.ts';
import { checksOf } from '../../spec/trace/proofs.ts';

const unsent: Readonly<Record<string, string>> = {
  'CORE-LE-019': 'A gap; the checks of CORE-LE-018 send cities of 2, 4 and 5 characters.',
  'EXT-BT-007': 'A transfer needs a balance in its currency, and payments are in EUR only.',
};

/** The words of a `test` for a request, and the label of a request that the words mean. */
type Row = readonly [words: RegExp, label: RegExp];

const refusals: readonly Row[] = [
  [/\b(?:missing|omitting)\b|without (?!zone)\w+ gives 4xx|POST \{\}/i, /required member missing/],
  [
    /\b(?:other|another|CHF)\b[^;]*4xx|INDIVIDUAL,/i,
    /outside the closed set|text instead of boolean/,
  ],
  [/\b3[ /]|lengths? [12]\b|\b(?:NL|EU)\b|wrong length/i, /shorter than/],
  [/\bempty (?!body)|\[\] gives/i, /shorter than|fewer than/],
  [
    /\b\d\d+\b(?![.]| and)[^;-]*4xx|\/\d|\bor [45]\b|EURO|wrong length/i,
    /longer than|above maximum|closed set/,
  ],
  [
    /malformed(?! JSON)|non-(?:Base64|matching)|a UUID|a space|blanks|lower case|without zone/i,
    /broken pattern|^no (?:date|uuid)/,
  ],
  [/fraction|non-integer|1\.5|10\.5/i, /a fraction/],
  [/non-(?:boolean|array|string)|maybe/i, /instead of/],
  [/\bnegative|\b0(?: or|,)/i, /a negative number/],
  [/malformed JSON/i, /truncated JSON/],
  [/unknown.*404/i, /^unknown-code$/],
  [/401/, /^authentication$/],
  [/403/, /^read-only$/],
  [/429/, /^rate-limit$/],
];
const acceptances: readonly Row[] = [
  [/without [^;]*(?:succeeds|2xx|accepted)/i, /optional member absent/],
  [/\b(?:each|all|both)\b|accepted/i, /^(?:the value|a text)/],
  [/\b(?:2xx|200|works|succeeds)\b/, /^(?:examples|writes|the value of an example)$/],
];
const counts = 'one two three four five six seven eight nine ten eleven'.split(' ');

const { claims } = readClaims(join(import.meta.dirname, '../../spec/claims.yaml'));
const api = readApi(prepareDocument(document));
const checks = allChecks(document);

type Add = (claims: Iterable<string>, label: string) => void;

/** The labels of the requests that derived checks send, by claim. */
function sentLabels(
  schemas: CheckContext['schemas'],
  operations: readonly Operation[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const sent = new Map<string, Set<string>>();
  const add: Add = (ids, label) => {
    for (const id of ids) sent.set(id, (sent.get(id) ?? new Set()).add(label));
  };
  const context = { api, schemas, profile: sellerFundsProfile, seed: 1 } as CheckContext;
  const byId = new Map(api.operations.map((each) => [each.id, each]));
  for (const { id, claims: cited } of checks) {
    const [kind = '', operation = ''] = id.split('/');
    add(byId.get(operation)?.claims ?? [], kind);
    if (['authentication', 'read-only', 'rate-limit'].includes(kind)) add(cited, kind);
  }
  for (const operation of operations) {
    addParameters(context, operation, add);
    addBodies(context, operation, add);
  }
  return sent;
}

function addParameters(context: CheckContext, operation: Operation, add: Add): void {
  for (const each of operation.parameters.filter((one) => one.in === 'query')) {
    const cited = [...each.claims, ...memberClaims(api.root, each.schema, [])];
    for (const kind of ['faults', 'edges'] as const)
      for (const { edit } of parameterCases(context, operation, each, kind)) add(cited, edit.label);
  }
}

function addBodies(context: CheckContext, operation: Operation, add: Add): void {
  const { body, pointer, responses } = operation;
  const schema = body?.schema;
  if (!body || !schema) return;
  for (const { label } of malformedBodies(body, {})) add(responses.get('400')?.claims ?? [], label);
  const ofBody = citationsOf(lookUp(api.root, `${pointer}/requestBody`));
  const seen = new SeenCases(true);
  for (const base of baseBodies(context, operation)) {
    const shown = claimsInValue(context.schemas, schema, base.body, 'request');
    add(shown, 'the value of an example');
    for (const kind of ['faults', 'edges'] as const)
      for (const { edit } of bodyCases(context, operation, base.body, kind, seen))
        add([...ofBody, ...memberClaims(api.root, schema, edit.path)], edit.label);
  }
}

const stated = sentLabels(api.statedSchemas, api.operations);

/** Claims of which some requests are sent with --decisions only. */
const decidedClaims = new Set(
  claims.filter(({ test: text }) => /\(D\d+\)/.test(text)).map(({ id }) => id),
);
const citing = api.operations.filter((each) => {
  const cited = [...requestClaims(api, each), ...(each.responses.get('400')?.claims ?? [])];
  return cited.some((id) => decidedClaims.has(id));
});
const decided = sentLabels(api.schemas, citing);

/** The rows for the refusals and the acceptances that a `test` names; empty for words that only a scenario knows. */
function rowsOf({ test: text }: Claim): Row[][] {
  const isRefused = /4xx(?! may)|\b4\d\d\b|refused|is rejected/.test(text);
  const isAccepted = /(?<!alidator )accept|succeed|2xx|\b200\b|works/.test(text);
  return [...(isRefused ? [refusals] : []), ...(isAccepted ? [acceptances] : [])].map((rows) =>
    rows.filter(([words]) => words.test(text)),
  );
}

/** True if a label has no limit, or one next to a number of the `test`: 48 in `Lengths 3/49 give 4xx`. */
function isNear(label: string, text: string): boolean {
  const limit = /(?:than|above) \w+ (\d+)$/.exec(label)?.[1];
  const numbers = text.match(/\b\d+\b/g);
  return !limit || !numbers || numbers.some((each) => Math.abs(Number(each) - Number(limit)) <= 1);
}

/** True if derived checks send all requests of a `test`: with --decisions only, if it names a decision, as in `(D24)`. */
function isDerived(claim: Claim): boolean {
  const { id, test: text } = claim;
  const all = [...((decidedClaims.has(id) ? decided : stated).get(id) ?? [])];
  const sent = all.filter((label) => isNear(label, text));
  const values = counts.indexOf(/\beach of (\w+)/i.exec(text)?.[1] ?? '');
  // One of the values is that of an example.
  if (sent.filter((label) => label.startsWith('the value ')).length <= values) return false;
  return rowsOf(claim).every(
    (rows) => rows.length > 0 && rows.every(([, label]) => sent.some((each) => label.test(each))),
  );
}

test('each request that the test of a claim names is sent', () => {
  const found = claims.filter(
    (claim) =>
      rowsOf(claim).length > 0 &&
      !isDerived(claim) &&
      checksOf(claim, checks).every(({ kind }) => kind !== 'scenario'),
  );
  expect(found.map(({ id }) => id)).toEqual(Object.keys(unsent));
});
