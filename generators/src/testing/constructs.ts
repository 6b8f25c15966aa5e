import { at, isObject, type Json, type JsonObject, resolvePointer } from '../json.js';
import { operationsIn } from '../path-item.js';

export interface Demand {
  readonly pointer: string;
  readonly kind: string;
  /** The operation or component whose page has to show it, by its pointer; empty for the API as a whole. */
  readonly owner: string;
  readonly text: string;
}

const shownKeywords = [
  'pattern',
  'format',
  'default',
  'const',
  'title',
  'contentMediaType',
  'contentEncoding',
  'multipleOf',
  'example',
];
const limits =
  'minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum minItems maxItems minProperties maxProperties minContains maxContains'.split(
    ' ',
  );
const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const single =
  'items additionalProperties not if then else contains propertyNames unevaluatedProperties'.split(
    ' ',
  );
const maps = ['properties', 'patternProperties', 'dependentSchemas'];

export class Constructs {
  readonly demands: Demand[] = [];
  #owner = '';

  constructor(readonly document: JsonObject) {
    const { components, paths, webhooks } = document;
    this.#about();
    for (const [name, schema] of entries(field(components, 'schemas'))) {
      this.#owner = at('#/components/schemas', name);
      this.#schema(schema, this.#owner);
    }
    this.#owner = '';
    for (const [name, scheme] of entries(field(components, 'securitySchemes')))
      this.#scheme(this.#followed(scheme), at('#/components/securitySchemes', name), name);
    for (const [section, items] of [
      ['paths', paths],
      ['webhooks', webhooks],
    ] as const)
      for (const [path, item] of entries(items)) this.#item(item, at('#', section, path));
  }

  #demand(kind: string, pointer: string, value: Json | undefined): void {
    if (value === undefined || value === '' || value === null) return;
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    for (const paragraph of text.split(/\n\s*\n/))
      this.demands.push({ kind, pointer, owner: this.#owner, text: paragraph });
  }

  #followed(value: Json | undefined): JsonObject {
    if (!isObject(value)) return {};
    const ref = value['$ref'];
    return typeof ref === 'string' ? this.#followed(resolvePointer(this.document, ref)) : value;
  }

  #about(): void {
    const info = this.#followed(this.document['info']);
    for (const name of ['title', 'version', 'summary', 'description', 'termsOfService'])
      this.#demand('info', at('#/info', name), info[name]);
    for (const name of ['contact', 'license'])
      for (const [key, value] of entries(info[name]))
        this.#demand('info', at('#/info', name, key), value);
    this.#servers(this.document['servers'], '#');
    this.#docs(this.document, '#');
    for (const [index, tag] of listOf(this.document['tags']).entries()) {
      const pointer = at('#/tags', index);
      for (const key of ['summary', 'description']) this.#demand('tag', pointer, field(tag, key));
      this.#docs(tag, pointer);
    }
  }

  #servers(servers: Json | undefined, from: string): void {
    for (const [index, server] of listOf(servers).entries()) {
      const pointer = at(from, 'servers', index);
      for (const key of ['url', 'name', 'description'])
        this.#demand('server', pointer, field(server, key));
      for (const [name, variable] of entries(field(server, 'variables'))) {
        const place = at(pointer, 'variables', name);
        this.#demand('variable', place, name);
        for (const key of ['default', 'description'])
          this.#demand('variable', place, field(variable, key));
        for (const value of listOf(field(variable, 'enum'))) this.#demand('variable', place, value);
      }
    }
  }

  #docs(value: Json | undefined, pointer: string): void {
    const docs = field(value, 'externalDocs');
    this.#demand(
      'external docs',
      at(pointer, 'externalDocs'),
      field(docs, 'description') ?? field(docs, 'url'),
    );
  }

  #scheme(scheme: JsonObject, pointer: string, name: string): void {
    this.#demand('scheme', pointer, name);
    for (const key of [
      'description',
      'name',
      'bearerFormat',
      'openIdConnectUrl',
      'oauth2MetadataUrl',
    ])
      this.#demand('scheme', pointer, scheme[key]);
    if (scheme['deprecated'] === true) this.#demand('scheme', pointer, 'Deprecated');
    for (const [flow, value] of entries(scheme['flows'])) {
      const place = at(pointer, 'flows', flow);
      this.#demand('flow', place, flow);
      for (const key of ['authorizationUrl', 'tokenUrl', 'refreshUrl', 'deviceAuthorizationUrl'])
        this.#demand('flow', place, field(value, key));
      for (const [scope, text] of entries(field(value, 'scopes'))) {
        this.#demand('scope', at(place, 'scopes', scope), scope);
        this.#demand('scope', at(place, 'scopes', scope), text);
      }
    }
  }

  #item(raw: Json, pointer: string): void {
    const item = this.#followed(raw);
    for (const { method, place, value } of operationsIn(item)) {
      const operation = this.#followed(value);
      const before = this.#owner;
      this.#owner = at(pointer, ...place);
      if (/^#\/paths\/[^/]+$/.test(pointer))
        this.#demand('method', this.#owner, method.toUpperCase());
      for (const key of ['summary', 'description']) this.#demand('path', pointer, item[key]);
      this.#servers(operation['servers'] ?? item['servers'], this.#owner);
      this.#operation(operation, this.#owner, listOf(item['parameters']), pointer);
      this.#owner = before;
    }
  }

  #operation(operation: JsonObject, pointer: string, shared: readonly Json[], item: string): void {
    for (const key of ['summary', 'description', 'operationId'])
      this.#demand('operation', at(pointer, key), operation[key]);
    this.#docs(operation, pointer);
    const parameters = listOf(operation['parameters']);
    for (const [index, raw] of parameters.entries())
      this.#parameter(raw, at(pointer, 'parameters', index));
    const names = parameters.map((raw) => this.#keyOf(raw));
    for (const [index, raw] of shared.entries())
      if (!names.includes(this.#keyOf(raw))) this.#parameter(raw, at(item, 'parameters', index));
    if (!/(?:get|head)$/.test(pointer)) this.#body(operation['requestBody'], pointer);
    for (const [status, raw] of entries(operation['responses']))
      this.#response(this.#followed(raw), at(pointer, 'responses', status), status);
    for (const alternative of listOf(operation['security']))
      for (const [name, scopes] of entries(alternative)) {
        if (this.#followed(this.document['components'])['securitySchemes'] === undefined) continue;
        this.#demand('security', at(pointer, 'security'), name);
        for (const scope of listOf(scopes))
          this.#demand('scope needed', at(pointer, 'security'), scope);
      }
    for (const [name, callback] of entries(operation['callbacks'])) {
      const place = at(pointer, 'callbacks', name);
      this.#demand('callback', place, name);
      for (const [expression, each] of entries(this.#followed(callback)))
        this.#item(each, at(place, expression));
    }
  }

  #keyOf(raw: Json): string {
    const { name, in: place } = this.#followed(raw);
    return JSON.stringify([place, name]).toLowerCase();
  }

  #parameter(raw: Json, pointer: string, header = ''): void {
    const parameter = this.#followed(raw);
    const name = header || textAt(parameter, 'name');
    if (/^(?:accept|authorization|content-type)$/i.test(name)) return;
    this.#demand(header === '' ? 'parameter' : 'header', pointer, name);
    this.#demand('parameter', pointer, parameter['description']);
    const style = textAt(parameter, 'style');
    if (!/^(?:form|simple)$/.test(style)) this.#demand('style', pointer, style);
    this.#examples(parameter, pointer);
    this.#schema(parameter['schema'], at(pointer, 'schema'));
    this.#content(parameter['content'], pointer);
  }

  #body(raw: Json | undefined, from: string): void {
    if (raw === undefined) return;
    const body = this.#followed(raw);
    this.#demand('request body', at(from, 'requestBody'), body['description']);
    this.#content(body['content'], at(from, 'requestBody'));
  }

  #response(response: JsonObject, pointer: string, status: string): void {
    this.#demand('response', pointer, status);
    for (const key of ['summary', 'description']) this.#demand('response', pointer, response[key]);
    for (const [name, header] of entries(response['headers']))
      this.#parameter(header, at(pointer, 'headers', name), name);
    // Others have no body.
    if (!/^(?:204|205|304)$/.test(status)) this.#content(response['content'], pointer);
    for (const [name, raw] of entries(response['links'])) {
      const link = this.#followed(raw);
      this.#demand('link', at(pointer, 'links', name), link['description']);
      for (const [parameter] of entries(link['parameters']))
        this.#demand('link', at(pointer, 'links', name), parameter);
    }
  }

  #content(content: Json | undefined, from: string): void {
    for (const [type, media] of entries(content)) {
      const pointer = at(from, 'content', type);
      if (type !== 'application/json') this.#demand('media type', pointer, type);
      this.#examples(this.#followed(media), pointer);
      for (const key of ['schema', 'itemSchema']) this.#schema(field(media, key), at(pointer, key));
      for (const [name, encoding] of entries(field(media, 'encoding')))
        // A style has no effect in multipart bodies.
        for (const key of type.startsWith('multipart/')
          ? ['contentType']
          : ['contentType', 'style'])
          this.#demand('encoding', at(pointer, 'encoding', name), field(encoding, key));
    }
  }

  #examples(holder: JsonObject, pointer: string): void {
    const named = entries(holder['examples']).map(([, raw]) => {
      const { value, dataValue, serializedValue } = this.#followed(raw);
      return value ?? dataValue ?? serializedValue;
    });
    // The model has one of `example` and `examples`.
    for (const value of named.length > 0 ? named : [holder['example']])
      this.#demand('example', pointer, value);
  }

  #schema(schema: Json | undefined, pointer: string, isMember = false): void {
    if (!isObject(schema)) return;
    const ref = schema['$ref'];
    if (typeof ref === 'string')
      this.demands.push({ kind: 'link to schema', pointer, owner: this.#owner, text: ref });
    this.#demand('description', pointer, schema['description']);
    this.#docs(schema, pointer);
    for (const key of shownKeywords)
      if (key !== 'title' || isMember) this.#demand(key, at(pointer, key), schema[key]);
    for (const key of limits)
      if (typeof schema[key] === 'number')
        this.#demand('limit', at(pointer, key), limitText(schema[key]));
    for (const value of listOf(schema['enum'])) this.#demand('enum value', pointer, value);
    for (const value of listOf(schema['examples'])) this.#demand('example', pointer, value);
    for (const [, text] of entries(schema['x-enumDescriptions']))
      this.#demand('text of a value', pointer, text);
    this.#rules(schema, pointer);
    this.#inside(schema, pointer);
  }

  #rules(schema: JsonObject, pointer: string): void {
    for (const name of listOf(schema['required'])) this.#demand('requirement', pointer, name);
    for (const [value] of entries(field(schema['discriminator'], 'mapping')))
      this.#demand('discriminator', pointer, value);
    for (const [key, text] of [
      ['deprecated', 'deprecated'],
      ['writeOnly', 'only in requests'],
      ['readOnly', 'set by the service'],
    ] as const)
      if (schema[key] === true) this.#demand(key, pointer, text);
    for (const [name, needs] of entries(schema['dependentRequired']))
      for (const each of [name, ...listOf(needs)])
        this.#demand('dependent requirement', pointer, each);
  }

  #inside(schema: JsonObject, pointer: string): void {
    for (const key of maps)
      for (const [name, inner] of entries(schema[key])) {
        this.#demand('property', at(pointer, key, name), isNever(inner) ? undefined : name);
        if (!isNever(inner)) this.#schema(inner, at(pointer, key, name));
      }
    for (const key of lists)
      for (const [index, inner] of listOf(schema[key]).entries())
        this.#schema(inner, at(pointer, key, index), key === 'anyOf' || key === 'oneOf');
    for (const key of single) this.#schema(schema[key], at(pointer, key));
  }
}

function isNever(schema: Json): boolean {
  return (
    schema === false ||
    (isObject(schema) && isObject(schema['not']) && Object.keys(schema['not']).length === 0)
  );
}

function limitText(value: number): string {
  return value === Number.MAX_SAFE_INTEGER
    ? '2⁵³ − 1'
    : value.toLocaleString('en', { maximumFractionDigits: 20 });
}

function entries(value: Json | undefined): [string, Json][] {
  return isObject(value) ? Object.entries(value).filter(([name]) => !name.startsWith('x-')) : [];
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}

function textAt(value: JsonObject, name: string): string {
  const text = value[name];
  return typeof text === 'string' ? text : '';
}

function field(value: Json | undefined, name: string): Json | undefined {
  return isObject(value) ? value[name] : undefined;
}
