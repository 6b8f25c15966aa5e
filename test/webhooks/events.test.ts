import { constructEvent, signEvent } from '@seller-funds/webhooks';
import { describe, expect, test } from 'vitest';
import { resolve } from '../contract/document.js';

const apiKey = 'example-api-key';
const webhooks = resolve('#/webhooks') as Record<string, { post: Notification }>;

interface Notification {
  readonly requestBody: {
    readonly content: { readonly 'application/json': { readonly examples: Examples } };
  };
  readonly parameters: readonly { readonly $ref: string }[];
}
type Examples = Readonly<Record<string, { readonly $ref?: string; readonly value?: object }>>;

function valueOf(example: Examples[string] | undefined): unknown {
  return example?.$ref === undefined ? example?.value : valueOf(resolve(example.$ref) as never);
}

function bodiesOf(name: string): object[] {
  const { examples } = webhooks[name]?.post.requestBody.content['application/json'] ?? {};
  return Object.values(examples ?? {}).map((example) => valueOf(example) as object);
}

describe('the examples of the document', () => {
  const urls = {
    kycUpdate: 'https://api.harbour-market.example/hooks/kyc',
    payoutUpdate: 'https://api.harbour-market.example/hooks/payout',
  };

  test('state the signatures that are checked here', () => {
    const { examples } = resolve('#/components/parameters/v2.WebhookSignature') as {
      examples: Examples;
    };
    expect(Object.keys(examples)).toEqual(Object.keys(urls));
  });

  test.each(Object.entries(urls))('%s has the signature that is stated', async (name, url) => {
    const parameters = webhooks[name]?.post.parameters.map(
      ({ $ref }) => resolve($ref) as { name: string; examples: Examples },
    );
    const headers = Object.fromEntries(
      parameters?.map(({ name: header, examples }) => [header, String(valueOf(examples[name]))]) ??
        [],
    );
    const [data] = bodiesOf(name);
    const now = new Date(headers['x-timestamp'] ?? '');
    const event = await constructEvent({ url, apiKey, headers, now, body: JSON.stringify(data) });
    expect(event).toMatchObject({ type: name, unverified: data });
  });

  test.each(
    Object.keys(webhooks).flatMap((name) => bodiesOf(name).map((body) => [name, body] as const)),
  )('%s is identified by its body %#', async (name, data) => {
    const url = 'https://a.example';
    const body = data as { accountOwnerCode: string };
    const signed = await signEvent({ url, apiKey, body });
    expect((await constructEvent({ ...signed, apiKey })).type).toBe(name);
  });
});
