import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isObject, type Json, type JsonObject } from '../json.js';
import type { Contract } from '../model/contract.js';
import { build } from '../testing/document.js';
import { type Change, highestLevelFor } from './change.js';
import { compareContracts } from './compare.js';
import { isFacetRule } from './rules/facets.js';
import { namedRules } from './rules/named.js';

/** A labelled change: patches of `base.yaml`, and what is to be found between the two. */
interface Case {
  readonly name: string;
  /** Where the patches apply: a pointer without its first slash; empty for the whole document. */
  readonly at: string;
  readonly before?: Json;
  readonly after: Json;
  readonly clients: string;
  readonly servers: string;
  readonly rules: readonly string[];
}

const corpus = fileURLToPath(new URL('../../corpus/changes', import.meta.url));
const base = parse(readFileSync(join(corpus, 'base.yaml'), 'utf8')) as Json;
const topics = readdirSync(corpus).filter((file) => file !== 'base.yaml');

function casesOf(file: string): Case[] {
  return parse(readFileSync(join(corpus, file), 'utf8')) as Case[];
}

/** A JSON merge patch (RFC 7396). */
function merge(target: Json | undefined, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const merged: Record<string, Json> = isObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key];
    else merged[key] = merge(merged[key], value);
  }
  return merged;
}

function patched(document: Json, at: string, patch: Json | undefined): Json {
  if (patch === undefined) return document;
  const tokens = at === '' ? [] : at.split('/').map((token) => token.replaceAll('~1', '/'));
  const step = (value: Json, [first, ...rest]: string[]): Json => {
    if (first === undefined) return merge(value, patch);
    if (Array.isArray(value)) {
      return (value as readonly Json[]).map((entry, index) =>
        index === Number(first) ? step(entry, rest) : entry,
      );
    }
    const object = value as JsonObject;
    return { ...object, [first]: step(object[first] ?? {}, rest) };
  };
  return step(document, tokens);
}

const contractOf = async (document: Json): Promise<Contract> =>
  (await build(JSON.stringify(document))).contract;

async function changesOf({ at, before, after }: Case): Promise<readonly Change[]> {
  const [old, now] = [patched(base, at, before), patched(base, at, after)];
  return compareContracts(await contractOf(old), await contractOf(now), { today: '2026-11-28' });
}

describe.each(topics)('%s', (topic) => {
  test.each(casesOf(topic))('$name', async (labelled) => {
    const changes = await changesOf(labelled);
    expect({
      rules: [...new Set(changes.map(({ rule }) => rule))].toSorted(),
      clients: highestLevelFor(changes, 'clients') ?? 'none',
      servers: highestLevelFor(changes, 'servers') ?? 'none',
    }).toEqual({
      rules: labelled.rules,
      clients: labelled.clients,
      servers: labelled.servers,
    });
  });
});

test('finds nothing in reverse if it finds nothing forward', async () => {
  for (const topic of topics) {
    for (const { at, before, after, rules } of casesOf(topic)) {
      if (rules.length > 0) continue;
      const [old, now] = [patched(base, at, before), patched(base, at, after)];
      expect(compareContracts(await contractOf(now), await contractOf(old))).toEqual([]);
    }
  }
});

test.each([
  ['a shape can be sent no longer', '/oneOf/0', '/oneOf/0'],
  ['a value can be sent no longer', '/enum', '/enum'],
  [
    'a member of a sent union has another discriminator value',
    '/mapping/dog/enum',
    '/mapping/hound/enum',
  ],
])('shows the location of %s', async (name, before, after) => {
  const labelled = topics.flatMap(casesOf).find((each) => each.name === name);
  const [change] = labelled ? await changesOf(labelled) : [];
  const places = [change?.before?.pointer, change?.after?.pointer];
  expect(places).toEqual([expect.stringMatching(`${before}$`), expect.stringMatching(`${after}$`)]);
});

test('every rule has a labelled change, and every label names a rule', () => {
  const labelled = new Set(topics.flatMap(casesOf).flatMap(({ rules }) => rules));
  expect(Object.keys(namedRules).filter((rule) => !labelled.has(rule))).toEqual([]);
  const unknown = [...labelled].filter((rule) => !(rule in namedRules) && !isFacetRule(rule));
  expect(unknown).toEqual([]);
});
