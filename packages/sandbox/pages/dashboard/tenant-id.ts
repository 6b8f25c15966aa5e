import { baseKeyOf } from '../../src/tenants/key-names.js';

/** Computes the tenant of a key like the sandbox; undefined if the browser cannot. */
export async function tenantIdOf(key: string): Promise<string | undefined> {
  // `subtle` needs a secure context: TLS or localhost.
  const subtle = (crypto as { subtle?: SubtleCrypto }).subtle;
  const name = new TextEncoder().encode(baseKeyOf(key));
  const hash = await subtle?.digest('SHA-256', name);
  if (hash === undefined) return undefined;
  const text = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return text.replaceAll('+', '-').replaceAll('/', '_').slice(0, 12);
}
