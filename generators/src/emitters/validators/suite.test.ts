// The official JSON Schema Test Suite (draft2020-12, required files). It needs a local copy: the npm package refers
// to a git repository for the tests, so they cannot be installed from the registry.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isObject, type Json, type JsonObject } from '../../json.js';
import { importValidators } from '../../testing/validators.js';

interface Group {
  readonly description: string;
  readonly schema: Json;
  readonly tests: readonly {
    readonly description: string;
    readonly data: Json;
    readonly valid: boolean;
  }[];
}

const suite = process.env['JSON_SCHEMA_TEST_SUITE'];
const folder = join(suite ?? '.', 'tests', 'draft2020-12');
const files =
  suite === undefined
    ? ['all files']
    : readdirSync(folder).filter((name) => name.endsWith('.json'));

/** Remote documents, dynamic references, vocabularies, and schemas that name another base. */
const apart = /"\$(id|dynamicRef|dynamicAnchor|vocabulary)":|"\$ref":"[^#]/;

/** The annotations that we assert, as docs/validators.md says. */
const decided = new Set(['format.json']);

/** A root schema as a component: it says no dialect, and its references start at the component. */
function component(schema: Json, at: string): Json {
  if (Array.isArray(schema)) return schema.map((item) => component(item, at));
  if (!isObject(schema)) return schema;
  const entries = Object.entries(schema).flatMap(([key, value]): [string, Json][] => {
    if (key === '$schema') return [];
    if (key === 'const' || key === 'enum') return [[key, value]];
    const fromRoot = key === '$ref' && typeof value === 'string' && /^#(\/|$)/.test(value);
    return [[key, fromRoot ? at + value.slice(1) : component(value, at)]];
  });
  return Object.fromEntries(entries) satisfies JsonObject;
}

describe('the JSON Schema Test Suite', { tags: 'json-schema-suite' }, () => {
  test.each(files.filter((file) => !decided.has(file)))('%s', async (file) => {
    const all = JSON.parse(readFileSync(join(folder, file), 'utf8')) as readonly Group[];
    const groups = all.filter(({ schema }) => !apart.test(JSON.stringify(schema)));
    const schemas = groups.map(({ schema }, index): [string, Json] => {
      const name = `Group${index}`;
      return [name, component(schema, `#/components/schemas/${name}`)];
    });
    const validators = await importValidators(Object.fromEntries(schemas));
    const wrong = groups.flatMap(({ description, tests }, index) =>
      tests
        .filter(({ data, valid }) => {
          return validators[`Group${index}`]?.safeParse(data).success !== valid;
        })
        .map((failed) => `${description}: ${failed.description}`),
    );
    expect(wrong).toEqual([]);
  });
});

const formats = [
  'date',
  'date-time',
  'duration',
  'hostname',
  'ipv6',
  'iri',
  'iri-reference',
  'json-pointer',
  'regex',
  'relative-json-pointer',
  'time',
  'uri',
  'uri-reference',
  'uri-template',
  'uuid',
];

/** True if a name needs the Unicode tables, which the validators do not have (docs/validators.md). */
function isInternational(file: string, data: Json): boolean {
  return file === 'hostname' && typeof data === 'string' && /xn--/i.test(data);
}

describe('its optional formats', { tags: 'json-schema-suite' }, () => {
  test.each(formats)('%s', async (file) => {
    const path = join(folder, 'optional/format', `${file}.json`);
    const groups = JSON.parse(readFileSync(path, 'utf8')) as readonly Group[];
    const validators = await importValidators({ Text: { type: 'string', format: file } });
    const tests = groups.flatMap((group) => group.tests);
    const wrong = tests
      .filter(({ data }) => typeof data === 'string' && !isInternational(file, data))
      .filter(({ data, valid }) => validators['Text']?.safeParse(data).success !== valid);
    expect(wrong.map(({ description }) => description)).toEqual([]);
    expect(tests.length).toBeGreaterThan(1);
  });
});
