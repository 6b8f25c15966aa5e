import type { JSX } from 'preact';
import { SelectField, TextField } from './fields.js';
import { formatName } from './format-name.js';
import { stateText } from './states.js';

/** What the reader chose; empty texts for everything. Dates are `YYYY-MM-DD`. */
export interface Chosen {
  readonly text: string;
  readonly state: string;
  readonly from: string;
  readonly to: string;
}

export function Filter({
  hint,
  states,
  hasDates,
  chosen,
  choose,
}: {
  /** What a text searches; undefined if nothing does. */
  readonly hint: string | undefined;
  readonly states: readonly string[] | undefined;
  readonly hasDates: boolean;
  readonly chosen: Chosen;
  readonly choose: (part: Partial<Chosen>) => void;
}): JSX.Element | null {
  if (hint === undefined && !states && !hasDates) return null;
  return (
    <form class="filter" onSubmit={(event) => event.preventDefault()}>
      {hint !== undefined && (
        <TextField
          id="filter-text"
          label="Filter"
          type="search"
          placeholder={hint}
          value={chosen.text}
          onValue={(value) => choose({ text: value })}
        />
      )}
      {states && (
        <SelectField
          id="filter-state"
          label="State"
          value={chosen.state}
          onValue={(value) => choose({ state: value })}
          choices={[['', 'All'], ...states.map((one) => [one, stateText(one)] as const)]}
        />
      )}
      {hasDates &&
        (['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            id={`filter-${end}`}
            label={formatName(end)}
            type="date"
            value={chosen[end]}
            onValue={(value) => choose({ [end]: value })}
          />
        ))}
    </form>
  );
}
