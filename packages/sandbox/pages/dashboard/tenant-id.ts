import { baseKeyOf } from '../../src/tenants/key-names.js';

/** The tenant that a key opens, as the sandbox computes it; undefined where the browser cannot. */
export async function tenantIdOf(key: string): Promise<string | undefined> {
  // Only pages that came from this machine or by TLS may compute hashes.
  const subtle = (crypto as { subtle?: SubtleCrypto }).subtle;
  const name = new TextEncoder().encode(baseKeyOf(key));
  const hash = await subtle?.digest('SHA-256', name);
  if (hash === undefined) return undefined;
  const text = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return text.replaceAll('+', '-').replaceAll('/', '_').slice(0, 12);
}
