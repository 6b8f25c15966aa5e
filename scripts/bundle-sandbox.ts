import { bundleForNode } from './bundle.ts';

/** Packages that few runs need, OpenTelemetry, which users install, and the document of the contract's package. */
const external = ['pg', 'prom-client', '@opentelemetry/*', '@seller-funds/contract/openapi.json'];

/**
 * Bundles the sandbox's command with its dependencies: Node takes four times as long to resolve and link eight
 * hundred modules. The library entry points stay unbundled.
 * @param folder the package folder; output goes to its `dist/cli`
 */
export function bundleSandbox(folder: string): Promise<void> {
  return bundleForNode(folder, 'dist/cli/bin.licences.txt', {
    entryPoints: ['src/cli/bin.ts'],
    // Chunks resolve the pages relative to themselves, as the unbundled modules do.
    outdir: 'dist/cli',
    chunkNames: 'bin-[hash]',
    external,
    target: 'node22',
    // Less to parse at the start; names stay, for stack traces.
    minifySyntax: true,
    minifyWhitespace: true,
  });
}
