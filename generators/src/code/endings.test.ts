import { expect, test } from 'vitest';
import { withEnding } from './endings.js';

const text = `// Generated
import type { A } from './a.js';
import * as b from '../b/c.js';
import { z } from 'zod/mini.js';
import {
  type D,
} from './d.js';
export * from './e.js';
export const lazy = () => import('./f.js');
/** import x from './g.js'; */
export const data = "import y from './h.js';";
`;

test('changes the extension of relative imports and nothing else', () => {
  expect(withEnding(text)).toBe(text);
  const typed = text.replaceAll(/(\/(?:a|c|d|e|f))\.js/g, '$1.ts');
  expect(withEnding(text, '.ts')).toBe(typed);
  expect(withEnding(text, 'none')).toBe(typed.replaceAll('.ts', ''));
});
