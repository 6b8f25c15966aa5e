import document from '@seller-funds/contract/openapi.json' with { type: 'json' };
import { expect, it } from 'vitest';
import type { Issue } from './generated/index.js';
import { inWords, patternsInWords } from './pattern-words.js';

type Node = Readonly<Record<string, unknown>>;

function patternsOfRequests(): Set<string> {
  const patterns = new Set<string>();
  const seen = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const { pattern, $ref } = value as Node;
    if (typeof pattern === 'string') patterns.add(pattern);
    if (typeof $ref === 'string') visit(resolve($ref));
    // The service does not enforce what is in an extension such as `x-portable`.
    for (const [key, inner] of Object.entries(value)) if (!key.startsWith('x-')) visit(inner);
  };
  for (const item of Object.values(document.paths as Record<string, Node>)) {
    visit(item['parameters']);
    for (const operation of Object.values(item)) {
      if (typeof operation !== 'object' || operation === null) continue;
      visit((operation as Node)['parameters']);
      visit((operation as Node)['requestBody']);
    }
  }
  return patterns;
}

function resolve(pointer: string): unknown {
  const steps = pointer.slice(2).split('/');
  return steps.reduce<unknown>((node, step) => {
    return (node as Node)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  }, document);
}

it('has a sentence for every pattern of the requests, and no other', () => {
  expect(patternsInWords.toSorted()).toEqual([...patternsOfRequests()].toSorted());
});

it('replaces the regular expression by the sentence', () => {
  const template = 'The value does not have the required form.';
  const issue: Issue = {
    in: 'body',
    path: ['number'],
    code: 'format',
    template,
    message: template,
    params: { pattern: '\\S' },
  };
  const message = 'The value must not be blank.';
  expect(inWords(issue)).toEqual({ message, template: message, params: {} });
  const unknown = { ...issue, params: { pattern: '^a$' } };
  expect(inWords(unknown)).toEqual({ message: template, template, params: {} });
});
