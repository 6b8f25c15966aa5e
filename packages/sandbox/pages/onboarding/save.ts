import type { FormFault } from '../../src/onboarding/messages.js';

export type Outcome =
  | { readonly kind: 'saved'; readonly address: string; readonly fixed: object }
  | { readonly kind: 'refused'; readonly faults: readonly FormFault[] }
  /** The link is no longer valid: reloading the page shows why. */
  | { readonly kind: 'over' }
  /** The network or the server failed; a retry may succeed. */
  | { readonly kind: 'failed' };

export async function save(form: HTMLFormElement, fields: FormData): Promise<Outcome> {
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      body: fields,
      headers: { accept: 'application/json' },
    });
    const json = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    if (!json) return { kind: response.status >= 500 ? 'failed' : 'over' };
    const body = (await response.json()) as object;
    return response.ok
      ? { kind: 'saved', ...(body as { address: string; fixed: object }) }
      : { kind: 'refused', ...(body as { faults: FormFault[] }) };
  } catch {
    return { kind: 'failed' };
  }
}
