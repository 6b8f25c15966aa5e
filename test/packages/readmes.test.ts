// The code of the READMEs of the packages that are mostly data, compiled, run, and compared with the output
// that they show. Those of the client and the webhooks are driven by tests of their own.
import { expect, test } from 'vitest';
import { snippetsOf } from '../snippets.js';

test.each(['contract', 'server', 'validators'])('%s', async (name) => {
  const readme = snippetsOf(`packages/${name}/README.md`);
  const heading = `@seller-funds/${name}`;
  try {
    await expect(readme.compile()).resolves.toBeUndefined();
    expect(await readme.print(heading)).toBe(readme.textBelow(heading));
  } finally {
    readme.remove();
  }
});
