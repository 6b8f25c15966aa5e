import type { Rule } from './rule.js';

const unheard = 'The property of existing clients is silently ignored.';
const heeded = 'Existing clients still work; an existing server ignores it.';
const demanded = 'Clients that do not send it are rejected, and a server must support it.';
const missed = 'Clients that rely on it fail.';
const mustSend = 'Clients can ignore it; an existing server does not return it.';
const maySend = 'Clients can ignore it, and a server need not return it.';
const perhaps = 'It was optional: clients already had to work without it.';

/** Rules for properties, headers and defaults. */
export const propertyRules = {
  'request/property-added': { clients: 'compatible', servers: 'breaking', why: heeded },
  'request/required-property-added': { clients: 'breaking', servers: 'breaking', why: demanded },
  'request/property-removed': { clients: 'risky', servers: 'compatible', why: unheard },
  'request/required-property-removed': {
    clients: 'risky',
    servers: 'breaking',
    why: 'The property of existing clients is ignored; an existing server requires it.',
  },
  'request/property-refused': {
    clients: 'breaking',
    servers: 'risky',
    why: 'The object is closed: clients that still send the property are rejected.',
  },
  'request/default-changed': {
    clients: 'risky',
    servers: 'breaking',
    why: 'Requests without it have another meaning, which a server must implement.',
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
    why: 'The object was closed: clients that reject unknown properties reject this one.',
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
    why: 'Clients that rely on it fail, and a server must not return it.',
  },
  'response/default-changed': {
    clients: 'risky',
    servers: 'compatible',
    why: 'Clients that insert the default for a missing property read the same response differently.',
  },
  'header/added': { clients: 'compatible', servers: 'compatible', why: maySend },
  'header/required-added': { clients: 'compatible', servers: 'breaking', why: mustSend },
  'header/removed': { clients: 'risky', servers: 'compatible', why: perhaps },
  'header/required-removed': { clients: 'breaking', servers: 'compatible', why: missed },
} as const satisfies Record<string, Rule>;
