import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

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
        Any that begins with test_ and has eight characters or more. A new one opens a tenant of its
        own.
      </p>
      <input
        id="key"
        required
        pattern="\s*test_\S{3,}\s*"
        title="test_ and three characters or more, without spaces"
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
