import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useLive, useWatching } from '../live.js';
import { Act, Code, Loaded, Moment, State, Table, Title } from '../parts.js';
import { inWords } from '../words.js';

const hour = 3600;
const steps = [
  ['1 minute', 60],
  ['1 hour', hour],
  ['1 day', 24 * hour],
  ['1 week', 7 * 24 * hour],
] as const;

/** The tenant's clock, the buttons that move it, and what is due. */
export function ClockView(): JSX.Element {
  const { clock } = useWatching().api.control;
  const [to, setTo] = useState('');
  const live = useLive(({ control }) => control.clock.getClock(), [], true);
  const due = useLive(({ control }) => control.clock.listJobs(), []);
  return (
    <>
      <Title>Clock</Title>
      <Loaded live={live}>
        {({ now, mode }) => (
          <p>
            <strong>
              <Moment at={now} />
            </strong>{' '}
            UTC, {mode === 'FROZEN' ? 'stands still' : 'runs'}
          </p>
        )}
      </Loaded>
      <p class="actions">
        <Act act={() => clock.advanceClock({ toNextJob: true })}>To what is due next</Act>
        {steps.map(([name, seconds]) => (
          <Act key={name} act={() => clock.advanceClock({ seconds })} label={`Forward by ${name}`}>
            + {name}
          </Act>
        ))}
        {live.data?.mode === 'FROZEN' ? (
          <Act act={() => clock.runClock()}>Let it run</Act>
        ) : (
          <Act act={() => clock.freezeClock({})}>Stop it</Act>
        )}
      </p>
      <div class="actions">
        <label for="to">Forward to (UTC)</label>
        <input
          id="to"
          type="datetime-local"
          value={to}
          onInput={({ currentTarget }) => setTo(currentTarget.value)}
        />
        <Act act={() => clock.advanceClock({ to: new Date(`${to}Z`).toISOString() })}>Go</Act>
      </div>
      <section>
        <h2>What is due next</h2>
        <Loaded live={due}>
          {({ jobs }) =>
            jobs.length === 0 ? (
              <p>Nothing.</p>
            ) : (
              <Table caption="Jobs" heads={['When', 'What', 'For', 'State']}>
                {jobs.map(({ kind, code, dueAt, failure }) => (
                  <tr key={`${dueAt} ${code} ${kind}`}>
                    <th scope="row">
                      <Moment at={dueAt} />
                    </th>
                    <td>{inWords(kind)}</td>
                    <td>{code !== kind && <Code of={code} />}</td>
                    <td>
                      <State of={failure === null ? 'WAITING' : 'FAILED'} /> {failure}
                    </td>
                  </tr>
                ))}
              </Table>
            )
          }
        </Loaded>
      </section>
    </>
  );
}
