import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type * as types from '../../../src/generated/types/index.js';
import { useApiData, useTenant } from '../tenant-context.js';
import { ActionButton, Loaded, Title } from '../components.js';
import { type Value, ValueField } from '../fields.js';
import { forms } from '../forms.js';

export function Settings(): JSX.Element {
  const live = useApiData(({ control }) => control.operator.getMerchant(), []);
  return (
    <>
      <Title>Settings</Title>
      <p>Changes apply to new requests and checks. Running checks keep their settings.</p>
      <Loaded live={live}>{(merchant) => <Form stored={merchant} />}</Loaded>
    </>
  );
}

function Form({ stored }: { readonly stored: types.api.Merchant }): JSX.Element {
  const { operator } = useTenant().api.control;
  const [edited, setEdited] = useState<Readonly<Record<string, Value>>>({});
  const values: Readonly<Record<string, Value | undefined>> = { ...stored, ...edited };
  const save = async (): Promise<void> => {
    if (Object.keys(edited).length === 0) throw new Error('There are no changes to save.');
    await operator.updateMerchant(edited);
    setEdited({});
  };
  return (
    <form class="card" onSubmit={(event) => event.preventDefault()}>
      {forms.settings.map((field) => (
        <ValueField
          key={field.name}
          id={field.name}
          field={field}
          value={values[field.name]}
          onValue={(value) => setEdited({ ...edited, [field.name]: value })}
        />
      ))}
      <p class="actions">
        <ActionButton act={save}>Save</ActionButton>
      </p>
    </form>
  );
}
