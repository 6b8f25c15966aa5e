import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWatching } from '../live.js';
import { Act, Title } from '../parts.js';

/** What the list of tenants works with. */
export interface TenantsProperties {
  readonly keys: readonly string[];
  readonly choose: (key: string) => void;
  readonly forget: (key: string) => void;
}

/** The tenants whose keys this browser knows. */
export function Tenants({ keys, choose, forget }: TenantsProperties): JSX.Element {
  const { api } = useWatching();
  return (
    <>
      <Title>Tenants</Title>
      <p>Those whose keys were used in this browser. A tenant is opened by its first use.</p>
      <ul class="tenants">
        {keys.map((key) => (
          <li key={key}>
            <code>{key}</code>
            {key === api.key ? (
              <strong>in use</strong>
            ) : (
              <button type="button" onClick={() => choose(key)} aria-label={`Use ${key}`}>
                Use
              </button>
            )}
            <button type="button" onClick={() => forget(key)} aria-label={`Forget ${key}`}>
              Forget
            </button>
          </li>
        ))}
      </ul>
      <KeyForm choose={choose} />
      <section>
        <h2>Start afresh</h2>
        <p class="actions">
          <Act act={() => api.control.state.reset()} ask="Remove everything of this tenant?">
            Remove everything of <code>{api.key}</code>
          </Act>
        </p>
      </section>
    </>
  );
}

/** Asks for a key. */
export function KeyForm({ choose }: { readonly choose: (key: string) => void }): JSX.Element {
  const [key, setKey] = useState('test_sandbox');
  return (
    <form
      class="card"
      onSubmit={(event) => {
        event.preventDefault();
        choose(key.trim());
      }}
    >
      <label for="key">API key</label>
      <p class="quiet" id="key-hint">
        Any that begins with test_ and has eight characters or more.
      </p>
      <input
        id="key"
        required
        pattern="\s*test_\S{3,}\s*"
        autocomplete="off"
        spellcheck={false}
        aria-describedby="key-hint"
        value={key}
        onInput={({ currentTarget }) => setKey(currentTarget.value)}
      />
      <p class="actions">
        <button type="submit">Open</button>
      </p>
    </form>
  );
}
