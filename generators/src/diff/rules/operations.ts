import type { Rule } from './rule.js';

const named =
  'Nothing changes on the wire; code that is generated from the document has another name.';

/** Rules on operations, their parameters and bodies, and on what the service calls. */
export const operationRules = {
  'operation/added': {
    clients: 'compatible',
    servers: 'breaking',
    why: 'Clients need not call it; a server that stays as it is does not offer it.',
  },
  'operation/removed': {
    clients: 'breaking',
    servers: 'compatible',
    why: 'Clients that call it fail.',
  },
  'operation/moved': {
    clients: 'breaking',
    servers: 'breaking',
    why: 'Clients call the old place, and a server that stays as it is offers nothing at the new one.',
  },
  'operation/renamed': { clients: 'risky', servers: 'risky', renames: true, why: named },
  'operation/method-renamed': {
    clients: 'risky',
    servers: 'compatible',
    renames: true,
    why: 'Nothing changes on the wire; programs on the generated client call it by another name.',
  },
  'operation/pagination-changed': {
    clients: 'risky',
    servers: 'risky',
    why: 'Clients that walk through all pages may miss some or see some twice.',
  },
  'operation/pagination-added': {
    clients: 'compatible',
    servers: 'compatible',
    why: 'Tools learn how to walk through all pages; nothing changes on the wire.',
  },
  'operation/idempotency-added': {
    clients: 'compatible',
    servers: 'breaking',
    why: 'Clients may send a request again; a server that stays as it is may do it twice.',
  },
  'operation/idempotency-changed': {
    clients: 'risky',
    servers: 'risky',
    why: 'Clients that send a request again after a fault may do twice what they mean once.',
  },
  'parameter/added': {
    clients: 'compatible',
    servers: 'breaking',
    why: 'Clients need not send it; a server that stays as it is does not heed it.',
  },
  'parameter/required-added': {
    clients: 'breaking',
    servers: 'breaking',
    why: 'Clients that do not send it are refused, and a server has to heed it.',
  },
  'parameter/removed': {
    clients: 'risky',
    servers: 'compatible',
    why: 'What clients ask for with it is ignored, or refused.',
  },
  'parameter/required-removed': {
    clients: 'risky',
    servers: 'breaking',
    why: 'Clients need not send it any more; a server that stays as it is asks for it.',
  },
  'parameter/required': {
    clients: 'breaking',
    servers: 'risky',
    why: 'Clients that leave it out are refused; a server that stays as it is takes such requests.',
  },
  'parameter/optional': {
    clients: 'compatible',
    servers: 'breaking',
    why: 'Clients may leave it out; a server that stays as it is refuses such requests.',
  },
  'parameter/moved': {
    clients: 'breaking',
    servers: 'breaking',
    why: 'Clients send it in the old place, and a server that stays as it is looks for it there.',
  },
  'parameter/renamed': { clients: 'risky', servers: 'risky', renames: true, why: named },
  'parameter/style-changed': {
    clients: 'breaking',
    servers: 'breaking',
    why: 'The same value is written in another way.',
  },
  'parameter/reserved-changed': {
    clients: 'risky',
    servers: 'risky',
    why: 'Characters such as / and ? are written in another way; who decodes both goes on as before.',
  },
  'body/added': {
    clients: 'compatible',
    servers: 'breaking',
    why: 'Clients need not send one; a server that stays as it is does not read it.',
  },
  'body/required-added': {
    clients: 'breaking',
    servers: 'breaking',
    why: 'Clients that send none are refused, and a server has to read it.',
  },
  'body/removed': {
    clients: 'risky',
    servers: 'compatible',
    why: 'What clients send is not heard any more.',
  },
  'body/required': {
    clients: 'breaking',
    servers: 'risky',
    why: 'Clients that send none are refused; a server that stays as it is takes such requests.',
  },
  'body/optional': {
    clients: 'compatible',
    servers: 'breaking',
    why: 'Clients may send none; a server that stays as it is refuses such requests.',
  },
  'body/encoding-changed': {
    clients: 'breaking',
    servers: 'breaking',
    why: 'The same field of a form is written in another way.',
  },
  'webhook/added': {
    clients: 'risky',
    servers: 'breaking',
    why: 'Clients get a call that they do not know; a server that stays as it is does not make it.',
  },
  'webhook/removed': {
    clients: 'breaking',
    servers: 'breaking',
    why: 'Clients wait for a call that never comes, and a server must not make it any more.',
  },
  'webhook/moved': {
    clients: 'breaking',
    servers: 'breaking',
    why: 'Clients wait for the old call, and a server that stays as it is makes it.',
  },
  'webhook/renamed': { clients: 'risky', servers: 'risky', renames: true, why: named },
  'webhook/answers-changed': {
    clients: 'risky',
    servers: 'risky',
    why: 'What the service makes of an answer may be something else.',
  },
} as const satisfies Record<string, Rule>;
