import type { JSX } from 'preact';
import type { TenantOverview } from '../../../src/dashboard/all-tenants.js';
import { type AllTenants, useAllTenants } from '../all-tenants.js';
import { type SavedTenant, isSameTenant, labelOf, identityOf } from '../saved-tenants.js';
import { type SavedTenants, useLoaded, useTenant } from '../tenant-context.js';
import { ActionButton, Loaded, Moment, Pager, Section, Title } from '../components.js';
import { type Column, DataTable, type Table } from '../data-table.js';
import { formatName } from '../format-name.js';
import { tenantIdOf } from '../tenant-id.js';
import { KeyForm } from './key-form.js';

export function Tenants(): JSX.Element {
  const { api, saved } = useTenant();
  const { entries, choose } = saved;
  return (
    <>
      <Title>Tenants</Title>
      <TenantList all={useAllTenants()} current={entries[0]} choose={choose} />
      <KnownKeys {...saved} />
      <KeyForm choose={(key) => choose({ key })} />
      <Section title="Reset">
        <p class="actions">
          <ActionButton
            act={() => api.control.state.reset()}
            ask={`Delete all data of ${api.label}? This cannot be undone.`}
            permanent
          >
            Delete all data of <code>{api.label}</code>
          </ActionButton>
        </p>
      </Section>
    </>
  );
}

export function TenantList({
  all,
  current,
  choose,
}: {
  readonly all: AllTenants;
  readonly current: SavedTenant | undefined;
  readonly choose: (entry: SavedTenant) => void;
}): JSX.Element | null {
  const inUse = useTenantOf(current);
  const { data, error, page, go } = all;
  if (data === null) return null;
  return (
    <Loaded live={{ data, error }}>
      {({ elements, totalElementCount }) => (
        <>
          {totalElementCount === 0 && (
            <p>No tenants yet. The first request with a key creates its tenant.</p>
          )}
          {totalElementCount > 0 && <DataTable table={tableOf(inUse, choose)} rows={elements} />}
          <Pager page={page} total={totalElementCount} go={go} />
        </>
      )}
    </Loaded>
  );
}

function tableOf(
  inUse: string | undefined,
  choose: (entry: SavedTenant) => void,
): Table<TenantOverview> {
  const counts = ['sellers', 'payments', 'payouts', 'snapshots'] as const;
  const columns: readonly Column<TenantOverview>[] = [
    {
      name: 'Keys',
      cell: ({ id, hints }) => (
        <>
          <code>{hints.join(', ')}</code> <code class="quiet">{id}</code>
        </>
      ),
    },
    {
      name: 'Open',
      cell: ({ id, hints: [label = id] }) =>
        id === inUse ? (
          <strong>in use</strong>
        ) : (
          <button
            type="button"
            aria-label={`Open ${label} ${id}`}
            onClick={() => choose({ tenant: id, label })}
          >
            Open
          </button>
        ),
    },
    ...counts.map((name) => ({
      name: formatName(name),
      number: true,
      cell: (tenant: TenantOverview) => tenant[name],
    })),
    {
      name: 'Last change',
      cell: ({ changedAt }) => (changedAt === null ? 'unknown' : <Moment at={changedAt} />),
    },
  ];
  return { caption: 'Tenants', columns, keyOf: ({ id }) => id };
}

function useTenantOf(entry: SavedTenant | undefined): string | undefined {
  const load = async () => (entry && 'key' in entry ? tenantIdOf(entry.key) : entry?.tenant);
  return useLoaded(load, entry ? identityOf(entry) : '', '', 0).data;
}

function KnownKeys({ entries, choose, forget }: SavedTenants): JSX.Element | null {
  const [current] = entries;
  const keys = entries.filter((entry) => 'key' in entry);
  if (keys.length === 0) return null;
  return (
    <Section title="Keys used in this browser">
      <ul class="tenants">
        {keys.map((entry) => (
          <li key={identityOf(entry)}>
            <code>{labelOf(entry)}</code>
            {current && isSameTenant(entry, current) ? (
              <strong>in use</strong>
            ) : (
              <button
                type="button"
                onClick={() => choose(entry)}
                aria-label={`Use ${labelOf(entry)}`}
              >
                Use
              </button>
            )}
            <button
              type="button"
              onClick={() => forget(entry)}
              aria-label={`Forget ${labelOf(entry)}`}
            >
              Forget
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
