import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type * as types from '../../../src/generated/types/index.js';
import type { Api } from '../api.js';
import { useTenant } from '../tenant-context.js';
import { ActionButton, Section, Title } from '../components.js';
import { dateColumn } from '../data-table.js';
import { TextField } from '../fields.js';
import { type List, ListView, pageOf } from '../list-view.js';
import { saveFile } from '../save-file.js';

const snapshotsOf = ({ state }: Api['control']): List<types.api.Snapshot> => ({
  caption: 'Snapshots',
  columns: [
    { name: 'Name', cell: ({ name }) => name },
    dateColumn('Taken at (tenant’s clock)', ({ takenAt }) => takenAt),
    {
      name: 'Actions',
      cell: ({ name }) => (
        <span class="buttons">
          <ActionButton
            act={() => state.restoreSnapshot(name)}
            ask={`Restore ${name}? The current state is lost.`}
            label={`Restore ${name}`}
          >
            Restore
          </ActionButton>
          <ActionButton
            act={() => state.deleteSnapshot(name)}
            ask={`Delete the snapshot ${name}? This cannot be undone.`}
            label={`Delete ${name}`}
            permanent
          >
            Delete
          </ActionButton>
        </span>
      ),
    },
  ],
  keyOf: ({ name }) => name,
  load: async ({ control }, page) => pageOf((await control.state.listSnapshots()).snapshots, page),
  empty: <p>No snapshots yet.</p>,
  always: true,
});

export function Snapshots(): JSX.Element {
  const { api } = useTenant();
  return (
    <>
      <Title>Snapshots</Title>
      <p>
        A snapshot stores the state of the tenant, including its clock. Restoring it discards all
        later changes; new objects then get the same codes again.
      </p>
      <TakeSnapshot />
      <ListView list={snapshotsOf(api.control)} />
      <Files />
    </>
  );
}

function TakeSnapshot(): JSX.Element {
  const { state } = useTenant().api.control;
  const [name, setName] = useState('');
  return (
    <Section title="Take a snapshot">
      <TextField
        id="snapshot"
        label="Name"
        hint="Letters, digits, and . _ - between them. A snapshot with the same name is replaced."
        maxLength={64}
        value={name}
        onValue={setName}
      />
      <p class="actions">
        <ActionButton
          act={async () => {
            if (name.trim() === '') throw new Error('A snapshot needs a name.');
            await state.takeSnapshot(name.trim());
            setName('');
          }}
        >
          Take
        </ActionButton>
      </p>
    </Section>
  );
}

function Files(): JSX.Element {
  const { api } = useTenant();
  const { state } = api.control;
  const [file, setFile] = useState<File>();
  const save = async (): Promise<void> => {
    saveFile('sandbox-tenant.json', JSON.stringify(await state.exportState()));
  };
  return (
    <Section title="Export and import">
      <p>
        For another tenant or another sandbox of the same version. Keys and snapshots are not
        included.
      </p>
      <p class="actions">
        <ActionButton act={save}>Export</ActionButton>
      </p>
      <label for="import">File to import</label>
      <input
        id="import"
        type="file"
        accept=".json,application/json"
        onChange={({ currentTarget }) => setFile(currentTarget.files?.[0])}
      />
      <p class="actions">
        <ActionButton
          act={async () => state.importState(await readExport(file))}
          ask={`Replace all data of ${api.label} with the file?`}
        >
          Import
        </ActionButton>
      </p>
    </Section>
  );
}

/** @throws {Error} for a file that is not JSON; the API validates the rest */
async function readExport(file: File | undefined): Promise<types.api.StateExport> {
  if (!file) throw new Error('Choose a file first.');
  try {
    return JSON.parse(await file.text()) as types.api.StateExport;
  } catch {
    throw new Error(`${file.name} is not an export: it is not JSON.`);
  }
}
