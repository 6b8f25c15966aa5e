import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hash,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** Returns 256 random bits as a text. */
export function newSecret(): string {
  return randomBytes(32).toString('hex');
}

/** Compares two texts in constant time. */
export function isSameSecret(left: string, right: string): boolean {
  // Digests, as the comparison needs equal lengths.
  return timingSafeEqual(hash('sha256', left, 'buffer'), hash('sha256', right, 'buffer'));
}

/** Everything that must not be guessed, derived from one secret text. */
export class Secrets {
  readonly #root: string;
  readonly #linkKey: Buffer;

  /** @param root the secret of the store, or the seed of a sandbox that has to repeat itself */
  constructor(root: string) {
    this.#root = root;
    this.#linkKey = Buffer.from(this.#derive('links'), 'hex').subarray(0, 16);
  }

  /** Returns the secret of a code of a tenant: 40 hexadecimal digits. The same code has the same secret. */
  of(tenant: string, code: string): string {
    return this.#derive(`${tenant} ${code}`).slice(0, 40);
  }

  /**
   * Returns what stands for a tenant in links that work without a key. Nobody can tell from it which tenant it is, or
   * test guesses of its key.
   */
  linkOf(tenant: string): string {
    // The id of a tenant fills one block with a rest of zeros, by which `tenantOfLink` recognizes a link.
    const cipher = createCipheriv('aes-128-ecb', this.#linkKey, null).setAutoPadding(false);
    return cipher.update(Buffer.alloc(16).fill(tenant, 0, 12)).toString('base64url');
  }

  /** Returns the tenant of {@link linkOf}; undefined for any other text. */
  tenantOfLink(link: string): string | undefined {
    const block = Buffer.from(link, 'base64url');
    if (block.length !== 16) return undefined;
    const decipher = createDecipheriv('aes-128-ecb', this.#linkKey, null).setAutoPadding(false);
    return /^([\w-]{12})\0{4}$/.exec(decipher.update(block).toString('latin1'))?.[1];
  }

  #derive(text: string): string {
    return createHmac('sha256', this.#root).update(text).digest('hex');
  }
}
