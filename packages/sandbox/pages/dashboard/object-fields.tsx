import type { JSX } from 'preact';
import type { FormField, FormObject } from '../../src/dashboard/form-fields.js';
import { amountText } from './amount-text.js';
import { labelOfField } from './field-label.js';
import { SelectField, type Value, ValueField } from './fields.js';
import { formatName } from './format-name.js';

/** What was entered: texts, numbers, and objects and lists of them. */
export type Entered = Readonly<Record<string, unknown>>;

interface FormState {
  /** The reasons why values were refused, by the path of their fields. */
  readonly faults: ReadonlyMap<string, string>;
  readonly currency: string;
  /** The ids of lists of suggested values, by the names of fields. */
  readonly lists: Readonly<Record<string, string>>;
}

interface Part {
  /** The path of the object, with its separator, such as `items[0].`. */
  readonly at: string;
  readonly value: Entered;
  readonly onValue: (value: Entered) => void;
  readonly form: FormState;
}

/** The fields of an object. If it has several forms, the first field chooses one. */
export function ObjectFields({
  of: { by, fields },
  ...part
}: Part & { readonly of: FormObject }): JSX.Element {
  const { at, value, onValue, form } = part;
  const chosen = by === undefined ? '' : textOf(value[by]);
  return (
    <>
      {by !== undefined && (
        <div class="setting">
          <SelectField
            id={at + by}
            label={labelOfField(by)}
            value={chosen}
            onValue={(one) => onValue({ ...value, [by]: one })}
            fault={form.faults.get(at + by)}
            choices={[
              ['', '–'],
              ...Object.keys(fields).map((one) => [one, formatName(one)] as const),
            ]}
          />
        </div>
      )}
      {(fields[chosen] ?? []).map((field) => (
        <AnyField key={field.name} field={field} {...part} />
      ))}
    </>
  );
}

function AnyField({
  field,
  at,
  value,
  onValue,
  form,
}: Part & { readonly field: FormField }): JSX.Element {
  const { name, type, of, isMoney } = field;
  const path = at + name;
  const set = (own: unknown): void => onValue({ ...value, [name]: own });
  const current = value[name];
  if (of && type === 'list')
    return (
      <Entries field={field} of={of} path={path} entries={listOf(current)} set={set} form={form} />
    );
  if (of) {
    return (
      <details class="card" open={current !== undefined}>
        <summary>{labelOfField(name)}</summary>
        <ObjectFields of={of} at={`${path}.`} value={objectOf(current)} onValue={set} form={form} />
      </details>
    );
  }
  const isAmount = isMoney === true && typeof current === 'number';
  return (
    <ValueField
      id={path}
      field={field}
      value={current as Value | undefined}
      onValue={set}
      {...(isAmount && { note: `That is ${amountText(current, form.currency)} ${form.currency}.` })}
      list={form.lists[name]}
      fault={form.faults.get(path)}
      canBeEmpty={!field.required || current === undefined}
    />
  );
}

function Entries({
  field: { name, description },
  of,
  path,
  entries,
  set,
  form,
}: {
  readonly field: FormField;
  readonly of: FormObject;
  readonly path: string;
  readonly entries: readonly Entered[];
  readonly set: (entries: readonly Entered[]) => void;
  readonly form: FormState;
}): JSX.Element {
  const { by } = of;
  const fault = form.faults.get(path);
  // A new entry has the form of the one before.
  const added = by === undefined ? {} : { [by]: entries.at(-1)?.[by] ?? '' };
  return (
    <fieldset>
      <legend>{labelOfField(name)}</legend>
      <p class="quiet">{description}</p>
      {fault !== undefined && <p class="problem">{fault}</p>}
      {entries.map((entry, index) => (
        // Entries have no other identity than their index.
        // oxlint-disable-next-line react/no-array-index-key
        <fieldset key={index}>
          <legend>{index + 1}</legend>
          <ObjectFields
            of={of}
            at={`${path}[${index}].`}
            value={entry}
            onValue={(changed) => set(entries.with(index, changed))}
            form={form}
          />
          <button type="button" onClick={() => set(entries.toSpliced(index, 1))}>
            Remove {index + 1}
          </button>
        </fieldset>
      ))}
      <p class="actions">
        <button type="button" onClick={() => set([...entries, added])}>
          Add to {labelOfField(name).toLowerCase()}
        </button>
      </p>
    </fieldset>
  );
}

/** The text of a value that is one; empty for others. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function objectOf(value: unknown): Entered {
  return (value ?? {}) as Entered;
}

function listOf(value: unknown): readonly Entered[] {
  return (value ?? []) as readonly Entered[];
}

/** What was entered, without empty texts and what consists of them; undefined for nothing. */
export function withoutEmpty(value: unknown): unknown {
  if (value === '') return undefined;
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, own]) => [name, withoutEmpty(own)] as const);
  const filled = entries.filter(([, own]) => own !== undefined);
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
}
