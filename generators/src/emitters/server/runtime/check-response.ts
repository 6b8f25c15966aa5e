import { exactSchema } from '../../validators/runtime/open.js';
import { type Issue, fieldPath } from './request-error.js';
import type { Reply } from './handler.js';
import { toIssues } from './issues.js';
import { isDocumented, kindOf, parseMediaType } from './media-type.js';
import type { ReadableOperation } from './codecs.js';
import { documentedKey } from '../../types/runtime/documented-key.js';
import { isStreamed, streamTypeOf } from './stream-type.js';
import { contentTypeOf, isRaw } from './write-response.js';

/** A handler's response does not match the document. */
export class ResponseViolation extends Error {
  override readonly name = 'ResponseViolation';
  readonly operationId: string;
  readonly status: number;
  readonly issues: readonly Issue[];

  /**
   * @param operationId the operation
   * @param status the status of the response
   * @param what a description of the violation
   * @param issues the issues of the body; empty if the response as a whole is wrong
   */
  constructor(operationId: string, status: number, what: string, issues: readonly Issue[] = []) {
    const list = issues.map(
      ({ path, message }) => `\n  ${fieldPath(path) || '(body)'}: ${message}`,
    );
    super(`${operationId} returned ${status}: ${what}${list.join('')}`);
    this.operationId = operationId;
    this.status = status;
    this.issues = issues;
  }
}

/**
 * Checks a handler's reply against the document: its status, its media type, and its serialized body.
 * @throws {ResponseViolation} if they do not match
 */
export function checkResponse({ operation, validators }: ReadableOperation, reply: Reply): void {
  const { status, body } = reply;
  const refuse = (what: string, issues?: readonly Issue[]): never => {
    throw new ResponseViolation(operation.id, status, what, issues);
  };
  const key = documentedKey(operation.responses, status);
  if (key === undefined) return refuse('the status is not documented for this operation');
  const types = operation.responses[key] ?? [];
  if (body === undefined) return types.length === 0 ? undefined : refuse('the body is missing');
  if (types.length === 0) return refuse('no body is documented for this status');
  const route = { operation, validators };
  const written = isStreamed(reply) ? streamTypeOf(reply, route) : contentTypeOf(reply, operation);
  const type = parseMediaType(written)?.essence ?? '';
  if (!isDocumented(type, types))
    return refuse(`the media type ${type} is not documented for this status`);
  const opened = validators.responses[key];
  if (!opened || kindOf(type) !== 'json' || isRaw(body)) return undefined;
  const value: unknown = JSON.parse(JSON.stringify(body));
  // Check strictly: unlike a client, a server knows the current version of its document.
  const result = exactSchema(opened).safeParse(value);
  if (result.success) return undefined;
  return refuse(
    'the body is not as documented',
    toIssues({ in: 'body', value }, result.error.issues),
  );
}
