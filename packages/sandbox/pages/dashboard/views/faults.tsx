import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import {
  type FaultRuleDrop,
  faultRuleMethodValues as methods,
  type FaultRuleStatus,
} from '../../../src/generated/vocabulary/api.js';
import type * as types from '../../../src/generated/types/index.js';
import { useLive, useWatching } from '../live.js';
import { Act, Loaded, Table, Title } from '../parts.js';

/** What can go wrong, as people choose it. */
const kinds = {
  429: 'Too many requests (429)',
  500: 'Failure (500)',
  502: 'Bad gateway (502)',
  503: 'Not available (503)',
  504: 'Gateway timeout (504)',
  BEFORE: 'Connection breaks before the change',
  AFTER: 'Connection breaks after the change',
  '': 'Only slow',
} satisfies Record<FaultRuleStatus | FaultRuleDrop | '', string>;

/** What goes wrong on purpose. */
export function Faults(): JSX.Element {
  const { faults } = useWatching().api.control;
  const live = useLive(({ control }) => control.faults.listFaults(), [], true);
  return (
    <>
      <Title>Faults</Title>
      <Loaded live={live}>
        {({ rules }) =>
          rules.length === 0 ? (
            <p>Nothing goes wrong on purpose.</p>
          ) : (
            <>
              <Table
                caption="Faults"
                heads={['Fault', 'Calls', 'What happens', 'When', 'Happened', 'Change']}
              >
                {rules.map((rule) => (
                  <tr key={rule.id}>
                    <th scope="row">{rule.id}</th>
                    <td>
                      {rule.method ?? 'All'} <code>{rule.path ?? 'everywhere'}</code>
                    </td>
                    <td>{effectOf(rule)}</td>
                    <td>{conditionOf(rule)}</td>
                    <td>
                      {rule.fired} of {rule.matched}
                    </td>
                    <td>
                      <Act
                        act={() => faults.deleteFault(rule.id)}
                        label={`Remove fault ${rule.id}`}
                      >
                        Remove
                      </Act>
                    </td>
                  </tr>
                ))}
              </Table>
              <p class="actions">
                <Act act={() => faults.clearFaults()}>Remove all</Act>
              </p>
            </>
          )
        }
      </Loaded>
      <NewFault />
    </>
  );
}

function effectOf({ status, drop, latencyMs, retryAfterSeconds }: types.api.Fault): string {
  const parts = [
    latencyMs !== undefined && `waits ${latencyMs} ms`,
    status !== undefined && `is answered with ${status}`,
    retryAfterSeconds !== undefined && `says to wait ${retryAfterSeconds} s`,
    drop !== undefined && `connection breaks ${drop.toLowerCase()} the change`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}

function conditionOf({ probability, nth, times }: types.api.Fault): string {
  const parts = [
    probability !== undefined && `by a chance of ${probability}`,
    nth !== undefined && `call ${nth}`,
    times !== undefined && `at most ${times} times`,
  ];
  return parts.filter((part) => part !== false).join(', ') || 'always';
}

function NewFault(): JSX.Element {
  const { faults } = useWatching().api.control;
  const [values, setValues] = useState<Readonly<Record<string, string>>>({ kind: '503' });
  const field = (name: string, label: string, placeholder: string): JSX.Element => (
    <div>
      <label for={name}>{label}</label>
      <input
        id={name}
        placeholder={placeholder}
        value={values[name] ?? ''}
        onInput={({ currentTarget: { value } }) => setValues({ ...values, [name]: value })}
      />
    </div>
  );
  const select = (
    name: string,
    label: string,
    choices: readonly (readonly [string, string])[],
  ): JSX.Element => (
    <div>
      <label for={name}>{label}</label>
      <select
        id={name}
        value={values[name] ?? ''}
        onChange={({ currentTarget: { value } }) => setValues({ ...values, [name]: value })}
      >
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
  return (
    <section>
      <h2>Let something go wrong</h2>
      <form class="filter" onSubmit={(event) => event.preventDefault()}>
        {select('method', 'Method', [['', 'All'], ...methods.map((one) => [one, one] as const)])}
        {field('path', 'Path', '/api/fund/**')}
        {select('kind', 'What happens', Object.entries(kinds))}
        {field('latencyMs', 'Wait first (ms)', '0')}
        {field('retryAfterSeconds', 'Say to wait (s)', 'as usual')}
        {field('probability', 'Chance', '1')}
        {field('nth', 'Only call number', 'every')}
        {field('times', 'At most times', 'no limit')}
      </form>
      <p class="actions">
        <Act act={() => faults.createFault(ruleOf(values))}>Add</Act>
      </p>
    </section>
  );
}

/** What was filled in, as it is sent; the API says what is wrong with it. */
function ruleOf(values: Readonly<Record<string, string>>): types.api.FaultRule {
  const { kind = '', method, path = '' } = values;
  const chosen = methods.find((one) => one === method);
  const number = (name: string): object => {
    const text = values[name]?.trim() ?? '';
    return text === '' ? {} : { [name]: Number(text) };
  };
  return {
    ...(chosen !== undefined && { method: chosen }),
    ...(path !== '' && { path }),
    ...(/^\d+$/.test(kind) && { status: Number(kind) as FaultRuleStatus }),
    ...((kind === 'BEFORE' || kind === 'AFTER') && { drop: kind }),
    ...number('latencyMs'),
    ...number('retryAfterSeconds'),
    ...number('probability'),
    ...number('nth'),
    ...number('times'),
  } as types.api.FaultRule;
}
