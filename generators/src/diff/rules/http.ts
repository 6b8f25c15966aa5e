import type { Rule } from './rule.js';

/** Rules on media types, statuses, security and servers. */
export const httpRules = {
  'request/media-type-added': {
    clients: 'compatible',
    servers: 'breaking',
    why: 'Clients can go on as before; a server that stays as it is refuses the new form.',
  },
  'request/media-type-removed': {
    clients: 'breaking',
    servers: 'risky',
    why: 'Clients that send this form are refused; a server that stays as it is takes it.',
  },
  'response/media-type-added': {
    clients: 'risky',
    servers: 'breaking',
    why: 'Clients that do not say what they accept may get a form that they cannot read.',
  },
  'response/media-type-removed': {
    clients: 'breaking',
    servers: 'breaking',
    why: 'Clients that read this form get none, and a server must not send it any more.',
  },
  'response/success-added': {
    clients: 'risky',
    servers: 'risky',
    why: 'Clients that look for one status take another for a failure; when to send which is in no schema.',
  },
  'response/success-removed': {
    clients: 'breaking',
    servers: 'breaking',
    why: 'Clients wait for a status that does not come, and a server must not send it any more.',
  },
  'response/error-added': {
    clients: 'compatible',
    servers: 'risky',
    why: 'Clients have to cope with any error; a server has to know when to answer with this one.',
  },
  'response/error-removed': {
    clients: 'risky',
    servers: 'breaking',
    why: 'Clients that handle it get something else; a server must not send it any more.',
  },
  'security/demanded': {
    clients: 'breaking',
    servers: 'breaking',
    why: 'Clients that prove nothing are refused, and a server has to check who calls.',
  },
  'security/lifted': {
    clients: 'compatible',
    servers: 'breaking',
    why: 'Clients need not prove who they are; a server that stays as it is refuses those that do not.',
  },
  'security/alternative-added': {
    clients: 'compatible',
    servers: 'breaking',
    why: 'Clients can go on as before; a server that stays as it is refuses the new way.',
  },
  'security/alternative-removed': {
    clients: 'breaking',
    servers: 'risky',
    why: 'Clients that prove in this way who they are are refused; a server that stays as it is lets them in.',
  },
  'security/scope-added': {
    clients: 'breaking',
    servers: 'risky',
    why: 'Clients whose tokens lack the scope are refused; a server that stays as it is lets them in.',
  },
  'security/scope-removed': {
    clients: 'compatible',
    servers: 'breaking',
    why: 'Clients need less than before; a server that stays as it is asks for more.',
  },
  'security/scheme-changed': {
    clients: 'breaking',
    servers: 'breaking',
    why: 'Clients prove who they are in the old way, and a server that stays as it is looks for that.',
  },
  'security/scheme-renamed': {
    clients: 'risky',
    servers: 'risky',
    renames: true,
    why: 'Nothing changes on the wire; code that is generated from the document has another name.',
  },
  'server/added': {
    clients: 'compatible',
    servers: 'compatible',
    why: 'Clients can go on as before.',
  },
  'server/removed': {
    clients: 'breaking',
    servers: 'compatible',
    why: 'Clients that call this address find nothing, unless it stays up unannounced.',
  },
  'server/renamed': {
    clients: 'risky',
    servers: 'compatible',
    renames: true,
    why: 'Nothing changes on the wire; programs that choose an environment by its name call another address, or none.',
  },
  'server/default-changed': {
    clients: 'risky',
    servers: 'compatible',
    why: 'Programs that choose no server call another one as soon as they use the new document.',
  },
  'schema/renamed': {
    clients: 'risky',
    servers: 'risky',
    renames: true,
    why: 'Nothing changes on the wire; types that are generated from the document have another name.',
  },
  'schema/encoding-changed': {
    clients: 'risky',
    servers: 'risky',
    why: 'A text is made of its data in another way, which no schema checks: readers of the old one may not read it.',
  },
  'errors/format-added': {
    clients: 'compatible',
    servers: 'compatible',
    why: 'Tools learn where the code and the details of an error are; nothing changes on the wire.',
  },
  'errors/format-changed': {
    clients: 'risky',
    servers: 'risky',
    why: 'Clients look for the code and the details of an error in another place.',
  },
} as const satisfies Record<string, Rule>;
