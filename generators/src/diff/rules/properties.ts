import type { Rule } from './rule.js';

const unheard = 'What clients send there is not heard any more, and they are not told so.';
const heeded =
  'Clients need not send it; a server that stays as it is does not do what it asks for.';
const demanded =
  'Clients that do not send it are refused, and a server has to do what it asks for.';
const missed = 'Clients that rely on it find nothing.';
const mustSend = 'Clients can ignore it; a server that stays as it is does not send it.';
const maySend = 'Clients can ignore it, and a server need not send it.';
const perhaps = 'Clients had to do without it at times, and have to do so always now.';

/** Rules on what is there or not: properties, headers and defaults. */
export const propertyRules = {
  'request/property-added': { clients: 'compatible', servers: 'breaking', why: heeded },
  'request/required-property-added': { clients: 'breaking', servers: 'breaking', why: demanded },
  'request/property-removed': { clients: 'risky', servers: 'compatible', why: unheard },
  'request/required-property-removed': {
    clients: 'risky',
    servers: 'breaking',
    why: 'What clients send there is not heard any more; a server that stays as it is asks for it.',
  },
  'request/property-refused': {
    clients: 'breaking',
    servers: 'risky',
    why: 'The object is closed: clients that still send the property are refused.',
  },
  'request/default-changed': {
    clients: 'risky',
    servers: 'breaking',
    why: 'Requests that leave it out mean something else, and the server has to read them so.',
  },
  'response/property-added': { clients: 'compatible', servers: 'compatible', why: maySend },
  'response/required-property-added': {
    clients: 'compatible',
    servers: 'breaking',
    why: mustSend,
  },
  'response/property-added-to-closed': {
    clients: 'risky',
    servers: 'compatible',
    why: 'The object was closed: clients that refuse unknown properties refuse this one.',
  },
  'response/property-removed': { clients: 'risky', servers: 'compatible', why: perhaps },
  'response/required-property-removed': {
    clients: 'breaking',
    servers: 'compatible',
    why: missed,
  },
  'response/property-removed-from-closed': {
    clients: 'breaking',
    servers: 'breaking',
    why: 'Clients that rely on it find nothing, and a server must not send it any more.',
  },
  'response/default-changed': {
    clients: 'risky',
    servers: 'compatible',
    why: 'Clients that fill in the default where nothing came read the same answer differently.',
  },
  'header/added': { clients: 'compatible', servers: 'compatible', why: maySend },
  'header/required-added': { clients: 'compatible', servers: 'breaking', why: mustSend },
  'header/removed': { clients: 'risky', servers: 'compatible', why: perhaps },
  'header/required-removed': { clients: 'breaking', servers: 'compatible', why: missed },
} as const satisfies Record<string, Rule>;
