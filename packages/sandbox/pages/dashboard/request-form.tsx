import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { FormObject } from '../../src/dashboard/form-fields.js';
import { faultsOf } from './api.js';
import { ActionButton } from './components.js';
import { type Entered, ObjectFields, textOf, withoutEmpty } from './object-fields.js';

/** A form with the fields of a request body. Why a value was refused is at its field. */
export function RequestForm({
  fields,
  begin,
  send,
  action,
}: {
  readonly fields: FormObject;
  readonly begin: Entered;
  readonly send: (body: unknown) => PromiseLike<unknown>;
  /** The text of the button. */
  readonly action: string;
}): JSX.Element {
  const [entered, setEntered] = useState(begin);
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const act = async (): Promise<void> => {
    setFaults(new Map());
    try {
      await send(withoutEmpty(entered) ?? {});
    } catch (error) {
      setFaults(faultsOf(error));
      throw error;
    }
  };
  const currency = textOf(entered['currency']) || textOf(entered['sourceCurrency']) || 'EUR';
  return (
    <form class="card" onSubmit={(event) => event.preventDefault()}>
      <ObjectFields
        of={fields}
        at=""
        value={entered}
        onValue={setEntered}
        form={{ faults, currency, lists: { accountCode: 'accounts' } }}
      />
      <p class="actions">
        <ActionButton act={act}>{action}</ActionButton>
      </p>
    </form>
  );
}
