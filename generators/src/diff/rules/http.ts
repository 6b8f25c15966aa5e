import type { Rule } from './rule.js';

/** Rules for media types, status codes, security and servers. */
export const httpRules = {
  'request/media-type-added': {
    clients: 'compatible',
    servers: 'breaking',
    why: 'Existing clients still work; an existing server rejects the new media type.',
  },
  'request/media-type-removed': {
    clients: 'breaking',
    servers: 'risky',
    why: 'Clients that send this media type are rejected; an existing server still accepts it.',
  },
  'response/media-type-added': {
    clients: 'risky',
    servers: 'breaking',
    why: 'Clients that send no accept header may receive a media type that they cannot read.',
  },
  'response/media-type-removed': {
    clients: 'breaking',
    servers: 'breaking',
    why: 'Clients no longer receive the media type that they read, and a server must not return it.',
  },
  'response/success-added': {
    clients: 'risky',
    servers: 'risky',
    why: 'Clients that expect one status code treat another as a failure; the document does not say when each is returned.',
  },
  'response/success-removed': {
    clients: 'breaking',
    servers: 'breaking',
    why: 'Clients no longer receive the status code that they expect, and a server must not return it.',
  },
  'response/error-added': {
    clients: 'compatible',
    servers: 'risky',
    why: 'Clients must handle any error; a server must know when to return this one.',
  },
  'response/error-removed': {
    clients: 'risky',
    servers: 'breaking',
    why: 'Clients that handle it receive another error; a server must not return it.',
  },
  'security/demanded': {
    clients: 'breaking',
    servers: 'breaking',
    why: 'Clients without credentials are rejected, and a server must authenticate requests.',
  },
  'security/lifted': {
    clients: 'compatible',
    servers: 'breaking',
    why: 'Clients need no credentials; an existing server rejects requests without them.',
  },
  'security/alternative-added': {
    clients: 'compatible',
    servers: 'breaking',
    why: 'Existing clients still work; an existing server rejects the new credentials.',
  },
  'security/alternative-removed': {
    clients: 'breaking',
    servers: 'risky',
    why: 'Clients with these credentials are rejected; an existing server still accepts them.',
  },
  'security/scope-added': {
    clients: 'breaking',
    servers: 'risky',
    why: 'Clients whose tokens lack the scope are rejected; an existing server still accepts them.',
  },
  'security/scope-removed': {
    clients: 'compatible',
    servers: 'breaking',
    why: 'Clients need fewer scopes; an existing server still requires them.',
  },
  'security/scheme-changed': {
    clients: 'breaking',
    servers: 'breaking',
    why: 'Existing clients send the old credentials, and an existing server expects them.',
  },
  'security/scheme-renamed': {
    clients: 'risky',
    servers: 'risky',
    renames: true,
    why: 'Requests and responses do not change; generated code has another name.',
  },
  'server/added': {
    clients: 'compatible',
    servers: 'compatible',
    why: 'Existing clients still work.',
  },
  'server/removed': {
    clients: 'breaking',
    servers: 'compatible',
    why: 'Clients that use this URL fail, unless the server keeps running.',
  },
  'server/renamed': {
    clients: 'risky',
    servers: 'compatible',
    renames: true,
    why: 'Requests and responses do not change; programs that select an environment by name use another server, or fail.',
  },
  'server/default-changed': {
    clients: 'risky',
    servers: 'compatible',
    why: 'Programs that do not select a server use another one with the new document.',
  },
  'schema/renamed': {
    clients: 'risky',
    servers: 'risky',
    renames: true,
    why: 'Requests and responses do not change; generated types have another name.',
  },
  'schema/encoding-changed': {
    clients: 'risky',
    servers: 'risky',
    why: 'The encoding of a string changes, which no schema checks: existing readers may not understand it.',
  },
  'errors/format-added': {
    clients: 'compatible',
    servers: 'compatible',
    why: 'Tools can find the code and the details of errors; requests and responses do not change.',
  },
  'errors/format-changed': {
    clients: 'risky',
    servers: 'risky',
    why: 'Clients look for the code and the details of errors in another place.',
  },
} as const satisfies Record<string, Rule>;
