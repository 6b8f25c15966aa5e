/** What the service signs (reference, signature rules 2 and 3). */
export interface SignedParts {
  /** The configured address, letter by letter (D110). */
  readonly url: string;
  readonly accountOwnerCode: string;
  /** The exact characters of the header. */
  readonly timestamp: string;
}

const algorithm = { name: 'HMAC', hash: 'SHA-512' } as const;

/** 64 bytes in Base64, in their one spelling: the two last bits of the last letter are all it has. */
const base64OfDigest = /^[A-Za-z0-9+/]{85}[AQgw]==$/;

/** The signature of the parts with a key, in Base64 (D225). */
export async function sign(parts: SignedParts, apiKey: string): Promise<string> {
  const key = await importKey(apiKey, 'sign');
  const digest = new Uint8Array(await crypto.subtle.sign(algorithm, key, textOf(parts)));
  return btoa(String.fromCharCode(...digest));
}

/**
 * Whether any of the keys made the signature. Digests are compared by WebCrypto, which takes the
 * same time wherever they differ; every key is tried, so that time does not tell which one fits.
 */
export async function isSigned(
  parts: SignedParts,
  signature: string,
  apiKeys: readonly string[],
): Promise<boolean> {
  if (!base64OfDigest.test(signature)) return false;
  const digest = Uint8Array.from(atob(signature), (character) => character.charCodeAt(0));
  const text = textOf(parts);
  const results = await Promise.all(
    apiKeys.map(async (apiKey) =>
      crypto.subtle.verify(algorithm, await importKey(apiKey, 'verify'), digest, text),
    ),
  );
  return results.includes(true);
}

function textOf({ url, accountOwnerCode, timestamp }: SignedParts): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${url}:${accountOwnerCode}:${timestamp}`);
}

// The name of a key's type differs between runtimes; what WebCrypto returns does not.
function importKey(apiKey: string, usage: 'sign' | 'verify') {
  return crypto.subtle.importKey('raw', new TextEncoder().encode(apiKey), algorithm, false, [
    usage,
  ]);
}
