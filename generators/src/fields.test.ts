import { getTypes, normalizeTypes } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { elementFields } from './fields.js';

const others: Readonly<Record<string, string>> = { OpenAPI: 'Root', OAuthFlows: 'OAuth2Flows' };

const types = (['oas3_0', 'oas3_1', 'oas3_2'] as const).map((version) =>
  normalizeTypes(getTypes(version)),
);

function fieldsByRedocly(name: string, minor = 2): string[] {
  const names = /^OAuthFlow$/.test(name)
    ? [
        'ImplicitFlow',
        'PasswordFlow',
        'ClientCredentials',
        'AuthorizationCode',
        'DeviceAuthorization',
      ]
    : [others[name] ?? name];
  const fields = types
    .slice(0, minor + 1)
    .flatMap((all) => names.flatMap((each) => Object.keys(all[each]?.properties ?? {})));
  return [...new Set(fields)].filter((field) => !/^(?:x-|\$ref$)/.test(field));
}

/** What Redocly knows and JSON Schema does not, and what it does not know of OpenAPI 3.2 and Swagger 2.0. */
const differences: Readonly<Record<string, readonly string[]>> = {
  Schema: ['$recursiveRef', '$recursiveAnchor', 'additionalItems', 'dependencies', 'id', 'summary'],
  Encoding: ['encoding', 'prefixEncoding', 'itemEncoding'],
  Operation: ['schemes'],
};

test.each([...elementFields])('%s has the fields that Redocly knows', (name, fields) => {
  const known = (all: readonly string[]): string[] =>
    all.filter((field) => !differences[name]?.includes(field)).toSorted();
  for (const minor of [0, 1, 2]) {
    const own = [...fields].filter(([, { since }]) => since <= `3.${minor}`);
    expect(known(own.map(([field]) => field))).toEqual(known(fieldsByRedocly(name, minor)));
  }
});
