/** One error in a request, as the service reports it. */
export interface ErrorDetail {
  /** The invalid field, such as `items[0].amount`. */
  readonly field: string | undefined;
  readonly code: string | undefined;
  readonly reason: string;
}

/** The content of an error response. Its strings are redacted and safe to log. */
export interface Problem {
  readonly code: string | undefined;
  readonly reason: string;
  readonly details: readonly ErrorDetail[];
  /** The first three details for the error's message: field and reason, without values that were sent. */
  readonly summary: string;
  readonly requestId: string | undefined;
}

/** Where to find the parts of an error: a header, and property paths in the body and in each detail. */
export interface ErrorFormat {
  /** The response header with the request id. */
  readonly requestId?: string;
  readonly code?: readonly string[];
  readonly message?: readonly string[];
  /** A message with placeholders such as `{name}`, and their values. */
  readonly template?: readonly string[];
  readonly params?: readonly string[];
  readonly details?: readonly string[];
  /** Within a detail: the invalid field. */
  readonly field?: readonly string[];
}

/**
 * Reads an error response. If the body does not have the documented format, all parts are empty.
 * @param sent the request, whose values the summary does not repeat
 */
export function readProblem(
  format: ErrorFormat,
  secrets: readonly string[],
  headers: Headers,
  body: unknown,
  sent: unknown,
): Problem {
  const read = (value: unknown, echoed?: ReadonlySet<string>): ErrorDetail => {
    const text = (path?: readonly string[]): string | undefined => {
      // In a detail, the parts are not nested.
      const found = path && (valueAt(value, path) ?? valueAt(value, path.slice(-1)));
      return isPrimitive(found) ? redact(`${found}`, secrets) : undefined;
    };
    const template = text(format.template);
    const params = format.params && valueAt(value, format.params);
    return {
      field: text(format.field),
      code: text(format.code),
      reason: template
        ? redact(fillTemplate(template, params, echoed), secrets)
        : // A problem (RFC 9457) always has a title, and often no detail.
          (text(format.message) ?? text(['title']) ?? ''),
    };
  };
  // Other properties of a detail, such as `attemptedValue`, may repeat the request too.
  const summaryOf = (value: unknown): string => {
    const { field, code, reason } = read(value);
    const { in: _part, ...properties } = Object(value) as Readonly<Record<string, unknown>>;
    const others = Object.values(properties).filter(
      (text): text is string => typeof text === 'string' && ![field, code, reason].includes(text),
    );
    const { reason: safe } = read(value, collectValues(others, new Set(requested)));
    const long = others.filter((text) => text.length > 3);
    return [field, redact(safe, long)].filter(Boolean).join(': ');
  };
  const found = format.details && valueAt(body, format.details);
  const details = Array.isArray(found) ? found : [];
  const requested = collectValues(details.length > 0 ? sent : undefined);
  // More would not fit into a log line.
  const summary = details.slice(0, 3).map(summaryOf).filter(Boolean).join('; ');
  const requestId = headers.get(format.requestId ?? 'x-request-id');
  return {
    ...read(body),
    details: details.map((value) => read(value)),
    summary: summary && ` (${summary})`,
    requestId: requestId === null ? undefined : redact(requestId, secrets),
  };
}

/** Possible social security numbers, and strings too long for prose, such as a file in Base64. */
const sensitive = /\b\d{3}[- ]?\d\d[- ]?\d{4}\b|[\w+/=]{80,}/g;

/**
 * Redacts secrets that the server may have echoed, in any case, and shortens the text to one line of 500
 * characters.
 */
export function redact(text: string, secrets: readonly string[]): string {
  const escaped = secrets.map((secret) => secret.replace(/\W/g, '\\$&'));
  return text
    .replace(new RegExp(escaped.join('|') || '(?!)', 'gi'), '[redacted]')
    .replace(sensitive, '[redacted]')
    .replace(/\s+/g, ' ')
    .slice(0, 500);
}

function fillTemplate(template: string, params: unknown, echoed?: ReadonlySet<string>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = valueAt(params, [name]);
    if (!isPrimitive(value)) return whole;
    return echoed?.has(`${value}`) ? '[redacted]' : `${value}`;
  });
}

/** The strings in a value, and its numbers of more than three digits: shorter ones are limits by chance. */
function collectValues(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string' || (typeof value === 'number' && `${value}`.length > 3)) {
    return found.add(`${value}`);
  }
  if (isPlain(value)) for (const inner of Object.values(value)) collectValues(inner, found);
  return found;
}

/** True for arrays and objects of JSON, which a body cannot contain in a cycle. */
function isPlain(value: unknown): value is object {
  return Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]';
}

function isPrimitive(value: unknown): value is string | number | boolean {
  return /^[snb]/.test(typeof value);
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (found, name) => (found as Record<string, unknown> | undefined)?.[name],
    value ?? undefined,
  );
}
