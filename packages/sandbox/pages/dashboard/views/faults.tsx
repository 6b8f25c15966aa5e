import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import {
  type FaultRuleDrop,
  faultRuleMethodValues as methods,
  type FaultRuleStatus,
} from '../../../src/generated/vocabulary/api.js';
import type * as types from '../../../src/generated/types/index.js';
import type { Api } from '../api.js';
import { useTenant } from '../tenant-context.js';
import { ActionButton, Section, Title } from '../components.js';
import { SelectField, TextField } from '../fields.js';
import { type List, ListView, pageOf } from '../list-view.js';

const kinds = {
  429: 'Too many requests (429)',
  500: 'Internal server error (500)',
  502: 'Bad gateway (502)',
  503: 'Service unavailable (503)',
  504: 'Gateway timeout (504)',
  BEFORE: 'Drop the connection before the change',
  AFTER: 'Drop the connection after the change',
  '': 'Latency only',
} satisfies Record<FaultRuleStatus | FaultRuleDrop | '', string>;

const rulesOf = ({ faults }: Api['control']): List<types.api.Fault> => ({
  caption: 'Faults',
  columns: [
    { name: 'Rule', cell: ({ id }) => id },
    {
      name: 'Requests',
      cell: ({ method, path }) => (
        <>
          {method ?? 'All'} <code>{path ?? 'all paths'}</code>
        </>
      ),
    },
    { name: 'Effect', cell: effectOf },
    { name: 'Condition', cell: conditionOf },
    { name: 'Applied', number: true, cell: ({ fired, matched }) => `${fired} of ${matched}` },
    {
      name: 'Action',
      cell: ({ id }) => (
        <ActionButton act={() => faults.deleteFault(id)} label={`Remove fault ${id}`}>
          Remove
        </ActionButton>
      ),
    },
  ],
  keyOf: ({ id }) => String(id),
  load: async ({ control }, page) => pageOf((await control.faults.listFaults()).rules, page),
  empty: <p>No fault rules.</p>,
  actions: <ActionButton act={() => faults.clearFaults()}>Remove all</ActionButton>,
  always: true,
});

export function Faults(): JSX.Element {
  const { api } = useTenant();
  return (
    <>
      <Title>Faults</Title>
      <ListView list={rulesOf(api.control)} />
      <NewFault />
    </>
  );
}

function effectOf({ status, drop, latencyMs, retryAfterSeconds }: types.api.Fault): string {
  const parts = [
    latencyMs !== undefined && `latency ${latencyMs} ms`,
    status !== undefined && `responds with ${status}`,
    retryAfterSeconds !== undefined && `Retry-After ${retryAfterSeconds} s`,
    drop !== undefined && `drops the connection ${drop.toLowerCase()} the change`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}

function conditionOf({ probability, nth, times }: types.api.Fault): string {
  const parts = [
    probability !== undefined && `with probability ${probability}`,
    nth !== undefined && `request ${nth}`,
    times !== undefined && `at most ${times} times`,
  ];
  return parts.filter((part) => part !== false).join(', ') || 'always';
}

function NewFault(): JSX.Element {
  const { faults } = useTenant().api.control;
  const [values, setValues] = useState<Readonly<Record<string, string>>>({ kind: '503' });
  const common = (id: string, label: string) => ({
    id,
    label,
    value: values[id] ?? '',
    onValue: (value: string): void => setValues({ ...values, [id]: value }),
  });
  return (
    <Section title="Add a fault rule">
      <form class="filter" onSubmit={(event) => event.preventDefault()}>
        <SelectField
          {...common('method', 'Method')}
          choices={[['', 'All'], ...methods.map((one) => [one, one] as const)]}
        />
        <TextField {...common('path', 'Path')} placeholder="/api/fund/**" />
        <SelectField {...common('kind', 'Effect')} choices={Object.entries(kinds)} />
        <TextField {...common('latencyMs', 'Latency (ms)')} placeholder="0" />
        <TextField {...common('retryAfterSeconds', 'Retry-After (s)')} placeholder="default" />
        <TextField {...common('probability', 'Probability')} placeholder="1" />
        <TextField {...common('nth', 'Only request number')} placeholder="all" />
        <TextField {...common('times', 'Maximum number of times')} placeholder="no limit" />
      </form>
      <p class="actions">
        <ActionButton act={() => faults.createFault(ruleOf(values))}>Add</ActionButton>
      </p>
    </Section>
  );
}

/** Converts the form to a rule; the API validates it. */
function ruleOf(values: Readonly<Record<string, string>>): types.api.FaultRule {
  const { kind = '', method, path = '' } = values;
  const chosen = methods.find((one) => one === method);
  const numbers = ['latencyMs', 'retryAfterSeconds', 'probability', 'nth', 'times']
    .map((name) => [name, values[name]?.trim() ?? ''] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => [name, Number(text)]);
  return {
    ...(chosen !== undefined && { method: chosen }),
    ...(path !== '' && { path }),
    ...(/^\d+$/.test(kind) && { status: Number(kind) as FaultRuleStatus }),
    ...((kind === 'BEFORE' || kind === 'AFTER') && { drop: kind }),
    ...Object.fromEntries(numbers),
  } as types.api.FaultRule;
}
