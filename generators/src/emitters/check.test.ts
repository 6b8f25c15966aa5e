import { expect, test } from 'vitest';
import { FileDraft } from '../code/file.js';
import { checkEmission } from './check.js';
import type { Emission, Emitter } from './emitter.js';
import { defaultEmitters, emitters } from './index.js';

const emitter: Emitter = { name: 'a', needs: ['b'], emit: () => ({ files: [] }) };

function importing(...origins: readonly string[]): Emission {
  const file = new FileDraft('a', 'index');
  for (const origin of origins) file.use({ from: { emitter: origin, file: 'x' }, name: 'y' });
  file.use({ from: { package: 'zod' }, name: 'z' });
  return { files: [{ draft: file, statements: [] }] };
}

test('accepts imports of own files, needed emitters and packages', () => {
  expect(() => checkEmission(emitter, importing('a', 'b'))).not.toThrow();
});

test('rejects imports of emitters that are not in `needs`', () => {
  expect(() => checkEmission(emitter, importing('c'))).toThrow(
    'imports y of c, which is not in its',
  );
});

test('rejects files in the folder of another emitter', () => {
  const stray = { files: [{ emitter: 'b', path: 'x.md', text: '' }] };
  expect(() => checkEmission(emitter, stray)).toThrow('wrote a file of b');
});

test('each emitter has a unique name and comes after its dependencies', () => {
  const names = emitters.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const [index, { needs }] of emitters.entries()) {
    expect(names.slice(0, index)).toEqual(expect.arrayContaining([...needs]));
  }
});

test('default emitters need only default emitters', () => {
  expect(defaultEmitters).toEqual(['types', 'client', 'validators', 'server', 'webhooks']);
  const chosen = emitters.filter(({ name }) => defaultEmitters.includes(name));
  for (const { needs } of chosen)
    expect(defaultEmitters).toEqual(expect.arrayContaining([...needs]));
});
