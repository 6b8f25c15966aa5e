import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { listRequestsMethodValues as methods } from '../../../src/generated/vocabulary/api.js';
import type * as types from '../../../src/generated/types/index.js';
import type { Api } from '../api.js';
import { buildCurl } from '../curl.js';
import { useApiData, useTenant } from '../tenant-context.js';
import { ActionButton, Json, Loaded, Moment, Title } from '../components.js';
import { SelectField, TextField } from '../fields.js';
import { type List, ListView } from '../list-view.js';
import { docsHref, viewHref } from '../route.js';

/** Logged requests, each as a card that opens. */
const logged = (
  filter: Parameters<Api['control']['requests']['listRequests']>[0],
  clear: () => PromiseLike<unknown>,
): List<types.api.LoggedRequest> => ({
  caption: 'Requests',
  columns: [],
  show: (rows) => rows.map((request) => <Request key={request.id} request={request} />),
  keyOf: ({ id }) => String(id),
  load: ({ control }, page) => control.requests.listRequests({ ...filter, ...page }),
  empty: <p>No requests.</p>,
  actions: <ActionButton act={clear}>Clear</ActionButton>,
  always: true,
});

export function Requests(): JSX.Element {
  const { requests } = useTenant().api.control;
  const [method, setMethod] = useState('');
  const [path, setPath] = useState('');
  const [status, setStatus] = useState('');
  const chosen = methods.find((one) => one === method);
  const filter = {
    ...(chosen !== undefined && { method: chosen }),
    ...(path !== '' && { path }),
    ...(/^\d{3}$/.test(status) && { status: Number(status) }),
  };
  return (
    <>
      <Title>Requests</Title>
      <p class="quiet">Times are in system time, not the tenant’s clock.</p>
      <form class="filter" onSubmit={(event) => event.preventDefault()}>
        <SelectField
          id="method"
          label="Method"
          value={method}
          onValue={setMethod}
          choices={[['', 'All'], ...methods.map((one) => [one, one] as const)]}
        />
        <TextField
          id="status"
          label="Status"
          inputMode="numeric"
          maxLength={3}
          placeholder="422"
          value={status}
          onValue={setStatus}
        />
        <TextField id="path" label="Path contains" value={path} onValue={setPath} />
      </form>
      <ListView
        key={JSON.stringify(filter)}
        list={logged(filter, () => requests.clearRequests())}
        inputs={[filter]}
      />
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
      <details>
        <summary>Headers</summary>
        <Json value={headers} />
      </details>
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
