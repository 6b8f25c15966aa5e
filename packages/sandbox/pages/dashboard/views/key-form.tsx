import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { TextField } from '../fields.js';

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
      <TextField
        id="key"
        label="API key"
        hint="Any key that begins with test_ and has at least eight characters. An unknown key creates a new tenant."
        required
        pattern="\s*test_\S{3,}\s*"
        title="test_, followed by at least three characters without spaces"
        value={key}
        onValue={setKey}
      />
      <p class="actions">
        <button type="submit">Open</button>
      </p>
    </form>
  );
}
