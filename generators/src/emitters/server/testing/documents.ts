const json = (schema: object): object => ({ content: { 'application/json': { schema } } });
const ok = (schema: object): object => ({ description: 'Fine.', ...json(schema) });

const Cup = {
  type: 'object',
  required: ['code', 'name'],
  properties: { code: { type: 'string' }, name: { type: 'string' } },
};

/** A document with versions, of which the first is secured. */
export const document = {
  openapi: '3.1.0',
  info: { title: 'Cups', version: '1' },
  'x-versions': { v1: { title: 'Version 1' }, v2: { title: 'Version 2' } },
  security: [{ bearer: [] }],
  paths: {
    '/v1/cups': {
      get: {
        operationId: 'v1.listCups',
        summary: 'List cups',
        description: 'All of them */ in pages.',
        parameters: [
          { name: 'page', in: 'query', schema: { type: 'integer', default: 0 } },
          { name: 'X-Color', in: 'header', schema: { type: 'string' } },
        ],
        responses: { '200': ok({ type: 'array', items: { $ref: '#/components/schemas/v1.Cup' } }) },
      },
      post: {
        operationId: 'v1.createCup',
        deprecated: true,
        requestBody: {
          required: true,
          ...json({ type: 'object', required: ['name'], properties: { name: { type: 'string' } } }),
        },
        responses: {
          '200': ok({ $ref: '#/components/schemas/v1.Cup' }),
          '4XX': ok({ type: 'object', required: ['why'], properties: { why: { type: 'string' } } }),
        },
      },
    },
    '/v1/health': {
      get: {
        operationId: 'v1.health',
        security: [],
        responses: { '204': { description: 'Alive.' } },
      },
    },
    '/v2/cups/{code}': {
      delete: {
        operationId: 'v2.deleteCup',
        parameters: [{ name: 'code', in: 'path', required: true, schema: { type: 'string' } }],
        responses: { '204': { description: 'Gone.' } },
      },
    },
  },
  components: {
    schemas: { 'v1.Cup': Cup },
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
  },
};

const content = (...types: string[]): object => ({
  content: Object.fromEntries(types.map((type) => [type, { schema: { type: 'string' } }])),
});

const put = (operationId: string, required: boolean, ...types: string[]): object => ({
  put: {
    operationId,
    requestBody: { required, ...content(...types) },
    responses: { default: { description: 'Whatever.', ...content('text/plain') } },
  },
});

/** A document without versions or security, with bodies of all kinds and a cookie. */
export const unversioned = {
  openapi: '3.0.3',
  info: { title: 'Files', version: '1' },
  paths: {
    '/text': put('putText', true, 'text/plain'),
    '/any': put('putAny', true, '*/*'),
    '/many': put('putMany', false, 'application/json', 'multipart/form-data', 'application/pdf'),
    '/range': {
      get: {
        operationId: 'getRange',
        responses: { '200': { description: 'Whatever.', ...content('*/*') } },
      },
    },
    '/nothing': {
      get: {
        parameters: [{ name: 'session', in: 'cookie', schema: { type: 'string' } }],
        responses: {},
      },
    },
  },
};
