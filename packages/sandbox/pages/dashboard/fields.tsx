import type { JSX } from 'preact';
import type { FormField } from '../../src/dashboard/form-fields.js';
import { labelOfField } from './field-label.js';
import { formatName } from './format-name.js';

interface FieldProperties extends LabelProperties {
  readonly value: string;
  readonly onValue: (value: string) => void;
}

interface LabelProperties {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly fault?: string | undefined;
}

/** The attributes of a control that refer to its hint and its fault. */
function described({ id, hint, fault }: LabelProperties) {
  const ids = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return {
    'aria-describedby': ids === '' ? undefined : ids,
    'aria-invalid': fault === undefined ? undefined : true,
  };
}

export function TextField({
  id,
  label,
  value,
  onValue,
  hint,
  fault,
  ...input
}: FieldProperties & Omit<JSX.InputHTMLAttributes, keyof FieldProperties>): JSX.Element {
  return (
    <div>
      <Label id={id} label={label} hint={hint} fault={fault} />
      <input
        id={id}
        autocomplete="off"
        spellcheck={false}
        {...described({ id, label, hint, fault })}
        value={value}
        onInput={({ currentTarget }) => onValue(currentTarget.value)}
        {...input}
      />
    </div>
  );
}

export function SelectField({
  value,
  onValue,
  choices,
  ...texts
}: FieldProperties & {
  readonly choices: readonly (readonly [value: string, text: string])[];
}): JSX.Element {
  return (
    <div>
      <Label {...texts} />
      <select
        id={texts.id}
        {...described(texts)}
        value={value}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
      >
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The label of a control, its hint and its fault, which have the id of the control with `-hint` and `-fault`. */
function Label({ id, label, hint, fault }: LabelProperties): JSX.Element {
  return (
    <>
      <label for={id}>{label}</label>
      {hint !== undefined && (
        <p class="quiet" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {fault !== undefined && (
        <p class="problem" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </>
  );
}

export type Value = string | number | boolean;

/** The control of a field with one value, as its schema describes it. */
export function ValueField({
  id,
  field: { name, description, type, required, choices, minimum: min, maximum: max, example },
  value,
  onValue,
  note,
  list,
  fault,
  canBeEmpty = value === undefined,
}: {
  readonly id: string;
  readonly field: FormField;
  readonly value: Value | undefined;
  readonly onValue: (value: Value) => void;
  /** Added to the hint. */
  readonly note?: string;
  /** The id of a `datalist`. */
  readonly list?: string | undefined;
  readonly fault?: string | undefined;
  /** True if a choice can be taken back; by default before there is one. */
  readonly canBeEmpty?: boolean;
}): JSX.Element {
  const hint = [description, note].filter(Boolean).join(' ');
  const texts = { id, label: labelOfField(name) + (required ? ' (required)' : ''), hint, fault };
  if (type === 'boolean') {
    return (
      <div class="setting">
        <input
          id={id}
          type="checkbox"
          {...described(texts)}
          checked={value === true}
          onChange={({ currentTarget }) => onValue(currentTarget.checked)}
        />
        <Label {...texts} />
      </div>
    );
  }
  const isNumber = type === 'integer' || type === 'number';
  const common = {
    ...texts,
    value: String(value ?? ''),
    onValue: (text: string): void => onValue(isNumber && text !== '' ? Number(text) : text),
  };
  const options = choices?.map((choice) => [choice, formatName(choice)] as const);
  return (
    <div class="setting">
      {options ? (
        <SelectField {...common} choices={canBeEmpty ? [['', '–'], ...options] : options} />
      ) : (
        <TextField
          {...common}
          placeholder={example}
          list={list}
          {...(isNumber && { type: 'number', step: type === 'number' ? 'any' : 1, min, max })}
        />
      )}
    </div>
  );
}
