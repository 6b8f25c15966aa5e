import type * as v2 from '@seller-funds/contract/v2';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type * as types from '../../../src/generated/types/index.js';
import { deliveryStateValues, webhookTypeValues } from '../../../src/generated/vocabulary/api.js';
import { useApiData, useTenant } from '../tenant-context.js';
import type { Api } from '../api.js';
import {
  ActionButton,
  Code,
  Json,
  JsonDetails,
  Loaded,
  Moment,
  Section,
  State,
  Title,
} from '../components.js';
import { dateColumn } from '../data-table.js';
import { type List, ListView } from '../list-view.js';
import { TextField } from '../fields.js';
import { viewHref } from '../route.js';
import { formatName } from '../format-name.js';
import { stateText } from '../states.js';

export const deliveries: List<types.api.Delivery> = {
  caption: 'Deliveries',
  columns: [
    {
      name: 'Event',
      cell: ({ code, type, createdAt }) => (
        <a
          href={viewHref('webhooks', code)}
          aria-label={`${eventName(type)} of ${createdAt.slice(0, 19).replace('T', ' ')}`}
        >
          {eventName(type)}
        </a>
      ),
    },
    { name: 'State', cell: ({ state }) => <State of={state} /> },
    { name: 'Attempts', minor: true, number: true, cell: ({ attemptCount }) => attemptCount },
    dateColumn('Created', ({ createdAt }) => createdAt),
    { name: 'URL', minor: true, long: true, cell: ({ url }) => url },
    { name: 'Code', minor: true, cell: ({ code }) => <Code of={code} /> },
  ],
  keyOf: ({ code }) => code,
  load: ({ control }, page, { state }) =>
    control.webhooks.listDeliveries({ ...page, ...(isDeliveryState(state) && { state }) }),
  find: { kind: 'delivery', get: ({ control }, code) => control.webhooks.getDelivery(code) },
  states: deliveryStateValues,
  stateOf: ({ state }) => state,
  always: true,
  empty: (
    <p>
      No deliveries yet. <code>pnpm sandbox webhooks listen</code> adds a receiver on this machine
      and prints what it receives; <code>pnpm sandbox trigger</code> causes an event.
    </p>
  ),
};

export function Webhooks(): JSX.Element {
  const { api } = useTenant();
  const { webhooks } = api.control;
  const summary = useApiData(({ control }) => control.webhooks.getWebhooks(), [], true);
  return (
    <>
      <Title>Webhooks</Title>
      <Configurations />
      <Section title="Delivery">
        <Loaded live={summary}>
          {({ paused, due, waiting, delivered, failed, cancelled }) => (
            <>
              <p>
                {paused ? 'Paused. ' : ''}
                {due} due, {waiting} waiting for another attempt, {delivered} delivered, {failed}{' '}
                failed, {cancelled} cancelled.
              </p>
              <p class="actions">
                {paused ? (
                  <ActionButton act={() => webhooks.resumeWebhooks()}>Resume</ActionButton>
                ) : (
                  <ActionButton act={() => webhooks.pauseWebhooks()}>Pause</ActionButton>
                )}
                <ActionButton act={() => replayAll(api, ['FAILED'])}>
                  Replay failed deliveries
                </ActionButton>
                <ActionButton
                  act={() => replayAll(api, ['DELIVERED', 'FAILED', 'CANCELLED'])}
                  ask="Replay all deliveries?"
                >
                  Replay all deliveries
                </ActionButton>
              </p>
            </>
          )}
        </Loaded>
        <ListView list={deliveries} />
      </Section>
    </>
  );
}

async function replayAll(
  { control: { webhooks } }: Api,
  states: types.api.DeliveryState[],
): Promise<string> {
  const before = await webhooks.getWebhooks();
  const { count } = await webhooks.replayDeliveries({ states });
  const { delivered, failed, due, waiting } = await webhooks.flushWebhooks();
  const unsent = due + waiting - before.due - before.waiting;
  return `${count} sent again; now ${delivered} delivered, ${failed} failed, ${Math.max(0, unsent)} still to send`;
}

function isDeliveryState(state: string | undefined): state is types.api.DeliveryState {
  return deliveryStateValues.some((one) => one === state);
}

function eventName(type: string): string {
  return formatName(type.replace(/^WEBHOOK_/, ''));
}

function Configurations(): JSX.Element {
  const live = useApiData((api) => api.v2.webhookConfigurations.list(), []);
  return (
    <Section title="Receivers">
      <Loaded live={live}>
        {(configurations) => (
          <>
            {configurations.length === 0 && <p>No webhook configurations yet.</p>}
            {webhookTypeValues.map((type) => {
              const own = configurations.find((one) => one.type === type);
              return <Receiver key={`${type} ${own?.id}`} type={type} configuration={own} />;
            })}
          </>
        )}
      </Loaded>
    </Section>
  );
}

function Receiver({
  type,
  configuration,
}: {
  readonly type: (typeof webhookTypeValues)[number];
  readonly configuration: v2.WebhookConfiguration | undefined;
}): JSX.Element {
  const { webhookConfigurations } = useTenant().api.v2;
  const [url, setUrl] = useState(configuration?.url ?? '');
  const { id, isActivated = false } = configuration ?? {};
  return (
    <div class="card">
      <TextField
        id={`url-${type}`}
        label={`${eventName(type)}: URL`}
        type="url"
        placeholder="https://…"
        value={url}
        onValue={setUrl}
      />
      {id === undefined ? (
        <p class="actions">
          <ActionButton act={() => webhookConfigurations.create({ type, url })}>Add</ActionButton>
        </p>
      ) : (
        <p class="actions">
          <State of={isActivated ? 'ACTIVE' : 'TURNED_OFF'} />
          <ActionButton act={() => webhookConfigurations.update(id, { type, url })}>
            Change
          </ActionButton>
          <ActionButton
            act={() => webhookConfigurations.update(id, { type, url, isActivated: !isActivated })}
          >
            {isActivated ? 'Deactivate' : 'Activate'}
          </ActionButton>
        </p>
      )}
    </div>
  );
}

async function replay({ control: { webhooks } }: Api, code: string): Promise<string> {
  const { attemptCount: before } = await webhooks.replayDelivery(code);
  const { paused } = await webhooks.flushWebhooks();
  const { state, attempts } = await webhooks.getDelivery(code);
  const last = attempts.at(-1);
  if (last === undefined || attempts.length === before)
    return paused ? 'Due: sending is paused.' : 'Due: not sent yet.';
  const answer = last.response ? `answered with ${last.response.status}` : last.error;
  return `${stateText(state)}: attempt ${last.number} ${answer ?? ''}`;
}

export function Delivery({ code }: { readonly code: string }): JSX.Element {
  const { api } = useTenant();
  const live = useApiData(({ control }) => control.webhooks.getDelivery(code), [code], true);
  return (
    <>
      <Title code={code}>Webhook delivery</Title>
      <Loaded live={live}>
        {({ type, state, url, nextAttemptAt, body, attempts }) => (
          <>
            <p>
              {eventName(type)} <State of={state} /> to {url}
            </p>
            {nextAttemptAt !== null && (
              <p>
                Next attempt <Moment at={nextAttemptAt} />
              </p>
            )}
            <p class="actions">
              <ActionButton act={() => replay(api, code)}>Replay</ActionButton>
            </p>
            <Section title="Body">
              <Json value={body} />
            </Section>
            {attempts.length > 0 && (
              <p class="quiet">Attempts are in system time, not the tenant’s clock.</p>
            )}
            {attempts.map(({ number, sentAt, durationMs, request, response, error }) => (
              <Section key={number} title={`Attempt ${number}`}>
                <p>
                  <Moment at={sentAt} /> {durationMs !== undefined && `in ${durationMs} ms`}{' '}
                  <State of={response && response.status < 300 ? 'DELIVERED' : 'FAILED'} />{' '}
                  {response?.status} {error}
                </p>
                <JsonDetails summary="Request" value={request} />
                {response && <JsonDetails summary="Response" value={response} />}
              </Section>
            ))}
          </>
        )}
      </Loaded>
    </>
  );
}
