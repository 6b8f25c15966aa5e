import { renames, rules } from './rule.js';

/** All rules except those for valid values, by the levels for clients and for servers. */
export const namedRules = {
  ...rules('breaking', 'breaking', {
    'operation/moved':
      'Existing clients call the old path, and an existing server does not have the new one.',
    'parameter/required-added':
      'Clients that do not send it are rejected, and a server must support it.',
    'parameter/moved':
      'Existing clients send it in the old location, and an existing server expects it there.',
    'parameter/style-changed': 'The same value is serialized in another way.',
    'body/required-added': 'Clients that send none are rejected, and a server must read it.',
    'body/encoding-changed': 'The same field of a form is serialized in another way.',
    'webhook/removed': 'Clients no longer receive the webhook, and a server must not send it.',
    'errors/code-removed':
      'Clients that handle the code no longer receive it, and a server must not return it.',
    'webhook/moved': 'Clients expect the old webhook, and an existing server sends it.',
    'request/required-property-added':
      'Clients that do not send it are rejected, and a server must support it.',
    'response/property-removed-from-closed':
      'Clients that rely on it fail, and a server must not return it.',
    'response/media-type-removed':
      'Clients no longer receive the media type that they read, and a server must not return it.',
    'response/success-removed':
      'Clients no longer receive the status code that they expect, and a server must not return it.',
    'security/demanded':
      'Clients without credentials are rejected, and a server must authenticate requests.',
    'security/scheme-changed':
      'Existing clients send the old credentials, and an existing server expects them.',
  }),
  ...rules('breaking', 'risky', {
    'parameter/required':
      'Clients that leave it out are rejected; an existing server accepts such requests.',
    'body/required':
      'Clients that send none are rejected; an existing server accepts such requests.',
    'request/property-refused':
      'The object is closed: clients that still send the property are rejected.',
    'request/media-type-removed':
      'Clients that send this media type are rejected; an existing server still accepts it.',
    'security/alternative-removed':
      'Clients with these credentials are rejected; an existing server still accepts them.',
    'security/scope-added':
      'Clients whose tokens lack the scope are rejected; an existing server still accepts them.',
  }),
  ...rules('breaking', 'compatible', {
    'operation/removed': 'Clients that call it fail.',
    'response/required-property-removed': 'Clients that rely on it fail.',
    'header/required-removed': 'Clients that rely on it fail.',
    'server/removed': 'Clients that use this URL fail, unless the server keeps running.',
  }),
  ...rules('risky', 'breaking', {
    'parameter/required-removed': 'Clients need not send it; an existing server requires it.',
    'webhook/added': 'Clients receive an unknown webhook; an existing server does not send it.',
    'request/required-property-removed':
      'The property of existing clients is ignored; an existing server requires it.',
    'request/default-changed':
      'Requests without it have another meaning, which a server must implement.',
    'response/media-type-added':
      'Clients that send no accept header may receive a media type that they cannot read.',
    'response/error-removed':
      'Clients that handle it receive another error; a server must not return it.',
  }),
  ...rules('risky', 'risky', {
    'operation/pagination-changed':
      'Clients that iterate over all pages may miss elements or read some twice.',
    'operation/idempotency-changed': 'A retry of an existing client may be executed twice.',
    'parameter/reserved-changed':
      'Characters such as / and ? are encoded in another way; decoders that accept both still work.',
    'operation/links-changed':
      'Tools that follow the link call another operation, or pass other values.',
    'webhook/responses-changed': 'The service may treat the response to the webhook differently.',
    'response/success-added':
      'Clients that expect one status code treat another as a failure; the document does not say when each is returned.',
    'schema/encoding-changed':
      'The encoding of a string changes, which no schema checks: existing readers may not understand it.',
    'errors/code-added':
      'Clients that list all codes do not know it; a server must know when to return it.',
    'errors/template-changed':
      'Clients that fill in or translate the message may show a wrong one.',
    'limits/changed':
      'The document does not show which requests are affected: compare the two values.',
    'version/path-changed': 'Tools assign paths to versions by how they begin.',
    'extension/changed': 'Tools that read the extension may behave differently.',
    'errors/format-changed':
      'Clients look for the code and the details of errors in another place.',
  }),
  ...rules('risky', 'compatible', {
    'parameter/removed': 'The parameter of existing clients is ignored or rejected.',
    'body/removed': 'The body of existing clients is ignored.',
    'operation/arguments-moved':
      'Requests do not change, but the generated method has a new optional argument before the options: calls with options must pass undefined for it.',
    'request/property-removed': 'The property of existing clients is silently ignored.',
    'response/property-added-to-closed':
      'The object was closed: clients that reject unknown properties reject this one.',
    'response/property-removed': 'It was optional: clients already had to work without it.',
    'response/default-changed':
      'Clients that insert the default for a missing property read the same response differently.',
    'header/removed': 'It was optional: clients already had to work without it.',
    'client/settings-changed':
      'Programs with a new client read other environment variables, or send another header.',
    'server/default-changed':
      'Programs that do not select a server use another one with the new document.',
  }),
  ...rules('compatible', 'breaking', {
    'operation/added': 'Existing clients still work; an existing server does not have it.',
    'operation/idempotency-added':
      'Clients may retry a request; an existing server may execute it twice.',
    'parameter/added': 'Existing clients still work; an existing server ignores it.',
    'parameter/optional': 'Clients may leave it out; an existing server rejects such requests.',
    'body/added': 'Existing clients still work; an existing server does not read it.',
    'body/optional': 'Clients may send none; an existing server rejects such requests.',
    'request/property-added': 'Existing clients still work; an existing server ignores it.',
    'response/required-property-added':
      'Clients can ignore it; an existing server does not return it.',
    'header/required-added': 'Clients can ignore it; an existing server does not return it.',
    'request/media-type-added':
      'Existing clients still work; an existing server rejects the new media type.',
    'security/lifted':
      'Clients need no credentials; an existing server rejects requests without them.',
    'security/alternative-added':
      'Existing clients still work; an existing server rejects the new credentials.',
    'security/scope-removed': 'Clients need fewer scopes; an existing server still requires them.',
  }),
  ...rules('compatible', 'risky', {
    'response/error-added':
      'Clients must handle any error; a server must know when to return this one.',
  }),
  ...rules('compatible', 'compatible', {
    'operation/pagination-added':
      'Tools can iterate over all pages; requests and responses do not change.',
    'operation/links-added': 'Tools can follow the link; requests and responses do not change.',
    'client/settings-added': 'Existing clients still work.',
    'response/property-added': 'Clients can ignore it, and a server need not return it.',
    'header/added': 'Clients can ignore it, and a server need not return it.',
    'server/added': 'Existing clients still work.',
    'errors/format-added':
      'Tools can find the code and the details of errors; requests and responses do not change.',
  }),
  ...rules('docs', 'docs', {
    'docs/text-changed': 'Only the documentation changes.',
    'docs/example-changed':
      'Only the documentation changes, and mock servers that return examples.',
    'docs/deprecated': 'It still works; editors and linters warn about its use.',
    'docs/undeprecated': 'Editors and linters no longer warn about its use.',
    'docs/extension-changed': 'Only the documentation changes.',
  }),
  ...renames('risky', 'risky', {
    'operation/renamed': 'Requests and responses do not change; generated code has another name.',
    'parameter/renamed': 'Requests and responses do not change; generated code has another name.',
    'webhook/renamed': 'Requests and responses do not change; generated code has another name.',
    'security/scheme-renamed':
      'Requests and responses do not change; generated code has another name.',
    'schema/renamed': 'Requests and responses do not change; generated types have another name.',
  }),
  ...renames('risky', 'compatible', {
    'operation/method-renamed':
      'Requests and responses do not change; the method of the generated client has another name.',
    'server/renamed':
      'Requests and responses do not change; programs that select an environment by name use another server, or fail.',
  }),
};
