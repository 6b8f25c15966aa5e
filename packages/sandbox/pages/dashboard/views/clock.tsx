import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useLive, useWatching } from '../live.js';
import { Now } from '../now.js';
import { Act, LinkedCode, Loaded, Moment, State, Table, Title } from '../parts.js';
import { inWords } from '../words.js';

const hour = 3600;
const steps = [
  ['1 minute', 60],
  ['1 hour', hour],
  ['1 day', 24 * hour],
  ['1 week', 7 * 24 * hour],
] as const;

/**
 * The moment of what was chosen.
 * @throws {Error} where nothing was
 */
function momentOf(text: string): string {
  const moment = new Date(`${text}Z`);
  if (Number.isNaN(moment.getTime())) throw new Error('Choose a day and a time first.');
  return moment.toISOString();
}

/** The tenant's clock, the buttons that move it, and what is due. */
export function ClockView(): JSX.Element {
  const { api, clock: seen } = useWatching();
  const { clock } = api.control;
  const [to, setTo] = useState('');
  const due = useLive(({ control }) => control.clock.listJobs(), []);
  return (
    <>
      <Title>Clock</Title>
      {seen && (
        <p>
          <strong>
            <Now clock={seen} />
          </strong>{' '}
          UTC, {seen.mode === 'FROZEN' ? 'stands still' : 'runs'}
        </p>
      )}
      <p class="actions">
        <Act act={() => clock.advanceClock({ toNextJob: true })}>To what is due next</Act>
        {steps.map(([name, seconds]) => (
          <Act key={name} act={() => clock.advanceClock({ seconds })} label={`Forward by ${name}`}>
            + {name}
          </Act>
        ))}
        {seen?.mode === 'FROZEN' ? (
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
        <Act act={() => clock.advanceClock({ to: momentOf(to) })}>Go</Act>
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
                    <td>{code !== kind && <LinkedCode of={code} />}</td>
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
