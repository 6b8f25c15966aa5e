import { expect, test } from 'vitest';
import { useTestSandbox } from '../../packages/sandbox/src/testing/test-sandbox.js';
import { cases } from './document.js';
import { examplesOf } from './parameter-examples.js';

// Some tools send the examples of all parameters of an operation in one request: the first of each, then the second, …

const started = useTestSandbox();

const withQuery = cases.filter(
  ({ operation }) => operation.parameters?.some((each) => each.in === 'query') === true,
);

test.each(withQuery)('the examples of the parameters of $id can be combined', async (entry) => {
  const { operation, path, bodies } = entry;
  const values = [...path];
  const place = operation.path.replaceAll(/\{[^}]+\}/g, () => values.shift() ?? '');
  for (const search of searchesOf(examplesOf(entry))) {
    const call = started.as();
    const method = operation.method.toUpperCase();
    const { status, body } = await call(method, `${place}?${search}`, bodies[0]?.value);
    // The codes of the examples do not exist here. A valid request with an unknown code in its path gets 404.
    const isRight = status === 200 || (path.length > 0 && status === 404);
    expect([search, isRight ? 'accepted' : body]).toEqual([search, 'accepted']);
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
