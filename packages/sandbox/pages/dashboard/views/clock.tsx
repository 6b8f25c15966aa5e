import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type * as types from '../../../src/generated/types/index.js';
import { useTenant } from '../tenant-context.js';
import { ClockTime } from '../clock-time.js';
import { ActionButton, LinkedCode, Moment, Section, State, Title } from '../components.js';
import { formatName } from '../format-name.js';
import { viewHref } from '../route.js';
import { dateColumn } from '../data-table.js';
import { type List, ListView, pageOf } from '../list-view.js';

const hour = 3600;
const steps = [
  ['1 minute', 60],
  ['1 hour', hour],
  ['1 day', 24 * hour],
  ['1 week', 7 * 24 * hour],
] as const;

const scheduled: List<types.api.Job> = {
  caption: 'Jobs',
  columns: [
    { name: 'Job', cell: ({ kind }) => formatName(kind) },
    dateColumn('Due', ({ dueAt }) => dueAt),
    { name: 'Object', cell: ({ code, kind }) => code !== kind && <LinkedCode of={code} /> },
    {
      name: 'State',
      long: true,
      cell: ({ failure }) => (
        <>
          <State of={failure === null ? 'WAITING' : 'FAILED'} /> {failure}
        </>
      ),
    },
  ],
  keyOf: ({ dueAt, code, kind }) => `${dueAt} ${code} ${kind}`,
  load: async ({ control }, page) => pageOf((await control.clock.listJobs()).jobs, page),
  empty: <p>No scheduled jobs.</p>,
};

/**
 * Converts the value of a `datetime-local` input to an ISO date.
 * @throws {Error} for an empty value
 */
function momentOf(text: string): string {
  const moment = new Date(`${text}Z`);
  if (Number.isNaN(moment.getTime())) throw new Error('Choose a date and a time first.');
  return moment.toISOString();
}

const counted: Readonly<
  Record<keyof types.api.AdvanceCounts, readonly [text: string, view: string, state?: string]>
> = {
  payoutsMade: ['payouts made', 'payouts'],
  payoutsDenied: ['payouts denied', 'payouts', 'FAILED'],
  checksEnded: ['checks ended', 'sellers'],
  webhooksSent: ['webhooks sent', 'webhooks', 'DELIVERED'],
  webhooksFailed: ['attempts to send a webhook failed', 'webhooks'],
};

function Advanced({ counts }: { readonly counts: types.api.AdvanceCounts }): JSX.Element {
  const names = Object.keys(counted) as (keyof typeof counted)[];
  const happened = names.filter((name) => counts[name] > 0);
  if (happened.length === 0) return <p>Last advance: nothing was due.</p>;
  return (
    <>
      <p>Last advance:</p>
      <ul>
        {happened.map((name) => {
          const [text, view, state] = counted[name];
          return (
            <li key={name}>
              <a href={state === undefined ? viewHref(view) : viewHref(view, '', state)}>
                {counts[name]} {text}
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}

export function ClockView(): JSX.Element {
  const { api, clock: seen } = useTenant();
  const { clock } = api.control;
  const [to, setTo] = useState('');
  return (
    <>
      <Title>Clock</Title>
      {seen && (
        <p>
          <strong>
            <ClockTime clock={seen} />
          </strong>{' '}
          UTC, {seen.mode === 'FROZEN' ? 'frozen' : 'running'}
          {seen.advancingTo !== null && (
            <>
              , advancing to <Moment at={seen.advancingTo} />: {seen.due.jobs} jobs and{' '}
              {seen.due.webhooks} webhooks are due
            </>
          )}
        </p>
      )}
      {seen?.advanced && <Advanced counts={seen.advanced} />}
      <p class="actions">
        <ActionButton act={() => clock.advanceClock({ toNextJob: true })}>
          To the next job
        </ActionButton>
        {steps.map(([name, seconds]) => (
          <ActionButton
            key={name}
            act={() => clock.advanceClock({ seconds })}
            label={`Advance by ${name}`}
          >
            + {name}
          </ActionButton>
        ))}
        {seen?.mode === 'FROZEN' ? (
          <ActionButton act={() => clock.runClock()}>Run</ActionButton>
        ) : (
          <ActionButton act={() => clock.freezeClock({})}>Freeze</ActionButton>
        )}
      </p>
      <div class="actions">
        <label for="to">Advance to (UTC)</label>
        <input
          id="to"
          type="datetime-local"
          value={to}
          onInput={({ currentTarget }) => setTo(currentTarget.value)}
        />
        <ActionButton act={() => clock.advanceClock({ to: momentOf(to) })}>Go</ActionButton>
      </div>
      <Section title="Scheduled jobs">
        <ListView list={scheduled} />
      </Section>
    </>
  );
}
