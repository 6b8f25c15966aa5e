import { readdirSync, readFileSync } from 'node:fs';
import { optionsOf } from '@seller-funds/command';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { diffCommand } from './cli/options.js';
import { facetRule, isFacetRule } from './rules/facets.js';
import { namedRules } from './rules/named.js';

const page = readFileSync(new URL('../../../docs/spec-diff.md', import.meta.url), 'utf8');

const rows = Array.from(
  page.matchAll(/^\| `([a-z]+\/[\w…-]+)` \| (\w+) \| (\w+) \|$/gm),
  ([, rule = '', clients = '', servers = '']) => ({ rule, clients, servers }),
);

test('the page lists every rule with its levels', () => {
  const named = rows.filter(({ rule }) => !rule.includes('…') && !isFacetRule(rule));
  const known = Object.entries(namedRules).map(([rule, { clients, servers }]) => [
    rule,
    { clients, servers },
  ]);
  const listed = named.map(({ rule, ...levels }) => [rule, levels]);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(known));
});

test('the page states the number of labelled changes', () => {
  const folder = new URL('../../corpus/changes/', import.meta.url);
  const files = readdirSync(folder).filter((file) => file !== 'base.yaml');
  const changes = files.flatMap((file) => parse(readFileSync(new URL(file, folder), 'utf8')) as []);
  expect(page).toContain(`contains ${changes.length} small labelled changes`);
});

test('the page lists the levels of rules on valid values', () => {
  const found = rows.filter(({ rule }) => rule.includes('…') || isFacetRule(rule));
  expect(found.filter(({ rule }) => rule.includes('…'))).toHaveLength(6);
  for (const { rule, clients, servers } of found) {
    const name = rule.replace('…', 'type');
    expect(isFacetRule(name) && facetRule(name)).toMatchObject({ clients, servers });
  }
});

test('the page lists every option of the command', () => {
  const listed = Array.from(page.matchAll(/^\| `(--[\w-]+)/gm), ([, option]) => option);
  const known = optionsOf(diffCommand).filter(({ isFlag }) => isFlag);
  expect(listed).toEqual([...known.map(({ flag }) => flag), '--help']);
});
