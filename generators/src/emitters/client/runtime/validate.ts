import type { CalledOperation } from './endpoint.js';
import { OperationError } from './errors.js';
import type { Validation } from './options.js';
import { encodeRawBody } from './raw-body.js';
import { documentedKey } from '../../types/runtime/documented-key.js';

/** One issue as zod reports it. */
interface ValidatorIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  /** For a union: the issues of its members. */
  readonly errors?: readonly (readonly ValidatorIssue[])[];
  /** In a member of a union: the discriminator and its value that chose the member. */
  readonly chosenBy?: { readonly property: string; readonly value: unknown };
}

/** A validator, such as a zod schema. */
interface Validator {
  safeParse(
    value: unknown,
    options?: object,
  ): {
    readonly success: unknown;
    readonly error?: { readonly issues: readonly ValidatorIssue[] } | undefined;
  };
}

/** The validators of one operation. */
interface Validators {
  readonly path?: Validator;
  readonly query?: Validator;
  readonly headers?: Validator;
  readonly cookies?: Validator;
  readonly body?: Validator;
  readonly responses: Readonly<Record<string, Validator>>;
  readonly streams?: Readonly<Record<string, Validator>>;
}

/** One error in a request or response. */
export interface Issue {
  /** The path to the value, such as `body.items[0].amount`. */
  readonly path: string;
  readonly message: string;
}

/** A request or response body does not match the document. */
export class ValidationError extends OperationError {
  override readonly name = 'ValidationError';
  override readonly sent: boolean;
  readonly issues: readonly Issue[];

  constructor(call: CalledOperation, sent: boolean, issues: readonly Issue[]) {
    const list = issues.map(({ path, message }) => `${path}: ${message}`).join('; ');
    super(
      call,
      `${sent ? 'returned an invalid response' : 'cannot be sent with invalid values'}: ${list}`,
    );
    this.sent = sent;
    this.issues = issues;
  }
}

/**
 * Creates the option `validate`. It validates requests before they are sent, successful response bodies
 * after they are read, or both, and throws a `ValidationError` if one is invalid. Whether unknown enum
 * values are accepted is up to the validators.
 * @param validators validators by operationId; other operations are not validated
 * @param what what to validate
 * @param options options for each `safeParse`, such as the language of its messages
 */
export function validateWith(
  validators: Readonly<Record<string, Validators>>,
  what: 'requests' | 'responses' | 'both',
  options?: object,
): Validation {
  const issuesOf = (part: string, validator: Validator | undefined, value: unknown): Issue[] => {
    if (!validator) return [];
    const { success, error } = validator.safeParse(value, options);
    // Require an explicit success: a promise, for instance, has no `error` either.
    const nameless = { path: [], message: 'is invalid' };
    return success === true ? [] : toIssues(part, error?.issues ?? [nameless]);
  };
  const known = ({ id }: CalledOperation): Partial<Validators> =>
    Object.hasOwn(validators, id) ? (validators[id] ?? {}) : {};
  const request: Validation['request'] = (endpoint, input) => {
    const { path, query, headers, cookies, body } = known(endpoint);
    throwIfInvalid(endpoint, false, [
      ...issuesOf('path', path, input.path ?? {}),
      ...issuesOf('query', query, input.query ?? {}),
      ...issuesOf('header', headers, input.header ?? {}),
      ...issuesOf('cookie', cookies, input.cookie ?? {}),
      ...(isEncoded(input.body) ? [] : issuesOf('body', body, input.body)),
    ]);
  };
  const response: Validation['response'] = (endpoint, status, value, part = 'responses') => {
    const { [part]: found = {} } = known(endpoint);
    throwIfInvalid(
      endpoint,
      true,
      issuesOf('body', found[documentedKey(found, status) ?? ''], value),
    );
  };
  return {
    request: what === 'responses' ? skipValidation : request,
    response: what === 'requests' ? skipValidation : response,
  };
}

/** True for a body that cannot be validated: it is already encoded, or its items are not known yet. */
function isEncoded(body: unknown): boolean {
  const isAsync = typeof body === 'object' && body !== null && Symbol.asyncIterator in body;
  return isAsync || encodeRawBody(body, '') !== undefined;
}

function skipValidation(): void {
  // This part is not validated.
}

function throwIfInvalid(call: CalledOperation, sent: boolean, issues: readonly Issue[]): void {
  if (issues.length > 0) throw new ValidationError(call, sent, issues);
}

function toIssues(part: string, issues: readonly ValidatorIssue[]): Issue[] {
  return issues.flatMap(({ path, message, errors = [], chosenBy }) => {
    const steps = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
    const place = part + steps.join('');
    // The member of a union with the fewest issues was probably intended.
    const [closest] = [...errors].sort((left, right) => left.length - right.length);
    if (closest) return toIssues(place, closest);
    const member = chosenBy ? ` (${chosenBy.property} is ${String(chosenBy.value)})` : '';
    return [{ path: place, message: message + member }];
  });
}
