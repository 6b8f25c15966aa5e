import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../packages/client/src/generated', import.meta.url));

test('editors show at most 800 characters about a method', () => {
  const method = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s+(\w+)\(/g;
  const comments = globSync('v*/*.ts', { cwd: folder }).flatMap((file) => {
    const found = readFileSync(`${folder}/${file}`, 'utf8').matchAll(method);
    return [...found].map(([, comment = '', name]) => ({
      method: `${file} ${name}`,
      text: comment.replaceAll(/\n\s*\* ?/g, '\n').trim(),
    }));
  });
  expect(comments.length).toBeGreaterThan(50);
  expect(comments.filter(({ text }) => text.length > 800)).toEqual([]);
});
