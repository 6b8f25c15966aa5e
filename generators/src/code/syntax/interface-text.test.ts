import { expect, test } from 'vitest';
import { textOfInterface } from './interface-text.js';

test('an interface has its comments where they belong, whatever they say', () => {
  const text = textOfInterface({
    docs: '/** `/*1*\\/` and $& stay. */\n',
    name: 'Pets',
    typeParameters: ['Context = undefined'],
    methods: [
      { docs: '/**\n * Two\n * lines.\n */\n', name: 'get', parameters: [], returns: 'void' },
      {
        docs: '',
        name: "'a b'",
        parameters: [{ name: 'of', type: "'/*0*/'", optional: true }],
        returns: 'Context',
      },
    ],
  });
  expect(text).toBe(`/** \`/*1*\\/\` and $& stay. */
export interface Pets<Context = undefined> {

    /**
 * Two
 * lines.
 */
    get(): void;

    'a b'(of?: '/*0*/'): Context;
}
`);
});
