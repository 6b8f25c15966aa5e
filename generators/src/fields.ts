/**
 * The fields of each element of OpenAPI 3.0 to 3.2, as `name` or `name:Element`, with `[]` for a list and `{}` for a map
 * by name. A field with `!` has no effect on what is generated; `schemes` of an operation is of Swagger 2.0.
 */
const table = {
  OpenAPI:
    'openapi info:Info servers:Server[] paths:PathItem{} webhooks:PathItem{} components:Components security tags:Tag[] externalDocs:ExternalDocs jsonSchemaDialect! $self',
  Info: 'title summary description termsOfService contact:Contact license:License version',
  Contact: 'name url email',
  License: 'name identifier url',
  Server: 'url description variables:ServerVariable{} name',
  ServerVariable: 'enum default description',
  Components:
    'schemas:Schema{} responses:Response{} parameters:Parameter{} examples:Example{} requestBodies:RequestBody{} headers:Header{} securitySchemes:SecurityScheme{} links:Link{} callbacks:PathItem{}{} pathItems:PathItem{} mediaTypes:MediaType{}',
  PathItem:
    'summary description servers:Server[] parameters:Parameter[] get:Operation put:Operation post:Operation delete:Operation options:Operation head:Operation patch:Operation trace:Operation query:Operation additionalOperations:Operation{}',
  Operation:
    'tags summary description externalDocs:ExternalDocs operationId parameters:Parameter[] requestBody:RequestBody responses:Response{} callbacks:PathItem{}{} deprecated security servers:Server[] schemes!',
  Parameter:
    'name in description required deprecated allowEmptyValue style explode allowReserved schema:Schema content:MediaType{} example examples:Example{}',
  Header:
    'description required deprecated allowEmptyValue style explode allowReserved schema:Schema content:MediaType{} example examples:Example{}',
  RequestBody: 'description content:MediaType{} required',
  MediaType:
    'schema:Schema itemSchema:Schema example examples:Example{} encoding:Encoding{} prefixEncoding:Encoding[]! itemEncoding:Encoding!',
  Encoding:
    'contentType headers:Header{} style explode allowReserved encoding:Encoding{}! prefixEncoding:Encoding[]! itemEncoding:Encoding!',
  Response: 'description headers:Header{} content:MediaType{} links:Link{} summary',
  Example: 'summary description value externalValue dataValue serializedValue',
  Link: 'operationRef operationId parameters requestBody description server:Server',
  Tag: 'name description externalDocs:ExternalDocs summary parent kind',
  ExternalDocs: 'description url',
  Schema:
    '$id $schema $anchor $dynamicAnchor $dynamicRef $recursiveRef $recursiveAnchor $vocabulary $comment $defs:Schema{} definitions:Schema{} title description default example examples deprecated readOnly writeOnly type nullable enum const format contentEncoding contentMediaType contentSchema:Schema multipleOf maximum minimum exclusiveMaximum exclusiveMinimum maxLength minLength pattern maxItems minItems uniqueItems maxContains minContains maxProperties minProperties required allOf:Schema[] anyOf:Schema[] oneOf:Schema[] not:Schema if:Schema then:Schema else:Schema properties:Schema{} patternProperties:Schema{} additionalProperties:Schema propertyNames:Schema dependentSchemas:Schema{} dependentRequired{} dependencies items:Schema prefixItems:Schema[] additionalItems:Schema contains:Schema unevaluatedItems:Schema unevaluatedProperties:Schema discriminator:Discriminator xml:Xml externalDocs:ExternalDocs',
  Discriminator: 'propertyName mapping{} defaultMapping',
  Xml: 'name namespace prefix attribute wrapped nodeType!',
  SecurityScheme:
    'type description name in scheme bearerFormat flows:OAuthFlows openIdConnectUrl deprecated oauth2MetadataUrl',
  OAuthFlows:
    'implicit:OAuthFlow password:OAuthFlow clientCredentials:OAuthFlow authorizationCode:OAuthFlow deviceAuthorization:OAuthFlow',
  OAuthFlow: 'authorizationUrl tokenUrl refreshUrl scopes{} deviceAuthorizationUrl',
} as const;

/** The name of an element of OpenAPI. */
export type ElementName = keyof typeof table;

/** A field of an element. */
export interface Field {
  /** The element that it holds; undefined if it holds data or names. */
  readonly element: ElementName | undefined;
  /** How often the element is nested in a list or map. */
  readonly depth: number;
  /** True if it is a map by name. */
  readonly isMap: boolean;
  readonly hasEffect: boolean;
}

/** The fields of each element by name. */
export const elementFields: ReadonlyMap<ElementName, ReadonlyMap<string, Field>> = new Map(
  Object.entries(table).map(([name, fields]) => [
    name as ElementName,
    new Map(fields.split(' ').map((text) => readField(text))),
  ]),
);

function readField(text: string): readonly [string, Field] {
  const [, name = '', element, nesting = '', mark] =
    /^([$\w]+)(?::(\w+))?((?:\[\]|\{\})*)(!?)$/.exec(text) ?? [];
  const depth = nesting.length / 2;
  const isMap = nesting.startsWith('{}');
  return [
    name,
    { element: element as ElementName | undefined, depth, isMap, hasEffect: mark === '' },
  ];
}
