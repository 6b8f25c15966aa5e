import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type * as types from '../../../src/generated/types/index.js';
import type { Api } from '../api.js';
import { buildCurl } from '../curl.js';
import { useApiData, useTenant } from '../tenant-context.js';
import { ActionButton, Json, JsonDetails, Loaded, Moment, Title } from '../components.js';
import { type List, ListView } from '../list-view.js';
import { docsHref, viewHref } from '../route.js';

const logged = ({ requests }: Api['control']): List<types.api.LoggedRequest> => ({
  caption: 'Requests',
  columns: [],
  show: (rows) => rows.map((request) => <Request key={request.id} request={request} />),
  keyOf: ({ id }) => String(id),
  load: ({ control }, page) => control.requests.listRequests(page),
  text: { of: ({ method, target }) => `${method} ${target}`, hint: 'Method and path' },
  stateOf: ({ status }) => String(status ?? 'NO_RESPONSE'),
  empty: <p>No requests.</p>,
  actions: <ActionButton act={() => requests.clearRequests()}>Clear</ActionButton>,
  always: true,
});

export function Requests(): JSX.Element {
  const { api } = useTenant();
  return (
    <>
      <Title>Requests</Title>
      <p class="quiet">Times are in system time, not the tenant’s clock.</p>
      <ListView list={logged(api.control)} />
    </>
  );
}

function Request({ request }: { readonly request: types.api.LoggedRequest }): JSX.Element {
  const [open, setOpen] = useState(false);
  const { id, method, target, status, at, durationMs } = request;
  return (
    <details class="card request" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span class={`state ${status !== null && status < 400 ? 'good' : 'bad'}`}>
          {status ?? 'no response'}
        </span>{' '}
        <code>
          {method} {target}
        </code>{' '}
        <span class="quiet">
          <Moment at={at} />, {durationMs} ms
        </span>
      </summary>
      {open && <Exchange id={id} />}
    </details>
  );
}

function Exchange({ id }: { readonly id: number }): JSX.Element {
  const { api } = useTenant();
  const [copied, setCopied] = useState('');
  const live = useApiData(({ control }) => control.requests.getRequest(id), [id]);
  const copy = async (curl: string): Promise<void> => {
    const clipboard = (navigator as { clipboard?: Clipboard }).clipboard;
    // The clipboard needs a secure context and permission.
    const done = await clipboard?.writeText(curl).then(
      () => true,
      () => false,
    );
    setCopied(done === true ? 'Copied' : 'The browser does not allow copying.');
  };
  return (
    <Loaded live={live}>
      {({ method, target, operationId, request, response }) => {
        const { body, headers } = request;
        const sent = { method, target, body, contentType: headers['content-type'] };
        const fault = response?.headers['x-sandbox-fault'];
        const curlWith = (key?: string): string => buildCurl(sent, location.origin, key);
        return (
          <>
            <p class="actions">
              <button type="button" onClick={() => void copy(curlWith(api.key))}>
                Copy as curl
              </button>
              <ActionButton act={() => api.control.requests.replayRequest(id)}>
                Send again
              </ActionButton>
              <span role="status">{copied}</span>
            </p>
            {operationId !== null && (
              <p>
                <a href={docsHref(operationId)}>
                  Reference of <code>{operationId}</code>
                </a>
              </p>
            )}
            <Json value={curlWith()} />
            {fault !== undefined && (
              <p>
                <a href={viewHref('faults')}>Fault {fault}</a> was applied.
              </p>
            )}
            <Message title="Request" message={request} />
            {response && <Message title="Response" message={response} />}
          </>
        );
      }}
    </Loaded>
  );
}

function Message({
  title,
  message: { headers, body, complete },
}: {
  readonly title: string;
  readonly message: types.api.LoggedMessage;
}): JSX.Element {
  return (
    <>
      <h2>
        {title} {!complete && '(truncated)'}
      </h2>
      {body !== '' && <Json value={pretty(body)} />}
      <JsonDetails summary="Headers" value={headers} />
    </>
  );
}

function pretty(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
