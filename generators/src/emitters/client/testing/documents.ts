/** Two versions with the same operation, a recognizable error, and an optional body. */
export const versionedDocument = `openapi: 3.1.0
info: { title: Splits, version: 1.0.0 }
x-versions: { v1: { title: Version 1 }, v2: { title: Version 2 } }
security: [{ key: [] }]
paths:
  /v1/splits:
    post:
      operationId: v1.createSplit
      x-resource: { group: splits, method: create }
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/v1.Split' } } }
      responses:
        '200': { description: Made., content: { application/json: { schema: { $ref: '#/components/schemas/v1.Split' } } } }
        '409': { description: Taken., content: { application/json: { schema: { $ref: '#/components/schemas/Error' } } } }
        4XX: { description: Refused., content: { text/plain: { schema: { type: string } } } }
  /splits/{split-code}:
    parameters:
      - { name: split-code, in: path, required: true, schema: { type: string } }
    get:
      operationId: v2.getSplit
      x-resource: { group: splits, method: get }
      parameters:
        - { name: full, in: query, required: true, schema: { type: boolean } }
      responses:
        '200': { description: It., content: { application/json: { schema: { $ref: '#/components/schemas/v1.Split' } } } }
    patch:
      operationId: v2.updateSplit
      x-resource: { group: splits, method: update }
      deprecated: true
      parameters:
        - { name: X-Note, in: header, schema: { type: string } }
      requestBody: { content: { application/json: { schema: { type: object } } } }
      responses:
        '200': { description: It., content: { application/json: { schema: { $ref: '#/components/schemas/v1.Split' } } } }
components:
  securitySchemes:
    key: { type: http, scheme: bearer }
  schemas:
    v1.Split: { type: object, required: [id], properties: { id: { type: integer } } }
    Error: { type: object, required: [message], properties: { code: { type: string }, message: { type: string } } }
`;

/** A program on the client of the versioned document; the compiler checks its types too. */
export const usage = `
import { ApiError, ConflictError, connect, createClient, isErrorOf } from './client/index.js';
import { operations } from './client/v1.js';
import { getSplit, splits } from './client/v2.js';

export async function run(baseUrl: string): Promise<[string, number, number, number]> {
  const client = createClient({ apiKey: 'key', baseUrl });
  const connection = connect({ credentials: { key: 'key' }, baseUrl });
  const only = splits(connection);
  const conflict = await client.v1.splits.create({ id: 1 }).then(
    (split): string => 'made ' + split.id.toFixed(),
    (error: unknown) => describe(error),
  );
  const read = await client.v2.splits.get('a/b', { full: true });
  const changed = await only.update('c', undefined, { 'X-Note': 'n' }, { signal: new AbortController().signal });
  const { data, response } = await getSplit(connection)('d', { full: false }).withResponse();
  return [conflict, read.id, changed.id, data.id + response.status];
}

function describe(error: unknown): string {
  if (isErrorOf(operations.createSplit, error)) {
    if (error.status === 409) return (error instanceof ConflictError) + ' conflict: ' + error.body.message;
    const text: string = error.body;
    return text;
  }
  // @ts-expect-error the body of any error is unknown
  return error instanceof ApiError ? error.body : String(error);
}

export function wrong(baseUrl: string): void {
  // @ts-expect-error no such scheme
  const client = createClient({ baseUrl, credentials: { other: 'x' } });
  // @ts-expect-error this document names no environment
  createClient({ environment: 'live' });
  // @ts-expect-error the body is needed
  void client.v1.splits.create();
  // @ts-expect-error the id is a number
  void client.v1.splits.create({ id: '1' });
  // @ts-expect-error the parameter is needed
  void client.v2.splits.get('a');
  // @ts-expect-error version 2 has no such method
  void client.v2.splits.create({ id: 1 });
  // @ts-expect-error version 1 knows no such operation
  isErrorOf(operations.getSplit, new Error());
}
`;

/** No versions, and much that is legal and rare. */
export const edgeCaseDocument = `openapi: 3.1.0
info: { title: Strange, version: 1.0.0 }
paths:
  /{class}/{body}/{it's}/{__proto__}/{operations}:
    post:
      operationId: delete
      tags: [exclude]
      summary: "Ends a comment */ and begins code; @deprecated"
      description: "\`\${code}\` and \\u2028 another line"
      parameters:
        - { name: class, in: path, required: true, schema: { type: string } }
        - { name: body, in: path, required: true, schema: { type: integer } }
        - { name: "it's", in: path, required: true, schema: { type: array, items: { type: string } } }
        - { name: __proto__, in: path, required: true, schema: { type: string } }
        - { name: operations, in: path, required: true, schema: { type: string } }
        - { name: "ids[]", in: query, required: true, schema: { type: array, items: { type: integer } } }
        - { name: id, in: query, schema: { type: integer } }
        - { name: id, in: header, schema: { type: string } }
        - { name: id, in: cookie, schema: { type: boolean } }
        - { name: session, in: cookie, required: true, schema: { type: string } }
        - { name: Accept, in: header, required: true, schema: { type: string } }
      requestBody:
        content:
          application/json: { schema: { type: object } }
          multipart/form-data: { schema: { type: object, properties: { file: { type: string, format: binary } } } }
          application/xml: { schema: { type: object } }
          image/*: {}
      responses:
        '200':
          description: Several.
          content: { application/json: { schema: { type: integer } }, text/csv: {}, application/pdf: {} }
        '202': { description: Nothing. }
        2XX: { description: Any., content: { application/json: {} } }
        '404': { description: "", content: { text/html: { schema: { type: string } } } }
        4XX: { description: Range., content: { application/problem+json: { schema: { type: object } } } }
        default: { description: Rest., content: { '*/*': { schema: { type: boolean } } } }
  /plain:
    get: { operationId: plain, responses: { default: { description: All., content: { text/plain: {} } } } }
    head: { operationId: then, tags: [blob], responses: { '200': { description: "", content: { text/plain: {} } } } }
    put: { operationId: default, tags: [connection], responses: {} }
    delete:
      operationId: constructor
      tags: [operations]
      requestBody: { required: true, content: { application/x-www-form-urlencoded: { schema: { type: object } } } }
      responses: { '204': { description: Gone. } }
    patch:
      operationId: patch
      tags: [Api]
      requestBody: { content: { '*/*': {} } }
      parameters: [{ name: needed, in: query, required: true, schema: {} }]
      responses: { '204': { description: Done. } }
`;
