// What the manifests promise of a published package, read from the sources; packages.test.ts tests the packed ones in CI.
import { expect, test } from 'vitest';
import { readText } from '../repository.js';

const names = ['client', 'conformance', 'contract', 'sandbox', 'server', 'validators', 'webhooks'];

interface Manifest {
  readonly exports: Readonly<Record<string, string>>;
  readonly publishConfig: {
    readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  };
}

test.each(names)('%s publishes the entry points of its sources', (name) => {
  const { exports, publishConfig } = JSON.parse(
    readText('packages', name, 'package.json'),
  ) as Manifest;
  const published = Object.entries(publishConfig.exports).map(([entry, at]) => {
    const file = typeof at === 'string' ? at : at['default'];
    return [entry, file?.replace('/dist/', '/src/').replace(/\.js$/, '.ts')];
  });
  expect(Object.fromEntries(published)).toMatchObject(exports);
});
