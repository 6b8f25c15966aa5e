import document from '@seller-funds/contract/openapi.json' with { type: 'json' };
import control from '../generated/document/openapi.json' with { type: 'json' };

interface Example {
  readonly $ref?: string;
  readonly value?: unknown;
}

interface Schema {
  readonly $ref?: string;
  readonly type?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Content {
  readonly examples?: Readonly<Record<string, Example>>;
  readonly schema?: Schema;
}

interface Operation {
  readonly operationId?: string;
  readonly parameters?: readonly {
    readonly in?: string;
    readonly name?: string;
    readonly required?: boolean;
    readonly schema?: Schema;
    readonly $ref?: string;
  }[];
  readonly requestBody?: {
    readonly $ref?: string;
    readonly content?: Readonly<Record<string, Content>>;
  };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** The requests of an operation, with `~` in place of each code. */
export interface OperationRequests {
  readonly id: string;
  /** In capital letters. */
  readonly method: string;
  readonly path: string;
  readonly query: readonly string[];
  /** The first values of the required query parameters, `?` included; empty if there are none. */
  readonly requiredQuery: string;
  /** A body by the schema, then the examples; undefined alone for an operation without a body. */
  readonly bodies: readonly unknown[];
}

export const operationRequests: readonly OperationRequests[] = [
  ...requestsOf(document),
  ...requestsOf(control),
];

function requestsOf(whole: object): OperationRequests[] {
  return Object.entries((whole as Document).paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const { operationId: id = '', parameters = [], requestBody } = operation;
      const query = parameters
        .map((each) => resolve(whole, each))
        .filter((each) => each.in === 'query');
      const required = query
        .filter((each) => each.required)
        .map(({ name = '', schema = {} }) => `${name}=${String(sampleOf(whole, schema))}`);
      const content = requestBody && resolve(whole, requestBody).content?.['application/json'];
      const { examples = {}, schema = {} } = content ?? {};
      return {
        id,
        method: method.toUpperCase(),
        path: path.replaceAll(/\{\w+\}/g, '~'),
        query: query.map(({ name = '' }) => name),
        requiredQuery: required.length > 0 ? `?${required.join('&')}` : '',
        bodies: requestBody
          ? [
              sampleOf(whole, schema),
              ...Object.values(examples).map((each) => resolve(whole, each).value),
            ]
          : [undefined],
      };
    }),
  );
}

function resolve<T extends { readonly $ref?: string }>(whole: object, part: T): T {
  if (part.$ref === undefined) return part;
  const steps = part.$ref.slice(2).split('/');
  return steps.reduce<unknown>((at, step) => Reflect.get(at as object, step), whole) as T;
}

function sampleOf(whole: object, schema: Schema): unknown {
  const found = resolve(whole, schema);
  if (found.properties === undefined) {
    if (found.enum) return found.enum[0];
    return found.type === 'integer' ? 1 : found.type === 'boolean' ? true : '~';
  }
  const entries = Object.entries(found.properties);
  return Object.fromEntries(entries.map(([name, one]) => [name, sampleOf(whole, one)]));
}

export const generatedCode = /\b[a-z]{2,3}_[0-9A-HJKMNP-TV-Z]{26}\b/g;

/** Replaces all texts of a body that name something, or stand for a code. */
export function replaceCodes(
  value: unknown,
  replace: (text: string, name: string) => unknown,
  name = '',
): unknown {
  if (Array.isArray(value)) return value.map((each) => replaceCodes(each, replace, name));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, replaceCodes(one, replace, key)]),
    );
  }
  return typeof value === 'string' ? replace(value, name) : value;
}
