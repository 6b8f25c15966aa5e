import type { JSX } from 'preact';
import type * as types from '../../../src/generated/types/index.js';
import type { Api } from '../api.js';
import { useTenant } from '../tenant-context.js';
import { ActionButton, Section, Title } from '../components.js';
import { forms } from '../forms.js';
import { type List, ListView, pageOf } from '../list-view.js';
import { RequestForm } from '../request-form.js';

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
      <Section title="Add a fault rule">
        <RequestForm
          fields={forms.fault}
          begin={{}}
          send={(rule) => api.control.faults.createFault(rule as types.api.FaultRule)}
          action="Add"
        />
      </Section>
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
