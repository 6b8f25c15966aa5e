// The same in a page: the client calls the server that the page came from, and WebCrypto is the
// browser's. A page keeps no API key in earnest; this shows that nothing here needs more than the web.
import { createClient } from '@seller-funds/client';
import { constructEventFromRequest, signEvent, WebhookError } from '@seller-funds/webhooks';

const apiKey = 'test_browser';
const url = 'https://platform.example/hooks/kyc';

async function use(baseUrl: string): Promise<object> {
  const client = createClient({ apiKey, baseUrl });
  const holder = await client.v2.accountHolders.get('ah_1');
  const body = { accountOwnerCode: holder.code, kycStatus: 'ACTIVE' } as const;
  const signed = await signEvent({ url, apiKey, body });
  const event = await constructEventFromRequest(new Request(url, signed), { url, apiKey });
  const forged = await constructEventFromRequest(new Request(url, signed), {
    url,
    apiKey: 'another',
  }).catch((error: unknown) => error instanceof WebhookError && error.code);
  return { holder: holder.displayName, type: event.type, owner: event.accountOwnerCode, forged };
}

// Exposes the function to the test that controls the browser.
Object.assign(globalThis, { use });
