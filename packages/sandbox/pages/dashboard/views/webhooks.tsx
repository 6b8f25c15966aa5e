import type * as v2 from '@seller-funds/contract/v2';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { webhookTypeValues as types } from '../../../src/generated/vocabulary/api.js';
import { useLive, useWatching } from '../live.js';
import {
  Act,
  Code,
  Count,
  Json,
  Loaded,
  Moment,
  Pager,
  pageSize,
  State,
  Table,
  Title,
} from '../parts.js';
import { hrefOf } from '../route.js';
import { inWords } from '../words.js';

/** Where webhooks go, what was sent, and the buttons to send it again. */
export function Webhooks(): JSX.Element {
  const { api } = useWatching();
  const { webhooks } = api.control;
  const [page, setPage] = useState(0);
  const summary = useLive(({ control }) => control.webhooks.getWebhooks(), [], true);
  const deliveries = useLive(
    ({ control }) => control.webhooks.listDeliveries({ _pageNumber: page, _pageSize: pageSize }),
    [page],
    true,
  );
  return (
    <>
      <Title>Webhooks</Title>
      <Configurations />
      <section>
        <h2>Delivery</h2>
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
                  <Act act={() => webhooks.resumeWebhooks()}>Resume</Act>
                ) : (
                  <Act act={() => webhooks.pauseWebhooks()}>Pause</Act>
                )}
                <Act act={() => webhooks.replayDeliveries({ states: ['FAILED'] })}>
                  Send those again that failed
                </Act>
                <Act
                  act={() =>
                    webhooks.replayDeliveries({ states: ['DELIVERED', 'FAILED', 'CANCELLED'] })
                  }
                  ask="Send everything again?"
                >
                  Send all again
                </Act>
              </p>
            </>
          )}
        </Loaded>
        <Loaded live={deliveries}>
          {({ elements, totalElementCount }) =>
            totalElementCount === 0 ? (
              <p>Nothing was sent yet.</p>
            ) : (
              <>
                <Table
                  caption="Deliveries"
                  heads={['Happened', 'Event', 'State', 'Attempts', 'To', 'Code']}
                  numbers={[3]}
                >
                  {elements.map((delivery) => (
                    <tr key={delivery.code}>
                      <th scope="row">
                        <a href={hrefOf('webhooks', delivery.code)}>
                          <Moment at={delivery.createdAt} />
                        </a>
                      </th>
                      <td>{eventName(delivery.type)}</td>
                      <td>
                        <State of={delivery.state} />
                      </td>
                      <Count of={delivery.attemptCount} />
                      <td class="long">{delivery.url}</td>
                      <td>
                        <Code of={delivery.code} />
                      </td>
                    </tr>
                  ))}
                </Table>
                <Pager page={page} total={totalElementCount} go={setPage} />
              </>
            )
          }
        </Loaded>
      </section>
    </>
  );
}

function eventName(type: string): string {
  return inWords(type.replace(/^WEBHOOK_/, ''));
}

function Configurations(): JSX.Element {
  const live = useLive((api) => api.v2.webhookConfigurations.list(), []);
  return (
    <section>
      <h2>Receivers</h2>
      <Loaded live={live}>
        {(configurations) => (
          <>
            {configurations.length === 0 && <p>Nobody is told of anything yet.</p>}
            {types.map((type) => {
              const own = configurations.find((one) => one.type === type);
              return own ? (
                <Configuration key={type} type={type} configuration={own} />
              ) : (
                <NewConfiguration key={type} type={type} />
              );
            })}
          </>
        )}
      </Loaded>
    </section>
  );
}

function Configuration({
  type,
  configuration: { id, url: stored, isActivated },
}: {
  readonly type: (typeof types)[number];
  readonly configuration: v2.WebhookConfiguration;
}): JSX.Element {
  const { webhookConfigurations } = useWatching().api.v2;
  const [url, setUrl] = useState(stored ?? '');
  return (
    <div class="card">
      <p>
        <State of={isActivated ? 'ACTIVE' : 'TURNED_OFF'} />
      </p>
      <UrlField id={`url-${id}`} type={type} url={url} onUrl={setUrl} />
      <p class="actions">
        <Act act={() => webhookConfigurations.update(id, { type, url })}>Change</Act>
        <Act act={() => webhookConfigurations.update(id, { type, url, isActivated: !isActivated })}>
          {isActivated ? 'Turn off' : 'Turn on'}
        </Act>
      </p>
    </div>
  );
}

function NewConfiguration({ type }: { readonly type: (typeof types)[number] }): JSX.Element {
  const { webhookConfigurations } = useWatching().api.v2;
  const [url, setUrl] = useState('');
  return (
    <div class="card">
      <UrlField id={`new-${type}`} type={type} url={url} onUrl={setUrl} />
      <p class="actions">
        <Act act={() => webhookConfigurations.create({ type, url })}>Add</Act>
      </p>
    </div>
  );
}

function UrlField({
  id,
  type,
  url,
  onUrl,
}: {
  readonly id: string;
  readonly type: string;
  readonly url: string;
  readonly onUrl: (url: string) => void;
}): JSX.Element {
  return (
    <>
      <label for={id}>{eventName(type)}: address</label>
      <input
        id={id}
        type="url"
        value={url}
        placeholder="https://…"
        onInput={({ currentTarget }) => onUrl(currentTarget.value)}
      />
    </>
  );
}

/** One delivery with its attempts. */
export function Delivery({ code }: { readonly code: string }): JSX.Element {
  const { api } = useWatching();
  const live = useLive(({ control }) => control.webhooks.getDelivery(code), [code], true);
  return (
    <>
      <Title>Webhook delivery</Title>
      <p>
        <Code of={code} />
      </p>
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
              <Act act={() => api.control.webhooks.replayDelivery(code)}>Send again</Act>
            </p>
            <section>
              <h2>Body</h2>
              <Json value={body} />
            </section>
            {attempts.length > 0 && (
              <p class="quiet">Attempts have the time of the system, not of the tenant’s clock.</p>
            )}
            {attempts.map(({ number, sentAt, durationMs, request, response, error }) => (
              <section key={number}>
                <h2>Attempt {number}</h2>
                <p>
                  <Moment at={sentAt} /> {durationMs !== undefined && `in ${durationMs} ms`}{' '}
                  {response && <State of={response.status < 300 ? 'DELIVERED' : 'FAILED'} />}{' '}
                  {response?.status} {error}
                </p>
                <details>
                  <summary>Request</summary>
                  <Json value={request} />
                </details>
                {response && (
                  <details>
                    <summary>Response</summary>
                    <Json value={response} />
                  </details>
                )}
              </section>
            ))}
          </>
        )}
      </Loaded>
    </>
  );
}
