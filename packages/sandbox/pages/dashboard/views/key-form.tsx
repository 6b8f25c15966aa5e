import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

/** The form for a key. */
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
        Any key that begins with test_ and has at least eight characters. An unknown key creates a
        new tenant.
      </p>
      <input
        id="key"
        required
        pattern="\s*test_\S{3,}\s*"
        title="test_, followed by at least three characters without spaces"
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
