import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useAllTenants } from './all-tenants.js';
import type { Entry } from './entries.js';
import { follow } from './follow.js';
import { Title } from './parts.js';
import { KeyForm } from './views/key-form.js';
import { TenantList } from './views/tenants.js';

/** What a browser shows that has opened no tenant yet: all of them if it may, and a form for a key. */
export function Start({ choose }: { readonly choose: (entry: Entry) => void }): JSX.Element {
  const [number, setNumber] = useState(0);
  const [news, setNews] = useState(0);
  const all = useAllTenants(number, news);
  const listed = all.page !== undefined;
  useEffect(() => {
    if (!listed) return;
    return follow({ name: 'all', headers: {} }, () => setNews((before) => before + 1));
  }, [listed]);
  return (
    <main class="start">
      <Title>Sandbox</Title>
      <p>Everything here belongs to the tenant of a key.</p>
      {listed && <h2>All tenants of this sandbox</h2>}
      <TenantList all={all} current={undefined} choose={choose} number={number} go={setNumber} />
      {listed && <h2>With a key</h2>}
      <KeyForm choose={(key) => choose({ key })} />
    </main>
  );
}
