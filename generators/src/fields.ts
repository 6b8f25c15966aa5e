/** The supported versions of OpenAPI. */
export type Version = '3.0' | '3.1' | '3.2';

/**
 * The fields of each element of OpenAPI 3.0 to 3.2, as `name` for a string, `name:boolean`, `name:any` or `name:Element`,
 * with `[]` for a list and `{}` for a map by name. A field with `!` has no effect on what is generated, one with `@1` is of
 * OpenAPI 3.1 and later; `schemes` of an operation is of Swagger 2.0.
 */
const table = {
  OpenAPI:
    'openapi info:Info servers:Server[] paths:PathItem{} webhooks:PathItem{}@1 components:Components security:any tags:Tag[] externalDocs:ExternalDocs jsonSchemaDialect!@1 $self@2',
  Info: 'title summary@1 description termsOfService contact:Contact license:License version',
  Contact: 'name url email',
  License: 'name identifier@1 url',
  Server: 'url description variables:ServerVariable{} name@2',
  ServerVariable: 'enum:any default description',
  Components:
    'schemas:Schema{} responses:Response{} parameters:Parameter{} examples:Example{} requestBodies:RequestBody{} headers:Header{} securitySchemes:SecurityScheme{} links:Link{} callbacks:PathItem{}{} pathItems:PathItem{}@1 mediaTypes:MediaType{}@2',
  PathItem:
    'summary description servers:Server[] parameters:Parameter[] get:Operation put:Operation post:Operation delete:Operation options:Operation head:Operation patch:Operation trace:Operation query:Operation@2 additionalOperations:Operation{}@2',
  Operation:
    'tags:any summary description externalDocs:ExternalDocs operationId parameters:Parameter[] requestBody:RequestBody responses:Response{} callbacks:PathItem{}{} deprecated:boolean security:any servers:Server[] schemes:any!',
  Parameter:
    'name in description required:boolean deprecated:boolean allowEmptyValue:boolean style explode:boolean allowReserved:boolean schema:Schema content:MediaType{} example:any examples:Example{}',
  Header:
    'description required:boolean deprecated:boolean allowEmptyValue:boolean style explode:boolean allowReserved:boolean schema:Schema content:MediaType{} example:any examples:Example{}',
  RequestBody: 'description content:MediaType{} required:boolean',
  MediaType:
    'schema:Schema itemSchema:Schema@2 example:any examples:Example{} encoding:Encoding{} prefixEncoding:Encoding[]!@2 itemEncoding:Encoding@2',
  Encoding:
    'contentType headers:Header{} style explode:boolean allowReserved:boolean encoding:Encoding{}!@2 prefixEncoding:Encoding[]!@2 itemEncoding:Encoding!@2',
  Response: 'description headers:Header{} content:MediaType{} links:Link{} summary@2',
  Example: 'summary description value:any externalValue dataValue:any@2 serializedValue@2',
  Link: 'operationRef operationId parameters:any requestBody:any description server:Server',
  Tag: 'name description externalDocs:ExternalDocs summary@2 parent@2 kind@2',
  ExternalDocs: 'description url',
  Schema:
    '$id@1 $schema@1 $anchor@1 $dynamicAnchor@1 $dynamicRef@1 $recursiveRef@1 $recursiveAnchor:any@1 $vocabulary:any@1 $comment@1 $defs:Schema{}@1 definitions:Schema{}@1 title description default:any example:any examples:any@1 deprecated:boolean readOnly:boolean writeOnly:boolean type:any nullable:boolean enum:any[] const:any@1 format contentEncoding@1 contentMediaType@1 contentSchema:Schema@1 multipleOf:number maximum:number minimum:number exclusiveMaximum:number exclusiveMinimum:number maxLength:number minLength:number pattern maxItems:number minItems:number uniqueItems:boolean maxContains:number@1 minContains:number@1 maxProperties:number minProperties:number required:any[] allOf:Schema[] anyOf:Schema[] oneOf:Schema[] not:Schema if:Schema@1 then:Schema@1 else:Schema@1 properties:Schema{} patternProperties:Schema{}@1 additionalProperties:Schema propertyNames:Schema@1 dependentSchemas:Schema{}@1 dependentRequired{}@1 dependencies:any@1 items:Schema prefixItems:Schema[]@1 additionalItems:Schema@1 contains:Schema@1 unevaluatedItems:Schema@1 unevaluatedProperties:Schema@1 discriminator:Discriminator xml:Xml externalDocs:ExternalDocs',
  Discriminator: 'propertyName mapping{} defaultMapping@2',
  Xml: 'name namespace prefix attribute:boolean wrapped:boolean nodeType!@2',
  SecurityScheme:
    'type description name in scheme bearerFormat flows:OAuthFlows openIdConnectUrl deprecated:boolean@2 oauth2MetadataUrl@2',
  OAuthFlows:
    'implicit:OAuthFlow password:OAuthFlow clientCredentials:OAuthFlow authorizationCode:OAuthFlow deviceAuthorization:OAuthFlow@2',
  OAuthFlow: 'authorizationUrl tokenUrl refreshUrl scopes{} deviceAuthorizationUrl@2',
} as const;

/** The name of an element of OpenAPI. */
export type ElementName = keyof typeof table;

export interface Field {
  /** The element that it holds; undefined if it holds data or names. */
  readonly element: ElementName | undefined;
  /** How often the element is nested in a list or map. */
  readonly depth: number;
  readonly isMap: boolean;
  /** What it holds, in words; undefined if anything. */
  readonly holds: string | undefined;
  readonly hasEffect: boolean;
  readonly since: Version;
}

export const elementFields: ReadonlyMap<ElementName, ReadonlyMap<string, Field>> = new Map(
  Object.entries(table).map(([name, fields]) => [
    name as ElementName,
    new Map(fields.split(' ').map(readField)),
  ]),
);

/** The names of the fields for which a test is true. */
export function fieldNames(test: (field: Field, owner: ElementName) => boolean): Set<string> {
  return new Set(
    [...elementFields].flatMap(([owner, fields]) =>
      [...fields].flatMap(([name, field]) => (test(field, owner) ? name : [])),
    ),
  );
}

function readField(text: string): readonly [string, Field] {
  const [, name = '', type = 'string', nesting = '', mark, minor = 0] =
    /^([$\w]+)(?::(\w+))?((?:\[\]|\{\})*)(!?)(?:@(\d))?$/.exec(text) ?? [];
  const depth = nesting.length / 2;
  const isMap = nesting.startsWith('{}');
  const element = Object.hasOwn(table, type) ? (type as ElementName) : undefined;
  const field: Field = {
    element,
    depth,
    isMap,
    holds: heldBy(type, nesting),
    hasEffect: mark === '',
    since: `3.${minor}` as Version,
  };
  return [name, field];
}

function heldBy(type: string, nesting: string): string | undefined {
  if (nesting !== '') return nesting.startsWith('[]') ? 'an array' : 'an object';
  if (type === 'any') return undefined;
  if (type === 'Schema') return 'a schema';
  return Object.hasOwn(table, type) ? 'an object' : `a ${type}`;
}
