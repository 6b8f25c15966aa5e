import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { SettingField } from '../../../src/dashboard/setting-fields.js';
import type * as types from '../../../src/generated/types/index.js';
import { useLive, useWatching } from '../live.js';
import { Act, Loaded, Title } from '../parts.js';
import { labelOfSetting } from '../setting-label.js';
import { inWords } from '../words.js';

type Value = string | number | boolean;

/** The page has them, so that no browser loads the document of the control API for them. */
const settingFields = JSON.parse(
  document.querySelector('#setting-fields')?.textContent ?? '[]',
) as readonly SettingField[];

/** What the operator says about the merchant: a field for each setting that the control API knows. */
export function Settings(): JSX.Element {
  const live = useLive(({ control }) => control.operator.getMerchant(), []);
  return (
    <>
      <Title>Settings</Title>
      <p>
        They count from the next request and the next check on. What is under way keeps what it has.
      </p>
      <Loaded live={live}>{(merchant) => <Form stored={merchant} />}</Loaded>
    </>
  );
}

function Form({ stored }: { readonly stored: types.api.Merchant }): JSX.Element {
  const { operator } = useWatching().api.control;
  const [edited, setEdited] = useState<Readonly<Record<string, Value>>>({});
  const values: Readonly<Record<string, Value | undefined>> = { ...stored, ...edited };
  const save = async (): Promise<void> => {
    if (Object.keys(edited).length === 0) throw new Error('Nothing was changed.');
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
        <Act act={save}>Save</Act>
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
  const { name, description, type } = field;
  const input = <Input field={field} value={value} edit={edit} />;
  return (
    <div class="setting">
      {type === 'boolean' && input}
      <label for={name}>{labelOfSetting(name)}</label>
      <p class="quiet" id={`${name}-hint`}>
        {description}
      </p>
      {type !== 'boolean' && input}
    </div>
  );
}

function Input({ field, value, edit }: SettingProperties): JSX.Element {
  const { name, type, choices, minimum, maximum } = field;
  const common = { id: name, 'aria-describedby': `${name}-hint` };
  if (type === 'boolean') {
    return (
      <input
        {...common}
        type="checkbox"
        checked={value === true}
        onChange={({ currentTarget }) => edit(currentTarget.checked)}
      />
    );
  }
  if (choices) {
    return (
      <select
        {...common}
        value={String(value)}
        onChange={({ currentTarget }) => edit(currentTarget.value)}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {inWords(choice)}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...common}
      {...(type === 'integer' && { type: 'number', min: minimum, max: maximum })}
      value={String(value ?? '')}
      onInput={({ currentTarget: { value: text } }) =>
        edit(type === 'integer' && text !== '' ? Number(text) : text)
      }
    />
  );
}
