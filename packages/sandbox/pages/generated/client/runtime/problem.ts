// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** One fault of a request. */
export interface Detail {
  /** Where the fault is, such as `items[0].amount`. */
  readonly field: string | undefined;
  readonly code: string | undefined;
  readonly reason: string;
}

/** What a response says of an error. Its texts are fit for logs. */
export interface Problem {
  readonly code: string | undefined;
  readonly reason: string;
  readonly details: readonly Detail[];
  /** The first of them for the error's message: field and reason, no value that was sent. */
  readonly faults: string;
  readonly requestId: string | undefined;
}

/** Where an error says what: a header, and in its body and each detail paths of property names. */
export interface ErrorFormat {
  /** The response header that identifies the request. */
  readonly requestId?: string;
  readonly code?: readonly string[];
  readonly message?: readonly string[];
  /** A message with `{name}` where a value goes, and the values. */
  readonly template?: readonly string[];
  readonly params?: readonly string[];
  readonly details?: readonly string[];
  /** Within a detail: where the fault is. */
  readonly field?: readonly string[];
}

/** Reads what a response says of an error. Whatever came instead of an error's body says nothing. */
export function readProblem(
  format: ErrorFormat,
  secrets: readonly string[],
  headers: Headers,
  body: unknown,
): Problem {
  const read = (value: unknown, filled = true): Detail => {
    const text = (path?: readonly string[]): string | undefined => {
      const found = path && valueAt(value, path);
      return isPlain(found) ? clean(`${found}`, secrets) : undefined;
    };
    const template = text(format.template);
    const params = filled && format.params && valueAt(value, format.params);
    return {
      field: text(format.field),
      code: text(format.code),
      reason: template ? clean(fill(template, params), secrets) : (text(format.message) ?? ''),
    };
  };
  // Neither params nor what else a detail has, such as `attemptedValue`: it repeats what was sent.
  const faultOf = (value: unknown): string => {
    const { field, reason } = read(value, false);
    const echoed = Object.values(Object(value)).filter(
      (text): text is string =>
        typeof text === 'string' && text.length > 3 && text !== field && text !== reason,
    );
    return [field, clean(reason, echoed)].filter(Boolean).join(': ');
  };
  const found = format.details && valueAt(body, format.details);
  const details = Array.isArray(found) ? found : [];
  // As many say why; all of them would not fit into a log line.
  const faults = details.slice(0, 3).map(faultOf).filter(Boolean).join('; ');
  const requestId = headers.get(format.requestId ?? 'x-request-id');
  return {
    ...read(body),
    details: details.map((value) => read(value)),
    faults: faults && ` (${faults})`,
    requestId: requestId === null ? undefined : clean(requestId, secrets),
  };
}

/** What could be a social security number, and what is too long to be prose: a file in Base64. */
const sensitive = /\b\d{3}[- ]?\d\d[- ]?\d{4}\b|[\w+/=]{80,}/g;

/** A text on one line, cut to 500 characters, without secrets that the server may have echoed. */
export function clean(text: string, secrets: readonly string[]): string {
  return secrets
    .reduce((result, secret) => result.replaceAll(secret, '[redacted]'), text)
    .replace(sensitive, '[redacted]')
    .replace(/\s+/g, ' ')
    .slice(0, 500);
}

function fill(template: string, params: unknown): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = valueAt(params, [name]);
    return isPlain(value) ? `${value}` : whole;
  });
}

function isPlain(value: unknown): value is string | number | boolean {
  return /^[snb]/.test(typeof value);
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (found, name) => (found as Record<string, unknown> | undefined)?.[name],
    value ?? undefined,
  );
}
