import type { JSX } from 'preact';
import { useAllTenants } from './all-tenants.js';
import type { SavedTenant } from './saved-tenants.js';
import { Title } from './components.js';
import { KeyForm } from './views/key-form.js';
import { TenantList } from './views/tenants.js';

export function StartPage({
  choose,
}: {
  readonly choose: (entry: SavedTenant) => void;
}): JSX.Element {
  const all = useAllTenants();
  const listed = Boolean(all.data);
  return (
    <main class="start">
      <Title>Sandbox</Title>
      <p>Each API key has its own tenant. Open a tenant to see its data.</p>
      {listed && <h2>All tenants of this sandbox</h2>}
      <TenantList all={all} current={undefined} choose={choose} />
      {listed && <h2>Open with a key</h2>}
      <KeyForm choose={(key) => choose({ key })} />
    </main>
  );
}
