import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../testing/folder.js';
import { runCommonJs } from './common-js.js';

function fileOf(text: string): string {
  return join(makeFolder({ 'a.cjs': text, 'beside.cjs': 'exports.beside = true;' }), 'a.cjs');
}

test('a file has what CommonJS gives it, and others in place of what it requires', () => {
  const file = fileOf(`module.exports = {
  name: __filename, folder: __dirname, ...require('./beside.cjs'), ...require('given') };`);
  const given = { given: { given: 'é' } };
  expect(runCommonJs(file, { given })).toEqual({
    name: file,
    folder: file.slice(0, -'/a.cjs'.length),
    beside: true,
    given: 'é',
  });
});

test('the source is edited first, whatever characters it has', () => {
  const file = fileOf(`exports.text = 'é1';`);
  const exported = runCommonJs(file, {
    edit: (source) => Buffer.from(source.toString().replace('é1', 'é2')),
  });
  expect(exported).toEqual({ text: 'é2' });
});

test('an error tells the line of the file', () => {
  const file = fileOf(`\n\nthrow new Error('here');`);
  const stack = (): string => {
    try {
      return String(runCommonJs(file));
    } catch (error) {
      return String((error as Error).stack);
    }
  };
  expect(stack()).toContain(`${file}:3:`);
});
