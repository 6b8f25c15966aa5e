const error = (description: string) => ({
  description,
  headers: { 'x-request-id': { $ref: '#/components/headers/RequestId' } },
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

const errors = {
  '400': error('Not acceptable.'),
  '401': error('No key.'),
  '403': error('Read only.'),
  '404': error('Unknown.'),
  '429': {
    ...error('Too many requests.'),
    headers: {
      'x-request-id': { $ref: '#/components/headers/RequestId' },
      'retry-after': { required: true, schema: { type: 'integer', minimum: 0 } },
    },
    'x-claims': ['SHOP-LIMIT'],
  },
};

const orderResponse = {
  description: 'The order.',
  headers: { 'x-request-id': { $ref: '#/components/headers/RequestId' } },
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Order' },
      examples: { pen: { value: { orderId: 'o1', name: 'Pen', quantity: 3 } } },
    },
  },
  links: {
    get: { operationId: 'getOrder', parameters: { orderId: '$response.body#/orderId' } },
    list: { operationId: 'listOrders' },
    remove: { operationId: 'deleteOrder', parameters: { orderId: '$response.body#/orderId' } },
  },
};

const orderId = {
  name: 'orderId',
  in: 'path',
  required: true,
  example: 'o1',
  schema: { type: 'string' },
};

export const members = {
  name: { type: 'string', minLength: 2, maxLength: 20, 'x-claims': ['SHOP-NAME'] },
  quantity: { type: 'integer', minimum: 1, maximum: 99, 'x-claims': ['SHOP-QUANTITY'] },
  colour: { type: 'string', enum: ['red', 'green'] },
};

export const shopDocument = {
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1' },
  security: [{ key: [] }],
  paths: {
    '/orders': {
      get: {
        operationId: 'listOrders',
        tags: ['orders'],
        'x-pagination': {
          page: { parameter: 'page', first: 1 },
          size: { parameter: 'size', default: 5, maximum: 10 },
          elements: '/items',
          total: '/total',
        },
        parameters: [
          { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 } },
          { name: 'size', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 10 } },
        ],
        responses: {
          '200': {
            description: 'A page.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/OrderPage' } } },
          },
          ...errors,
          405: error('Not supported.'),
        },
      },
      post: {
        operationId: 'createOrder',
        tags: ['orders'],
        'x-claims': ['SHOP-CREATE'],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/OrderCreate' },
              examples: { pen: { value: { name: 'Pen', quantity: 3 } } },
            },
          },
        },
        responses: { '200': orderResponse, ...errors },
      },
    },
    '/orders/{orderId}': {
      parameters: [orderId],
      get: {
        operationId: 'getOrder',
        tags: ['orders'],
        responses: { '200': orderResponse, ...errors },
      },
      patch: {
        operationId: 'updateOrder',
        tags: ['orders'],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { type: 'object', properties: members },
              examples: { more: { value: { quantity: 8 } } },
            },
          },
        },
        responses: { '200': orderResponse, ...errors },
      },
      delete: {
        operationId: 'deleteOrder',
        tags: ['orders'],
        responses: { '200': orderResponse, ...errors },
      },
    },
  },
  components: {
    securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
    headers: { RequestId: { required: true, schema: { type: 'string', minLength: 1 } } },
    schemas: {
      OrderCreate: { type: 'object', required: ['name', 'quantity'], properties: members },
      Order: {
        type: 'object',
        required: ['orderId', 'name', 'quantity'],
        properties: { orderId: { type: 'string' }, ...members },
        additionalProperties: false,
      },
      OrderPage: {
        type: 'object',
        required: ['items', 'total'],
        properties: {
          items: { type: 'array', items: { $ref: '#/components/schemas/Order' } },
          total: { type: 'integer' },
        },
      },
      Error: {
        type: 'object',
        required: ['message'],
        properties: { message: { type: 'string' } },
        additionalProperties: false,
      },
    },
  },
};
