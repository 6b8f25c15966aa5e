import { stringify } from 'yaml';
import type { BuiltFiles, Content, Files } from './static-files.js';

/** The options of the files that `pnpm docs:build` writes. */
const yamlOptions = { aliasDuplicateObjects: false, compat: 'yaml-1.1', lineWidth: 0 } as const;

/** Adds the documents that `pnpm build` leaves out: the whole one, which the contract's package has, and all in YAML. */
export function withDerivedDocuments(files: BuiltFiles): Files {
  const all = new Map<string, Content>(files);
  const derive = (name: string, make: () => Promise<string>): void => {
    let made: Promise<string> | undefined;
    all.set(name, () => (made ??= make()));
  };
  derive('openapi/openapi.json', async () => `${JSON.stringify(await readContract(), null, 2)}\n`);
  derive('openapi/openapi.yaml', async () => stringify(await readContract(), yamlOptions));
  for (const [name, content] of files) {
    if (!/^openapi\/\w+\.json$/.test(name)) continue;
    derive(name.replace('.json', '.yaml'), async () =>
      stringify(JSON.parse(content.toString()), yamlOptions),
    );
  }
  return all;
}

async function readContract(): Promise<unknown> {
  const module = await import('@seller-funds/contract/openapi.json', { with: { type: 'json' } });
  return module.default;
}
