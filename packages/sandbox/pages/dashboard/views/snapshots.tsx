import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type * as types from '../../../src/generated/types/index.js';
import { useLive, useWatching } from '../live.js';
import { Act, Loaded, Moment, Table, Title } from '../parts.js';
import { saveFile } from '../save-file.js';

/** What the tenant was at moments, and the way from one sandbox to another. */
export function Snapshots(): JSX.Element {
  const { state } = useWatching().api.control;
  const live = useLive(({ control }) => control.state.listSnapshots(), [], true);
  return (
    <>
      <Title>Snapshots</Title>
      <p>
        A snapshot keeps all that the tenant has, its clock included. Restored, it is the same to
        the next code; what was done since is gone.
      </p>
      <TakeSnapshot />
      <Loaded live={live}>
        {({ snapshots }) =>
          snapshots.length === 0 ? (
            <p>No snapshots yet.</p>
          ) : (
            <Table caption="Snapshots" heads={['Name', 'Clock when taken', 'Change']}>
              {snapshots.map(({ name, takenAt }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>
                    <Moment at={takenAt} />
                  </td>
                  <td class="buttons">
                    <Act
                      act={() => state.restoreSnapshot(name)}
                      ask={`Go back to ${name}? What the tenant is now is lost.`}
                      label={`Restore ${name}`}
                    >
                      Restore
                    </Act>
                    <Act
                      act={() => state.deleteSnapshot(name)}
                      ask={`Delete the snapshot ${name}?`}
                      label={`Delete ${name}`}
                    >
                      Delete
                    </Act>
                  </td>
                </tr>
              ))}
            </Table>
          )
        }
      </Loaded>
      <Files />
    </>
  );
}

function TakeSnapshot(): JSX.Element {
  const { state } = useWatching().api.control;
  const [name, setName] = useState('');
  return (
    <section>
      <h2>Take a snapshot</h2>
      <label for="snapshot">Name</label>
      <p class="quiet" id="snapshot-hint">
        Letters, digits, and . _ - between them. One of the same name is replaced.
      </p>
      <input
        id="snapshot"
        autocomplete="off"
        spellcheck={false}
        maxLength={64}
        aria-describedby="snapshot-hint"
        value={name}
        onInput={({ currentTarget }) => setName(currentTarget.value)}
      />
      <p class="actions">
        <Act
          act={async () => {
            if (name.trim() === '') throw new Error('A snapshot needs a name.');
            await state.takeSnapshot(name.trim());
            setName('');
          }}
        >
          Take
        </Act>
      </p>
    </section>
  );
}

/** The tenant as a file, and from one. */
function Files(): JSX.Element {
  const { api } = useWatching();
  const { state } = api.control;
  const [file, setFile] = useState<File>();
  const save = async (): Promise<void> => {
    saveFile('sandbox-tenant.json', JSON.stringify(await state.exportState()));
  };
  return (
    <section>
      <h2>As a file</h2>
      <p>
        For another tenant, or another sandbox of the same version. Keys and snapshots are not in
        it.
      </p>
      <p class="actions">
        <Act act={save}>Export</Act>
      </p>
      <label for="import">File to import</label>
      <input
        id="import"
        type="file"
        accept=".json,application/json"
        onChange={({ currentTarget }) => setFile(currentTarget.files?.[0])}
      />
      <p class="actions">
        <Act
          act={async () => state.importState(await readExport(file))}
          ask={`Replace all that ${api.label} has by the file?`}
        >
          Import
        </Act>
      </p>
    </section>
  );
}

/** @throws {Error} for what is no JSON; what is no export, the API refuses */
async function readExport(file: File | undefined): Promise<types.api.StateExportInput> {
  if (!file) throw new Error('Choose a file first.');
  try {
    return JSON.parse(await file.text()) as types.api.StateExportInput;
  } catch {
    throw new Error(`${file.name} is no export: it is not JSON.`);
  }
}
