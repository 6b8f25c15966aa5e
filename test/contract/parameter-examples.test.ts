import { createSandbox, type Sandbox } from '@seller-funds/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cases } from './document.js';
import { examplesOf } from './parameter-examples.js';

// Some tools send the examples of all parameters of an operation in one request: the first of each, then the second, …

let sandbox: Sandbox;
let count = 0;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

const withQuery = cases.filter(
  ({ operation }) => operation.parameters?.some((each) => each.in === 'query') === true,
);

test.each(withQuery)('the examples of the parameters of $id can be combined', async (entry) => {
  const { operation, path, bodies } = entry;
  const values = [...path];
  const place = operation.path.replaceAll(/\{[^}]+\}/g, () => values.shift() ?? '');
  for (const search of searchesOf(examplesOf(entry))) {
    count += 1;
    const request = new Request(`http://sandbox.example${place}?${search}`, {
      method: operation.method.toUpperCase(),
      headers: {
        authorization: `Bearer test_examples_${count}`,
        'content-type': 'application/json',
      },
      ...(bodies[0] && { body: JSON.stringify(bodies[0].value) }),
    });
    const response = await sandbox.fetch(request);
    // The codes of the examples do not exist here. A valid request with an unknown code in its path gets 404.
    const isRight = response.status === 200 || (path.length > 0 && response.status === 404);
    expect([search, isRight ? 'accepted' : await response.text()]).toEqual([search, 'accepted']);
  }
});

/** Returns query strings with an example of each parameter, with all pairs of examples of two parameters. */
function searchesOf(lists: Readonly<Record<string, readonly unknown[]>>): Set<string> {
  const firsts = Object.entries(lists).map(([name, [first]]) => [name, String(first)] as const);
  const variants = Object.entries(lists).flatMap(([name, all]) =>
    all.map((each) => [name, String(each)] as const),
  );
  return new Set(
    variants.flatMap((one) =>
      variants.map((other) =>
        new URLSearchParams(Object.fromEntries([...firsts, one, other])).toString(),
      ),
    ),
  );
}
