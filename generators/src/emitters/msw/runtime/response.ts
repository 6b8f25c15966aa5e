import { type GenerateOptions, generateSync, type JsonSchema } from 'json-schema-faker';
import { HttpResponse } from 'msw';
import type { RouteResponse } from './route.js';

/** The input for generated data. */
export interface DataSource {
  /** The referenced schemas by their names in the document. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  readonly seed: number;
}

/** Returns the body of a documented response: the document's example, or data generated from the schema. */
export function bodyOf(response: RouteResponse, source: DataSource): unknown {
  if (response.type === undefined) return undefined;
  return response.example === undefined
    ? generateData(response.schema ?? {}, source)
    : response.example;
}

/** Generates the headers of a documented response. */
export function headersOf(response: RouteResponse, source: DataSource): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, schema] of Object.entries(response.headers ?? {})) {
    const value = generateData(schema, source);
    const text = Array.isArray(value) ? value.map(plainText).join(',') : plainText(value);
    // Other characters are not allowed in a header.
    if (/^[\u0020-\u007e]*$/.test(text)) headers[name] = text;
  }
  return headers;
}

/** Builds the response. */
export function createResponse(
  status: number,
  type: string | undefined,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): HttpResponse<string> {
  const isEmpty = body === undefined || status === 204 || status === 205 || status === 304;
  const init = {
    status,
    headers: isEmpty || type === undefined ? headers : { 'content-type': type, ...headers },
  };
  return new HttpResponse(isEmpty ? null : textOf(body, type ?? 'application/json'), init);
}

function textOf(body: unknown, type: string): string {
  if (/^[^;]*[/+]json\s*(?:;|$)/i.test(type)) return JSON.stringify(body);
  if (type.startsWith('application/x-www-form-urlencoded') && typeof body === 'object' && body) {
    const fields = new URLSearchParams();
    for (const [name, value] of Object.entries(body)) fields.append(name, plainText(value));
    return fields.toString();
  }
  return plainText(body);
}

function plainText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Generators for formats that json-schema-faker does not support. */
const formats: NonNullable<GenerateOptions['formats']> = {
  byte: (random) => btoa(String(random.int(0, 999_999))),
  duration: (random) => `P${random.int(1, 30)}D`,
};

function generateData(schema: JsonSchema, { schemas, seed }: DataSource): unknown {
  return generateSync(typeof schema === 'object' ? { ...schema, $defs: schemas } : schema, {
    seed,
    alwaysFakeOptionals: true,
    useExamplesValue: true,
    maxDefaultItems: 2,
    maxDepth: 12,
    formats,
  });
}
