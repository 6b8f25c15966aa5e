import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { SettingField } from '../../../src/dashboard/setting-fields.js';
import type * as types from '../../../src/generated/types/index.js';
import { useApiData, useTenant } from '../tenant-context.js';
import { ActionButton, Loaded, Title } from '../components.js';
import { Label, SelectField, TextField } from '../fields.js';
import { labelOfSetting } from '../setting-label.js';
import { formatName } from '../format-name.js';

type Value = string | number | boolean;

/** Embedded in the page, so that the browser does not load the document of the control API. */
const settingFields = JSON.parse(
  document.querySelector('#setting-fields')?.textContent ?? '[]',
) as readonly SettingField[];

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
      {settingFields.map((field) => (
        <Setting
          key={field.name}
          field={field}
          value={values[field.name]}
          edit={(value) => setEdited({ ...edited, [field.name]: value })}
        />
      ))}
      <p class="actions">
        <ActionButton act={save}>Save</ActionButton>
      </p>
    </form>
  );
}

interface SettingProperties {
  readonly field: SettingField;
  readonly value: Value | undefined;
  readonly edit: (value: Value) => void;
}

function Setting({ field, value, edit }: SettingProperties): JSX.Element {
  const { name: id, description: hint, type, choices, minimum: min, maximum: max } = field;
  const label = labelOfSetting(id);
  if (type === 'boolean') {
    return (
      <div class="setting">
        <input
          id={id}
          type="checkbox"
          aria-describedby={`${id}-hint`}
          checked={value === true}
          onChange={({ currentTarget }) => edit(currentTarget.checked)}
        />
        <Label id={id} label={label} hint={hint} />
      </div>
    );
  }
  const common = { id, label, hint, value: String(value ?? '') };
  return (
    <div class="setting">
      {choices ? (
        <SelectField
          {...common}
          onValue={edit}
          choices={choices.map((choice) => [choice, formatName(choice)] as const)}
        />
      ) : (
        <TextField
          {...common}
          {...(type === 'integer' && { type: 'number', min, max })}
          onValue={(text) => edit(type === 'integer' && text !== '' ? Number(text) : text)}
        />
      )}
    </div>
  );
}
