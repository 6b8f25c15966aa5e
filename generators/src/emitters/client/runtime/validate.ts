import type { Endpoint } from './endpoint.js';
import { OperationError } from './errors.js';
import type { Validation } from './options.js';
import { readyBody } from './ready-body.js';
import { documentedKey } from './status.js';

/** One fault as zod tells it. */
interface Found {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Something that checks a value, as zod's schemas do. */
interface Validator {
  safeParse(
    value: unknown,
    options?: object,
  ): {
    readonly success: unknown;
    readonly error?: { readonly issues: readonly Found[] } | undefined;
  };
}

/** What can be checked of one operation. */
interface Validators {
  readonly path?: Validator;
  readonly query?: Validator;
  readonly headers?: Validator;
  readonly cookies?: Validator;
  readonly body?: Validator;
  readonly responses: Readonly<Record<string, Validator>>;
  readonly streams?: Readonly<Record<string, Validator>>;
}

/** One fault of a request or response. */
export interface Issue {
  /** Where it is, such as `body.items[0].amount`. */
  readonly path: string;
  readonly message: string;
}

/** A request or the body of a response is not what the document says. */
export class ValidationError extends OperationError {
  override readonly name = 'ValidationError';
  override readonly sent: boolean;
  readonly issues: readonly Issue[];

  constructor(endpoint: Endpoint, sent: boolean, issues: readonly Issue[]) {
    const list = issues.map(({ path, message }) => `${path}: ${message}`).join('; ');
    super(endpoint, `${sent ? 'answered with' : 'cannot be sent with'} what is not valid: ${list}`);
    this.sent = sent;
    this.issues = issues;
  }
}

/**
 * Makes the option `validate`: checks requests before they are sent, the bodies of successes after
 * they were read, or both, and throws a `ValidationError`. Whether an enum value that
 * the document does not know is refused is up to the validators.
 * @param validators by operationId; operations that are not among them are not checked
 * @param options what each `safeParse` is given besides the value, such as the words of its messages
 */
export function validateWith(
  validators: Readonly<Record<string, Validators>>,
  what: 'requests' | 'responses' | 'both',
  options?: object,
): Validation {
  const issuesOf = (part: string, validator: Validator | undefined, value: unknown): Issue[] => {
    if (!validator) return [];
    const { success, error } = validator.safeParse(value, options);
    // Only an express success is one: a promise, for instance, has no `error` either.
    const nameless = { path: [], message: 'was not found valid' };
    return success === true ? [] : issuesIn(part, error?.issues ?? [nameless]);
  };
  const known = ({ id }: Endpoint): Partial<Validators> =>
    Object.hasOwn(validators, id) ? (validators[id] ?? {}) : {};
  const request: Validation['request'] = (endpoint, input) => {
    const { path, query, headers, cookies, body } = known(endpoint);
    refuse(endpoint, false, [
      ...issuesOf('path', path, input.path ?? {}),
      ...issuesOf('query', query, input.query ?? {}),
      ...issuesOf('header', headers, input.header ?? {}),
      ...issuesOf('cookie', cookies, input.cookie ?? {}),
      // What is written already cannot be looked into.
      ...(readyBody(input.body, '') ? [] : issuesOf('body', body, input.body)),
    ]);
  };
  const response: Validation['response'] = (endpoint, status, value, part = 'responses') => {
    const { [part]: found = {} } = known(endpoint);
    refuse(endpoint, true, issuesOf('body', found[documentedKey(found, status) ?? ''], value));
  };
  return {
    request: what === 'responses' ? nothing : request,
    response: what === 'requests' ? nothing : response,
  };
}

function nothing(): void {
  // What is not asked for is not checked.
}

function refuse(endpoint: Endpoint, sent: boolean, issues: readonly Issue[]): void {
  if (issues.length > 0) throw new ValidationError(endpoint, sent, issues);
}

function issuesIn(part: string, issues: readonly Found[]): Issue[] {
  return issues.map(({ path, message }) => {
    const steps = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
    return { path: part + steps.join(''), message };
  });
}
