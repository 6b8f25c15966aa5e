// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import {
  explain,
  explainMissing,
  oneOf,
  wrongType,
  wrongValue,
  type Explanation,
  type Finding,
} from './explain.js';
import { renderTemplate, type Issue } from './request-error.js';

/** A part of a request or response and its value. */
export interface Subject {
  readonly in: Issue['in'];
  readonly value: unknown;
}

/**
 * Converts the findings of a validator to issues of single values. For a union it reports the issues of
 * the alternative that was most likely intended. Duplicates are removed.
 * @param maximum the maximum number of findings to convert
 */
export function toIssues(
  subject: Subject,
  findings: readonly Finding[],
  maximum: number = Infinity,
): Issue[] {
  const found = findings.slice(0, maximum).flatMap((finding) => flatten(subject, [], finding));
  return [...new Map(found.map((issue) => [keyOf(issue), issue])).values()];
}

/** Creates an issue with its message. */
export function makeIssue(
  { in: part, path, received }: Pick<Issue, 'in' | 'path' | 'received'>,
  { code, template, params }: Explanation,
): Issue {
  const explained = { code, template, params, message: renderTemplate(template, params) };
  return { in: part, path, ...explained, ...(received !== undefined && { received }) };
}

function keyOf({ in: part, path, code, message }: Issue): string {
  return JSON.stringify([part, path, code, message]);
}

/** A finding in a member of a union, as the validators report it. */
type ChosenFinding = Finding & Pick<Issue, 'chosenBy'>;

function flatten(subject: Subject, above: Issue['path'], finding: ChosenFinding): Issue[] {
  const { chosenBy } = finding;
  const issues = convert(subject, above, finding);
  return chosenBy ? issues.map((issue) => ({ chosenBy, ...issue })) : issues;
}

function convert(subject: Subject, above: Issue['path'], finding: Finding): Issue[] {
  const path = [...above, ...finding.path.map(toPathStep)];
  const received = valueAt(subject.value, path);
  if (finding.code === 'unrecognized_keys') {
    return finding.keys.map((name) => issueAt(subject, [...path, name], finding));
  }
  // Report a missing value as such, whatever was expected, unless a rule describes it better.
  const rule = finding.code === 'custom' && !/ is required$|^Invalid/.test(finding.message);
  if (received === undefined && !rule) {
    return [makeIssue({ in: subject.in, path }, explainMissing(subject.in, path))];
  }
  if (finding.code !== 'invalid_union') return [issueAt(subject, path, finding)];
  if (finding.errors.length > 0) return flattenUnion(subject, path, finding.errors);
  const options: unknown = 'options' in finding ? finding.options : undefined;
  if (!Array.isArray(options)) return [issueAt(subject, path, finding)];
  return [makeIssue({ in: subject.in, path, received }, wrongValue(options, received))];
}

function issueAt(subject: Subject, path: Issue['path'], finding: Finding): Issue {
  const received = valueAt(subject.value, path);
  const explanation = explain(finding, received);
  if (received !== undefined) return makeIssue({ in: subject.in, path, received }, explanation);
  return makeIssue({ in: subject.in, path }, { ...explanation, code: 'missing' });
}

/** The issues of the alternative of a union that has the right type and the fewest issues. */
function flattenUnion(
  subject: Subject,
  path: Issue['path'],
  branches: readonly (readonly Finding[])[],
): Issue[] {
  const alternatives = branches.map((findings) =>
    findings.flatMap((finding) => flatten(subject, path, finding)),
  );
  const mistyped = (issue: Issue): boolean =>
    issue.path.length === path.length && issue.code === 'type';
  const meant = alternatives.filter((issues) => !issues.some(mistyped));
  if (meant.length > 0) return closestAlternative(path, meant);
  const expected = alternatives.flat().filter(mistyped);
  const types = expected.map((issue) => String(issue.params['expected']));
  const received = valueAt(subject.value, path);
  return [makeIssue({ in: subject.in, path, received }, wrongType(...types))];
}

/**
 * The alternative with the fewest issues, among those whose constants match and that know all properties
 * sent. If no constants match, and all of them are at the same property, reports that property.
 */
function closestAlternative(path: Issue['path'], alternatives: readonly Issue[][]): Issue[] {
  const constants = alternatives.map((issues) =>
    issues.find((issue) => issue.code === 'value' && issue.path.length <= path.length + 1),
  );
  const [first, ...others] = constants;
  const shared = others.every((issue) => issue?.path.join() === first?.path.join());
  if (first && others.length > 0 && shared) {
    const values = constants.map((issue) =>
      String(issue?.params['value'] ?? issue?.params['values']),
    );
    return [makeIssue(first, oneOf(values))];
  }
  const fitting = alternatives.filter((_issues, index) => constants[index] === undefined);
  const candidates = fitting.length > 0 ? fitting : alternatives;
  const roomy = candidates.filter(
    (issues) => !issues.some((issue) => isUnknownProperty(path, issue)),
  );
  const meant = roomy.length > 0 ? roomy : candidates;
  return [...meant].sort((left, right) => left.length - right.length)[0] ?? [];
}

/** True if the issue is a property of the value at the path that the alternative does not have. */
function isUnknownProperty(path: Issue['path'], issue: Issue): boolean {
  return issue.code === 'unknown' && issue.path.length === path.length + 1;
}

function toPathStep(key: PropertyKey): string | number {
  return typeof key === 'symbol' ? String(key) : key;
}

function valueAt(root: unknown, path: Issue['path']): unknown {
  let value = root;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Readonly<Record<string | number, unknown>>)[key];
  }
  return value;
}
