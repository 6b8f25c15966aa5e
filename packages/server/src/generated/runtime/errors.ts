// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { ReadableOperation } from './request.js';
import type { Reply, ResponseHeaders } from './response.js';
import { type OperationDescriptor, documentedKey } from '@seller-funds/contract/runtime';
import { knownFormat } from '@seller-funds/validators/runtime/checks';
import { type OperationValidators, exactSchema } from '@seller-funds/validators/runtime/operation';

/** The part of a request that contains a value. */
export type RequestPart = 'path' | 'query' | 'header' | 'cookie' | 'body';

/**
 * The kind of an issue: a value is missing, has another JSON type, is out of range (size or length), does
 * not match its format or pattern, is not one of the allowed values, excludes another value that is
 * present, violates another rule, has an unknown name, or cannot be parsed.
 */
export type IssueCode =
  | 'missing'
  | 'type'
  | 'range'
  | 'format'
  | 'value'
  | 'exclusive'
  | 'rule'
  | 'unknown'
  | 'syntax';

/** One issue of one value. */
export interface Issue {
  readonly in: RequestPart;
  /** The path to the value: the parameter's name, or names and indexes from the root of the body. */
  readonly path: readonly (string | number)[];
  readonly code: IssueCode;
  /** A human-readable sentence. */
  readonly message: string;
  /** The message with placeholders such as `{name}` for the values of `params`. */
  readonly template: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The value that was sent, which may be personal or secret; undefined if missing. */
  readonly received?: unknown;
  /** In a member of a union: the discriminator and its value, one of the document's, that chose the member. */
  readonly chosenBy?: { readonly property: string; readonly value: unknown };
}

/** Why a request is rejected. */
export type RequestProblem =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'method'; readonly allowed: readonly string[] }
  /** `message` names the missing credentials; without it, credentials were refused. */
  | { readonly kind: 'unauthenticated'; readonly message?: string }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'too-large'; readonly maxBodyBytes: number }
  | { readonly kind: 'media-type'; readonly message: string; readonly supported: readonly string[] }
  | { readonly kind: 'malformed'; readonly message: string }
  | { readonly kind: 'invalid'; readonly issues: readonly Issue[] }
  | { readonly kind: 'not-implemented' }
  | { readonly kind: 'internal' };

/** A request and its context, for error handlers. */
export interface Exchange {
  readonly request: Request;
  /** The request id that the response returns. */
  readonly requestId: string;
  /** The operation; undefined if none matches. */
  readonly operation: OperationDescriptor | undefined;
}

/** Formats the response for an error. The runtime adds the request id and, for 405, `Allow`. */
export type ErrorFormatter = (problem: RequestProblem, exchange: Exchange) => Reply;

/**
 * Rejects a request with an error response in the server's format. Handlers may throw it too, for
 * instance for a rule that the document's schemas cannot express.
 */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly problem: RequestProblem;
  readonly headers: NonNullable<Reply['headers']>;

  constructor(problem: RequestProblem, headers: NonNullable<Reply['headers']> = {}) {
    super(problem.kind);
    this.problem = problem;
    this.headers = headers;
  }
}

/** Replaces the placeholders of a template with values. Placeholders without a value stay. */
export function renderTemplate(template: string, params: Issue['params']): string {
  return template.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : place,
  );
}

/** Formats the path to a value, such as `items[0].amount`. */
export function fieldPath(path: Issue['path']): string {
  return path
    .map((step, index) => {
      if (typeof step === 'number') return `[${step}]`;
      if (/[.[\]"\s]/.test(step) || step === '') return `[${JSON.stringify(step)}]`;
      return index === 0 ? step : `.${step}`;
    })
    .join('');
}

/** Thrown in a handler to respond with a documented error. */
export class HttpError extends Error implements Reply {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly body?: unknown;
  readonly headers: ResponseHeaders;

  /**
   * @param status an HTTP status, 200 to 599
   * @param body the response body, as in the return value of a handler
   * @param headers the response headers
   */
  constructor(
    status: number,
    body?: unknown,
    headers: ResponseHeaders = {},
    options?: ErrorOptions,
  ) {
    super(`HTTP ${status}`, options);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/**
 * Formats each error with its usual status and a body `{ message, details }`. The body repeats no values
 * of the request, since they may be personal.
 */
export const genericErrors: ErrorFormatter = (problem) => {
  const message = messageOf(problem);
  const details = problem.kind === 'invalid' ? { details: problem.issues.map(detail) } : {};
  return { status: statusOf(problem), body: { message, ...details } };
};

function detail(issue: Issue): object {
  return {
    in: issue.in,
    field: fieldPath(issue.path),
    code: issue.code,
    message: describeIssue(issue),
  };
}

/** Describes an issue in a sentence, with the value of a discriminator on which it depends. */
function describeIssue({ message, chosenBy }: Issue): string {
  if (!chosenBy) return message;
  return message.replace(/\.$/, ` if ${chosenBy.property} is ${String(chosenBy.value)}.`);
}

/** The possible status codes of each kind of error, the most specific first. */
const statuses: Readonly<Record<RequestProblem['kind'], readonly [number, ...number[]]>> = {
  'not-found': [404],
  method: [405],
  unauthenticated: [401],
  forbidden: [403],
  'too-large': [413, 400, 422],
  'media-type': [415, 400, 422],
  malformed: [400, 422],
  invalid: [422, 400],
  'not-implemented': [501],
  internal: [500],
};

/** The status codes that a document may use for an error, the most specific first. */
function statusesOf(problem: RequestProblem): readonly number[] {
  return statuses[problem.kind];
}

/** The usual HTTP status code for an error. */
export function statusOf(problem: RequestProblem): number {
  return statuses[problem.kind][0];
}

/** Describes an error in a sentence. Contains no values of the request. */
export function messageOf(problem: RequestProblem): string {
  switch (problem.kind) {
    case 'not-found':
      return 'There is nothing at this path.';
    case 'method':
      return `The method is not supported here. Supported: ${problem.allowed.join(', ')}.`;
    case 'unauthenticated':
      return problem.message ?? 'Valid credentials are required.';
    case 'forbidden':
      return 'The credentials do not permit this operation.';
    case 'too-large':
      return `The request body is larger than ${problem.maxBodyBytes} bytes.`;
    case 'media-type':
    case 'malformed':
      return problem.message;
    case 'invalid':
      return `The request has ${problem.issues.length} ${problem.issues.length === 1 ? 'fault' : 'faults'}.`;
    case 'not-implemented':
      return 'The operation is not implemented.';
    case 'internal':
      return 'The service failed unexpectedly.';
  }
}

/** The same for a body without a list of the issues: the first one with its place, and how many more there are. */
function wholeMessageOf(problem: RequestProblem): string {
  if (problem.kind !== 'invalid' || !problem.issues[0]) return messageOf(problem);
  const [first, ...others] = problem.issues;
  const path = fieldPath(first.path);
  const place = `${first.in}${path === '' || path.startsWith('[') ? '' : '.'}${path}`;
  const said = describeIssue(first).replace(/\.$/, '');
  const [subject = ''] = /^The (?:value|field|parameter|request body) /.exec(said) ?? [];
  const issue = subject === '' ? `${place}: ${said}` : `${place} ${said.slice(subject.length)}`;
  return others.length === 0 ? issue : `${issue}; ${others.length} more`;
}

/** A sample of a documented error body, and the property paths to its parts. Plain data. */
interface ErrorShape {
  /** A body that is valid by the document. */
  readonly body: object;
  /** The path to the human-readable message. */
  readonly message?: readonly string[];
  /** The path to the error code, set to the kind of error, such as `unauthenticated`. */
  readonly code?: readonly string[];
  /** The path to the status code as a number. */
  readonly status?: readonly string[];
  /** The path to the list of all issues of a request. */
  readonly details?: readonly string[];
}

/** The error shapes of a document. */
export interface ErrorTable {
  /** The most frequent shape. */
  readonly common?: ErrorShape;
  /** Other shapes by operationId and status. */
  readonly others?: Readonly<Record<string, Readonly<Record<string, ErrorShape>>>>;
}

/**
 * Creates an error formatter that follows the document: it uses the status, media type and body that the
 * operation documents. If none fits, it uses the usual status for the error and the document's most
 * frequent error body.
 * @param operations all operations of the server
 */
export function documentedErrors(
  operations: readonly ReadableOperation[],
  { common, others = {} }: ErrorTable,
): ErrorFormatter {
  const validators = new Map(operations.map((each) => [each.operation, each.validators]));
  const shapeOf = ({ id }: OperationDescriptor, key: string): ErrorShape | undefined =>
    ownValue(ownValue(others, id) ?? {}, key) ?? common;
  return (problem, exchange) => {
    const { operation } = exchange;
    const found = operation && documentedStatus(problem, operation);
    if (!operation || !found) return formatGeneric(problem, exchange, common);
    const { status, key } = found;
    const type = writableType(operation.responses[key] ?? []);
    if (type === undefined) return { status };
    const headers = { 'content-type': type };
    if (!isJson(type)) return { status, headers, body: wholeMessageOf(problem) };
    const validator = validators.get(operation)?.responses[key];
    const body = buildBody(problem, status, shapeOf(operation, key), validator);
    return { status, headers, body: body ?? genericErrors(problem, exchange).body };
  };
}

/** The status for an error, and the key of the operation's responses for it. */
function documentedStatus(
  problem: RequestProblem,
  { responses }: OperationDescriptor,
): { readonly status: number; readonly key: string } | undefined {
  const status = statusesOf(problem).find((each) => Object.hasOwn(responses, String(each)));
  if (status !== undefined) return { status, key: String(status) };
  const usual = statusOf(problem);
  const key = documentedKey(responses, usual);
  return key === undefined ? undefined : { status: usual, key };
}

/** The first media type that can hold a message; undefined if there is none. */
function writableType(types: readonly string[]): string | undefined {
  const exact = types.filter((type) => !type.includes('*'));
  return exact.find(isJson) ?? exact.find((type) => type.startsWith('text/'));
}

function formatGeneric(
  problem: RequestProblem,
  exchange: Exchange,
  common: ErrorShape | undefined,
): Reply {
  const reply = genericErrors(problem, exchange);
  return common
    ? { ...reply, body: fillBody(problem, reply.status, common, wholeMessageOf(problem)) }
    : reply;
}

/** The most detailed body that is valid; undefined if none is. */
function buildBody(
  problem: RequestProblem,
  status: number,
  shape: ErrorShape | undefined,
  validator: Validator | undefined,
): object | undefined {
  if (!shape) return undefined;
  const plain = fillBody(problem, status, shape, wholeMessageOf(problem));
  if (!validator) return plain;
  const detailed =
    shape.details &&
    withValueAt(
      fillBody(problem, status, shape, messageOf(problem)),
      shape.details,
      detailsOf(problem),
    );
  return [detailed, plain, shape.body]
    .filter((body) => body !== undefined)
    .find((body) => exactSchema(validator).safeParse(body).success);
}

function fillBody(
  problem: RequestProblem,
  status: number,
  shape: ErrorShape,
  message: string,
): object {
  let body = shape.body;
  if (shape.status) body = withValueAt(body, shape.status, status);
  if (shape.code) body = withValueAt(body, shape.code, problem.kind);
  return shape.message ? withValueAt(body, shape.message, message) : body;
}

function detailsOf(problem: RequestProblem): object[] | undefined {
  if (problem.kind !== 'invalid') return undefined;
  return problem.issues.map((issue) => ({
    field: fieldPath(issue.path),
    code: issue.code,
    message: describeIssue(issue),
  }));
}

/** A copy of an object with the value at a path replaced; the object itself if `value` is undefined. */
function withValueAt(body: object, [name, ...rest]: readonly string[], value: unknown): object {
  if (name === undefined || value === undefined) return body;
  const inner: unknown = ownValue(body as Readonly<Record<string, unknown>>, name);
  const changed = rest.length > 0 ? withValueAt(Object(inner) as object, rest, value) : value;
  return { ...body, [name]: changed };
}

function ownValue<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** A validator of one part of an operation. */
export type Validator = NonNullable<OperationValidators['body']>;

/** The message of the generated validators for a value that is not an integer. */
const integerExpected = 'Invalid input: expected integer';

type Result = ReturnType<Validator['safeParse']>;

/** One issue that a validator reports. */
type Finding = NonNullable<Result['error']>['issues'][number];

/** The description of an issue without its path. */
type Explanation = Pick<Issue, 'code' | 'template' | 'params'>;

/** Describes an issue of a value that is present. */
function explain(finding: Finding, received: unknown): Explanation {
  switch (finding.code) {
    case 'invalid_type':
      return wrongType(expectedType(finding));
    case 'invalid_value':
      return wrongValue(finding.values, received);
    case 'invalid_format':
      return wrongFormat(finding.format, finding.pattern);
    case 'too_small':
      return tooSmall(finding.origin, Number(finding.minimum), finding.inclusive !== false);
    case 'too_big':
      return tooBig(finding.origin, Number(finding.maximum), finding.inclusive !== false);
    case 'not_multiple_of':
      return {
        code: 'range',
        template: 'The value must be a multiple of {divisor}.',
        params: { divisor: finding.divisor },
      };
    case 'unrecognized_keys':
      return { code: 'unknown', template: 'The field is not known.', params: {} };
    case 'invalid_key':
      return { code: 'unknown', template: 'The name of the field is not allowed.', params: {} };
    case 'custom':
      return custom(finding.message, finding.params ?? {});
    case 'invalid_union':
    case 'invalid_element':
      return brokenRule(
        `The value has ${isAmbiguous(finding) ? 'more than one' : 'none'} of the allowed forms`,
      );
  }
}

/** True for a union whose value matches several members, but may match only one. */
function isAmbiguous(finding: Finding): boolean {
  return 'inclusive' in finding && !finding.inclusive;
}

/** Describes a missing value. */
export function explainMissing(part: Issue['in'], path: Issue['path']): Explanation {
  const isWhole = part === 'body' && path.length === 0;
  const subject = isWhole ? 'request body' : part === 'body' ? 'field' : 'parameter';
  return { code: 'missing', template: `The ${subject} is required.`, params: {} };
}

/** The names of the JSON types in messages. */
const typeWords: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
};

/** Describes a value whose JSON type is not allowed. */
function wrongType(...types: readonly string[]): Explanation {
  const expected = [...new Set(types.map((type) => typeWords[type] ?? type))].join(' or ');
  if (expected === 'never') {
    return { code: 'unknown', template: 'The field is not allowed here.', params: {} };
  }
  return { code: 'type', template: 'The value must be {expected}.', params: { expected } };
}

/** Describes a value that is not one of the allowed values, or not of their type. */
function wrongValue(values: readonly unknown[], received: unknown): Explanation {
  const types = values.map((value) => (value === null ? 'null' : typeof value));
  const type = received === null ? 'null' : typeof received;
  if (values.length > 0 && !types.includes(type)) return wrongType(...types);
  const [first] = values;
  return values.length === 1
    ? { code: 'value', template: 'The value must be {value}.', params: { value: first } }
    : oneOf(values);
}

/** Describes a value that is not one of several. */
function oneOf(values: readonly unknown[]): Explanation {
  return {
    code: 'value',
    template: 'The value must be one of {values}.',
    params: {
      values: values.map((value) => (value === '' ? '(empty)' : String(value))).join(', '),
    },
  };
}

/**
 * Describes a string that does not match its format or pattern. The message does not quote the regular
 * expression; it is in `params` for formatters that can describe it.
 */
function wrongFormat(format: string, pattern: string | undefined): Explanation {
  // zod calls a pattern the format `regex`.
  const isPattern = format === 'regex' && pattern !== undefined;
  const [words, sample] = (isPattern ? undefined : knownFormat(format)) ?? [];
  if (words !== undefined)
    return {
      code: 'format',
      template: `The value must be ${words}, such as ${sample}.`,
      params: {},
    };
  const template = 'The value does not have the required form.';
  // The plain expression, without the delimiters, escapes and flags of JavaScript.
  const expression = pattern?.replace(/^\/(.*)\/\w*$/s, '$1').replaceAll('\\/', '/');
  return {
    code: 'format',
    template,
    params: expression === undefined ? {} : { pattern: expression },
  };
}

function tooSmall(origin: string, minimum: number, inclusive: boolean): Explanation {
  const least = inclusive ? 'at least {minimum}' : 'greater than {minimum}';
  return { code: 'range', template: limitTemplate(origin, minimum, least), params: { minimum } };
}

function tooBig(origin: string, maximum: number, inclusive: boolean): Explanation {
  const most = inclusive ? 'at most {maximum}' : 'less than {maximum}';
  const mustBeEmpty = maximum === 0 && unitOf(origin, maximum) !== '';
  const template = mustBeEmpty ? 'The value must be empty.' : limitTemplate(origin, maximum, most);
  return { code: 'range', template, params: { maximum } };
}

function limitTemplate(origin: string, limit: number, range: string): string {
  const unit = unitOf(origin, limit);
  return unit === '' ? `The value must be ${range}.` : `The value must have ${range}${unit}.`;
}

function unitOf(origin: string, count: number): string {
  const one = count === 1;
  if (origin === 'string') return one ? ' character' : ' characters';
  if (origin === 'array') return one ? ' element' : ' elements';
  return '';
}

/** Describes an issue of a custom rule, from its parameters if it has some. */
function custom(message: string, { rule, names }: Readonly<Record<string, unknown>>): Explanation {
  if (rule !== 'exclusive' || !Array.isArray(names)) return brokenRule(message);
  const [first, second, ...others] = names.map(String);
  return others.length === 0
    ? {
        code: 'exclusive',
        template: '{first} and {second} exclude each other.',
        params: { first, second },
      }
    : {
        code: 'exclusive',
        template: '{names} exclude each other.',
        params: { names: names.join(', ') },
      };
}

/** Turns the message of a rule into a sentence; it may begin with a field name. */
function brokenRule(message: string): Explanation {
  const sentence = message.replace(
    /^(?:the|at) /,
    (word) => word.charAt(0).toUpperCase() + word.slice(1),
  );
  const template = /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
  return { code: 'rule', template, params: {} };
}

/** The expected JSON type. For an integer zod reports `number`, so go by the message. */
function expectedType({ expected, message }: Extract<Finding, { code: 'invalid_type' }>): string {
  if (expected === 'int' || message === integerExpected) return 'integer';
  return expected === 'record' ? 'object' : expected;
}

/** A part of a request or response and its value. */
interface Subject {
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

/** A parsed media type. */
export interface MediaType {
  /** Type and subtype in lower case, such as `application/json`. */
  readonly essence: string;
  /** The `charset` parameter in lower case. */
  readonly charset: string | undefined;
}

/** How a body of a media type is parsed and serialized. */
type MediaKind = 'json' | 'form' | 'text' | 'binary';

const token = String.raw`[\w!#$%&'*+.^\`|~-]+`;

const syntax = new RegExp(`^\\s*(${token}/${token})\\s*(?:;(.*))?$`);

/** Parses a `Content-Type` header; undefined if it is malformed. */
export function parseMediaType(header: string): MediaType | undefined {
  const found = syntax.exec(header);
  const essence = found?.[1];
  if (essence === undefined) return undefined;
  const charset = /(?:^|;)\s*charset\s*=\s*"?([^\s";]+)/i.exec(found?.[2] ?? '')?.[1];
  return { essence: essence.toLowerCase(), charset: charset?.toLowerCase() };
}

/** True if a media type matches one of the documented ones, which may be ranges such as `text/*`. */
export function isDocumented(essence: string, documented: readonly string[]): boolean {
  const [type = ''] = essence.split('/');
  const accepted = [essence, `${type}/*`, '*/*'];
  return documented.some((entry) => accepted.includes(parseMediaType(entry)?.essence ?? ''));
}

const textTypes = /^text\/|\+xml$|^application\/(?:xml|(?:x-)?yaml|x-ndjson|jsonl)$/;

/** Returns how a body of this type is parsed and serialized. */
export function kindOf(essence: string): MediaKind {
  if (/^[^/]+\/(?:.+\+)?json$/.test(essence)) return 'json';
  if (essence === 'multipart/form-data' || essence === 'application/x-www-form-urlencoded') {
    return 'form';
  }
  return textTypes.test(essence) ? 'text' : 'binary';
}

/** True if a media type, with or without parameters, is JSON. */
export function isJson(type: string): boolean {
  return kindOf(parseMediaType(type)?.essence ?? '') === 'json';
}
