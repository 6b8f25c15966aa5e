import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.js';
import { runtimePackage } from '../emitters/runtime.js';

/** Warns if code in a folder cannot import the runtime from its package, or would import another version. */
export function checkRuntimeVersion(folder: string): Diagnostic[] {
  const version = versionOf('@seller-funds/generators', import.meta.url) ?? '';
  const installed = versionOf(runtimePackage, resolve(folder, 'x'));
  if (installed === version) return [];
  const found = installed === undefined ? 'it is not installed' : `${installed} is installed`;
  return [diagnostic('config/runtime-version', { name: runtimePackage, version, found })];
}

function versionOf(name: string, module: string): string | undefined {
  try {
    return (createRequire(module)(`${name}/package.json`) as { version: string }).version;
  } catch {
    return undefined;
  }
}
