import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Deployment } from 'kubernetes-models/apps/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Service } from 'kubernetes-models/v1';
import { parse, parseAllDocuments } from 'yaml';
import { run } from '../../scripts/processes/run.js';
import { root } from '../../scripts/processes/run-node.js';
import { readText } from '../repository.js';

const folder = join(root, 'docker');
const dockerfiles = readdirSync(folder).filter((file) => file.endsWith('Dockerfile'));

describe.each(dockerfiles)('%s', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');

  test('has no lint errors', async () => {
    const linter = join(root, 'node_modules/dockerlinter/bin/dockerfilelinter.js');
    const args = [linter, '-f', join(folder, file), '-s', 'none', '-e', 'info'];
    expect((await run(process.execPath, args, root)).trim()).toBe('');
  });

  test('runs as a non-root user and has a health check', () => {
    const [, last = ''] = text.split(/^FROM .* AS build$/m);
    const [, final = ''] = last.split(/^FROM /m);
    expect(final).toMatch(/^USER node$/m);
    expect(final).toMatch(/^HEALTHCHECK /m);
    expect(final).toMatch(/^ENTRYPOINT \["node", /m);
  });

  test('runs the command of the installed package', () => {
    const name = /--filter @seller-funds\/(\w+)/.exec(text)?.[1] ?? '';
    const manifest = readText('packages', name, 'package.json');
    const { publishConfig } = JSON.parse(manifest) as {
      publishConfig: { bin: Record<string, string> };
    };
    const [command = ''] = Object.values(publishConfig.bin);
    const entry = /^ENTRYPOINT \["node", "(?:\/app\/)?([^"]+)"/m.exec(text)?.[1];
    expect(`./${entry ?? ''}`).toBe(command);
  });
});

test.each(['compose.yaml', 'scale-out.compose.yaml'])(
  '%s is well formed, and builds what is there',
  async (name) => {
    const linter = join(root, 'node_modules/dclint/bin/dclint.cjs');
    const file = join(folder, name);
    const said = await run(process.execPath, [linter, '--max-warnings', '0', file], root);
    expect(said.trim()).toBe('');
    const { services } = parse(readFileSync(file, 'utf8'), { merge: true }) as {
      services: Record<string, { build?: { context: string; dockerfile: string } }>;
    };
    const built = Object.values(services).flatMap(({ build }) => build ?? []);
    expect(built).toHaveLength(2);
    for (const { context, dockerfile } of built) {
      expect(existsSync(join(folder, context, dockerfile))).toBe(true);
    }
  },
);

interface Resource {
  readonly kind: keyof typeof kinds;
}

/** Validates a resource against the JSON schema of Kubernetes. */
const kinds = { Deployment, PodDisruptionBudget, Service };

describe('kubernetes.yaml', () => {
  const text = readFileSync(join(folder, 'kubernetes.yaml'), 'utf8');
  const resources = parseAllDocuments(text).map((document) => document.toJS() as Resource);

  test('each resource matches the Kubernetes schema of its kind', () => {
    expect(resources.map(({ kind }) => kind)).toEqual([
      'Deployment',
      'Service',
      'PodDisruptionBudget',
    ]);
    for (const { kind, ...rest } of resources) {
      expect(() => new kinds[kind](rest).validate()).not.toThrow();
    }
    expect(() => new Deployment({ spec: { replicas: 'three' } } as object).validate()).toThrow(
      'replicas',
    );
  });
});
