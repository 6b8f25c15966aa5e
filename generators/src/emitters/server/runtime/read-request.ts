import type { OperationDescriptor } from '../../types/runtime/operation.js';
import type { OperationValidators } from '../../validators/runtime/operation.js';
import { type BodyLimits, readBody, type ReceivedBody } from './body.js';
import { explainMissing, type Validator } from './explain.js';
import { type Issue, RequestError, type RequestPart } from './request-error.js';
import { toIssues, makeIssue } from './issues.js';
import { kindOf } from './media-type.js';
import { readParameters } from './parameters.js';
import type { Codecs, ReadableOperation } from './codecs.js';

/** The validated parts of a request. A kind without parameters is undefined. */
export interface RequestParts {
  readonly path: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly cookies: unknown;
  readonly body: unknown;
  readonly mediaType: string | undefined;
}

/** A request that matches the document. */
export interface ValidRequest {
  readonly operation: OperationDescriptor;
  /** Only documented parameters; undefined if there are none. */
  readonly query: unknown;
  /** The body as it was sent. */
  readonly body: unknown;
  /** A copy of a JSON body or a form without the fields that the document does not define; else undefined. */
  readonly documentedBody: unknown;
}

/** Returns further issues of a request that matches the document. */
export type CheckRequest = (request: ValidRequest) => readonly Issue[];

/** The limits of a request and of the issues to report, and further checks. */
export interface ReadSettings extends BodyLimits {
  readonly maxIssues: number;
  readonly checkRequest: CheckRequest;
}

/**
 * Parses and validates all parts of a request. Returns parameters with their defaults filled in, and the
 * body as it was sent.
 * @throws {RequestError} `too-large`, `media-type`, `malformed`, or `invalid` with all issues
 */
export async function readRequest(
  { operation, validators, codecs }: ReadableOperation,
  request: Request,
  pathTexts: ReadonlyMap<string, string>,
  settings: ReadSettings,
): Promise<RequestParts> {
  const { maxIssues } = settings;
  const body = await readBody(request, operation.body, settings, codecs?.forms);
  const parameters = operation.parameters ?? [];
  const { values, issues: unreadable } = readParameters(parameters, request, pathTexts, codecs);
  const path = check('path', validators.path, values.path, maxIssues);
  const query = check('query', validators.query, values.query, maxIssues);
  const headers = check('header', validators.headers, values.header, maxIssues);
  const cookies = check('cookie', validators.cookies, values.cookie, maxIssues);
  const content = checkBody(
    body,
    operation.body?.required === true,
    validators,
    maxIssues,
    codecs?.forms,
  );
  const invalid = [path, query, headers, cookies].flatMap((part) => part.issues);
  const documented = [
    ...unreadable,
    ...invalid.filter((issue) => !unreadable.some((known) => isSameParameter(issue, known))),
    ...content.issues,
  ];
  const valid = {
    operation,
    query: query.value,
    body: body.value,
    documentedBody: content.value,
  };
  const issues = documented.length > 0 ? documented : settings.checkRequest(valid);
  if (issues.length > 0) {
    throw new RequestError({ kind: 'invalid', issues: issues.slice(0, maxIssues) });
  }
  return {
    path: path.value,
    query: query.value,
    headers: headers.value,
    cookies: cookies.value,
    body: operation.dates ? operation.dates.readBody(body.value) : body.value,
    mediaType: body.mediaType,
  };
}

interface Checked {
  readonly value?: unknown;
  readonly issues: readonly Issue[];
}

function check(
  part: RequestPart,
  validator: Validator | undefined,
  value: unknown,
  maxIssues: number,
): Checked {
  if (!validator) return { issues: [] };
  const result = validator.safeParse(value);
  return result.success
    ? { value: result.data, issues: [] }
    : { issues: toIssues({ in: part, value }, result.error.issues, maxIssues) };
}

function checkBody(
  { mediaType, value }: ReceivedBody,
  required: boolean,
  { body, bodies }: OperationValidators,
  maxIssues: number,
  forms: Codecs['forms'] = {},
): Checked {
  if (mediaType !== undefined) {
    const isForm = forms[mediaType] && !(value instanceof FormData);
    const isRead = kindOf(mediaType) === 'json' || isForm;
    return isRead ? check('body', bodies?.[mediaType] ?? body, value, maxIssues) : { issues: [] };
  }
  if (!required) return { issues: [] };
  return { issues: [makeIssue({ in: 'body', path: [] }, explainMissing('body', []))] };
}

/** True for issues of the same parameter. One that cannot be parsed also looks missing: report it once. */
function isSameParameter(left: Issue, right: Issue): boolean {
  return left.in === right.in && left.path[0] === right.path[0];
}
