import type { JSX } from 'preact';

interface FieldProperties {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly hint?: string;
}

export function TextField({
  id,
  label,
  value,
  onValue,
  hint,
  ...input
}: FieldProperties & Omit<JSX.InputHTMLAttributes, keyof FieldProperties>): JSX.Element {
  return (
    <div>
      <Label id={id} label={label} hint={hint} />
      <input
        id={id}
        autocomplete="off"
        spellcheck={false}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        value={value}
        onInput={({ currentTarget }) => onValue(currentTarget.value)}
        {...input}
      />
    </div>
  );
}

export function SelectField({
  id,
  label,
  value,
  onValue,
  hint,
  choices,
}: FieldProperties & {
  readonly choices: readonly (readonly [value: string, text: string])[];
}): JSX.Element {
  return (
    <div>
      <Label id={id} label={label} hint={hint} />
      <select
        id={id}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
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

/** The label of a control, and its hint, which has the id of the control with `-hint`. */
export function Label({
  id,
  label,
  hint,
}: {
  readonly id: string;
  readonly label: string;
  readonly hint: string | undefined;
}): JSX.Element {
  return (
    <>
      <label for={id}>{label}</label>
      {hint !== undefined && (
        <p class="quiet" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}
