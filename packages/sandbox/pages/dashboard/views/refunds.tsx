import type * as v2 from '@seller-funds/contract/v2';
import type { JSX } from 'preact';
import { can } from '../../../src/domain/transitions.js';
import { ActionButton, Code, Loaded, Money, Section, State, Title } from '../components.js';
import { dateColumn, moneyColumn } from '../data-table.js';
import type { List } from '../list-view.js';
import { viewHref } from '../route.js';
import { useApiData, useTenant } from '../tenant-context.js';
import { Journals } from './journals.js';
import { splitState } from './splits.js';

const currency = 'EUR';

export const refunds: List<v2.RefundSplit> = {
  caption: 'Refunds',
  columns: [
    {
      name: 'Refund',
      cell: ({ code, pspMutationExtRef }) => (
        <a href={viewHref('refunds', code)}>{pspMutationExtRef}</a>
      ),
    },
    moneyColumn('Amount', ({ totalAmount: amount = 0 }) => ({ amount, currency }), {
      orderBy: 'totalAmount',
    }),
    { name: 'Payment', orderBy: 'extRef', cell: ({ extRef }) => <PaymentLink extRef={extRef} /> },
    dateColumn('Refunded', ({ extProcessedAt }) => extProcessedAt, { orderBy: 'extProcessedAt' }),
    { name: 'Code', minor: true, cell: ({ code }) => <Code of={code} /> },
  ],
  keyOf: ({ code }) => code,
  load: (api, page, { dates, order }) => api.v2.refundSplits.list({ ...page, ...dates, ...order }),
  loadsDates: true,
  empty: (
    <p>
      No refunds yet. Refund a <a href={viewHref('splits')}>payment</a> from its page.
    </p>
  ),
};

/** A payment by its reference, which the search finds. */
function PaymentLink({ extRef }: { readonly extRef: string }): JSX.Element {
  return <a href={viewHref('search', extRef)}>{extRef}</a>;
}

export function Refund({ code }: { readonly code: string }): JSX.Element {
  const { api } = useTenant();
  const live = useApiData(
    async ({ v2, control }) => {
      const [refund, { elements }] = await Promise.all([
        v2.refundSplits.get(code),
        control.ledger.listJournals({ reference: code, _asc: true }),
      ]);
      return { refund, state: splitState(elements) };
    },
    [code],
  );
  return (
    <>
      <Title code={code}>Refund</Title>
      <Loaded live={live}>
        {({ refund, state }) => (
          <>
            <p>
              <Money amount={refund.totalAmount ?? 0} currency={currency} /> <State of={state} /> of{' '}
              <PaymentLink extRef={refund.extRef} /> {refund.description}
            </p>
            {can('refund', 'settle', state) && (
              <p class="actions">
                <ActionButton act={() => api.control.processor.settle({ references: [code] })}>
                  Settle now
                </ActionButton>
              </p>
            )}
          </>
        )}
      </Loaded>
      <Section title="Ledger entries">
        <Journals filter={{ reference: code }} />
      </Section>
    </>
  );
}
