import type { Rule } from './rule.js';

const named = 'Requests and responses do not change; generated code has another name.';

/** Rules for operations, parameters, request bodies and webhooks. */
export const operationRules = {
  'operation/added': {
    clients: 'compatible',
    servers: 'breaking',
    why: 'Existing clients still work; an existing server does not have it.',
  },
  'operation/removed': {
    clients: 'breaking',
    servers: 'compatible',
    why: 'Clients that call it fail.',
  },
  'operation/moved': {
    clients: 'breaking',
    servers: 'breaking',
    why: 'Existing clients call the old path, and an existing server does not have the new one.',
  },
  'operation/renamed': { clients: 'risky', servers: 'risky', renames: true, why: named },
  'operation/method-renamed': {
    clients: 'risky',
    servers: 'compatible',
    renames: true,
    why: 'Requests and responses do not change; the method of the generated client has another name.',
  },
  'operation/pagination-changed': {
    clients: 'risky',
    servers: 'risky',
    why: 'Clients that iterate over all pages may miss elements or read some twice.',
  },
  'operation/pagination-added': {
    clients: 'compatible',
    servers: 'compatible',
    why: 'Tools can iterate over all pages; requests and responses do not change.',
  },
  'operation/idempotency-added': {
    clients: 'compatible',
    servers: 'breaking',
    why: 'Clients may retry a request; an existing server may execute it twice.',
  },
  'operation/idempotency-changed': {
    clients: 'risky',
    servers: 'risky',
    why: 'A retry of an existing client may be executed twice.',
  },
  'parameter/added': {
    clients: 'compatible',
    servers: 'breaking',
    why: 'Existing clients still work; an existing server ignores it.',
  },
  'parameter/required-added': {
    clients: 'breaking',
    servers: 'breaking',
    why: 'Clients that do not send it are rejected, and a server must support it.',
  },
  'parameter/removed': {
    clients: 'risky',
    servers: 'compatible',
    why: 'The parameter of existing clients is ignored or rejected.',
  },
  'parameter/required-removed': {
    clients: 'risky',
    servers: 'breaking',
    why: 'Clients need not send it; an existing server requires it.',
  },
  'parameter/required': {
    clients: 'breaking',
    servers: 'risky',
    why: 'Clients that leave it out are rejected; an existing server accepts such requests.',
  },
  'parameter/optional': {
    clients: 'compatible',
    servers: 'breaking',
    why: 'Clients may leave it out; an existing server rejects such requests.',
  },
  'parameter/moved': {
    clients: 'breaking',
    servers: 'breaking',
    why: 'Existing clients send it in the old location, and an existing server expects it there.',
  },
  'parameter/renamed': { clients: 'risky', servers: 'risky', renames: true, why: named },
  'parameter/style-changed': {
    clients: 'breaking',
    servers: 'breaking',
    why: 'The same value is serialized in another way.',
  },
  'parameter/reserved-changed': {
    clients: 'risky',
    servers: 'risky',
    why: 'Characters such as / and ? are encoded in another way; decoders that accept both still work.',
  },
  'body/added': {
    clients: 'compatible',
    servers: 'breaking',
    why: 'Existing clients still work; an existing server does not read it.',
  },
  'body/required-added': {
    clients: 'breaking',
    servers: 'breaking',
    why: 'Clients that send none are rejected, and a server must read it.',
  },
  'body/removed': {
    clients: 'risky',
    servers: 'compatible',
    why: 'The body of existing clients is ignored.',
  },
  'body/required': {
    clients: 'breaking',
    servers: 'risky',
    why: 'Clients that send none are rejected; an existing server accepts such requests.',
  },
  'body/optional': {
    clients: 'compatible',
    servers: 'breaking',
    why: 'Clients may send none; an existing server rejects such requests.',
  },
  'body/encoding-changed': {
    clients: 'breaking',
    servers: 'breaking',
    why: 'The same field of a form is serialized in another way.',
  },
  'webhook/added': {
    clients: 'risky',
    servers: 'breaking',
    why: 'Clients receive an unknown webhook; an existing server does not send it.',
  },
  'webhook/removed': {
    clients: 'breaking',
    servers: 'breaking',
    why: 'Clients no longer receive the webhook, and a server must not send it.',
  },
  'webhook/moved': {
    clients: 'breaking',
    servers: 'breaking',
    why: 'Clients expect the old webhook, and an existing server sends it.',
  },
  'webhook/renamed': { clients: 'risky', servers: 'risky', renames: true, why: named },
  'webhook/responses-changed': {
    clients: 'risky',
    servers: 'risky',
    why: 'The service may treat the response to the webhook differently.',
  },
} as const satisfies Record<string, Rule>;
