/** The signed parts of a notification (reference, signature rules 2 and 3). */
export interface SignedParts {
  /** The URL exactly as configured. */
  readonly url: string;
  readonly accountOwnerCode: string;
  /** The exact text of the header. */
  readonly timestamp: string;
}

const algorithm = { name: 'HMAC', hash: 'SHA-512' } as const;

/** 64 bytes in canonical Base64: the last character encodes two bits only. */
const base64OfDigest = /^[A-Za-z0-9+/]{85}[AQgw]==$/;

/** Signs the parts with a key. Returns the signature in Base64. */
export async function sign(parts: SignedParts, apiKey: string): Promise<string> {
  const key = await importKey(apiKey, 'sign');
  const digest = new Uint8Array(await crypto.subtle.sign(algorithm, key, textOf(parts)));
  return btoa(String.fromCharCode(...digest));
}

/**
 * True if one of the keys made the signature. WebCrypto compares in constant time, and all keys are tried,
 * so that the duration does not reveal which key matches.
 */
export async function verifySignature(
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

// No return type: the name of the key type differs between platforms.
function importKey(apiKey: string, usage: 'sign' | 'verify') {
  return crypto.subtle.importKey('raw', new TextEncoder().encode(apiKey), algorithm, false, [
    usage,
  ]);
}
