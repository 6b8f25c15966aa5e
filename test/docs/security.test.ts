import { describe, expect, test } from 'vitest';
import { readText } from '../repository.js';

const page = readText('docs/security.md');

const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| What\b/.test(line))
  .map((line) => {
    const cells = line.split(' | ');
    const claim = cells.slice(0, -1).join(' | ').replace(/^\| /, '');
    const tests = (cells.at(-1) ?? '').replace(/ \|$/, '');
    return { claim, tests };
  });

describe('docs/security.md', () => {
  test.each(rows)('$claim', ({ tests }) => {
    const named = [...tests.matchAll(/`([^`]+\.ts)`: (.+?)(?=; `|$)/g)];
    expect(named.length).toBeGreaterThan(0);
    for (const [, file = '', title = ''] of named) {
      const source = readText(file);
      expect({ file, title, found: hasTitle(source, title) }).toEqual({ file, title, found: true });
    }
  });

  test('has the three parts for each package', () => {
    const sections = page.split(/^## /m).slice(1);
    expect(sections.length).toBeGreaterThan(0);
    for (const section of sections) {
      const heads = [...section.matchAll(/^### (.+)$/gm)].map(([, head]) => head);
      const parts = heads.filter((head) => head !== 'Not protected');
      expect(parts).toEqual(['Protects against', 'Trusts', 'Responsibilities of the user']);
    }
  });
});

function hasTitle(source: string, words: string): boolean {
  return source
    .split('\n')
    .some((line) => /['"`]/.test(line.split(words)[0] ?? '') && line.includes(words));
}
