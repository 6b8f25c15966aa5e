import type * as v2 from '@seller-funds/contract/v2';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type FormName, formOperations } from '../../../src/dashboard/form-operations.js';
import { feeLabels } from '../../../src/domain/refunds/refund.js';
import { accountName } from '../accounts-by-code.js';
import type { Api } from '../api.js';
import { Loaded, Title } from '../components.js';
import { forms } from '../forms.js';
import type { Entered } from '../object-fields.js';
import { RequestForm } from '../request-form.js';
import { itemsOf } from '../split-items.js';
import { docsHref, useRoute, viewHref } from '../route.js';
import { useApiData, useTenant } from '../tenant-context.js';

interface Create {
  readonly title: string;
  /** What the form does that the request does not. */
  readonly note?: string;
  /** The view of what is created. */
  readonly view: string;
  readonly begin: (api: Api, of: string, unique: string) => Promise<Entered>;
  readonly send: (api: Api, body: never) => PromiseLike<{ readonly code: string }>;
}

const totalNote = 'A total amount that is left out is the sum of the items.';

const creates: Readonly<Record<FormName, Create>> = {
  seller: {
    title: 'New seller',
    view: 'sellers',
    begin: async () => ({}),
    send: ({ v2: { accountHolders } }, body) => accountHolders.create(body),
  },
  payment: {
    title: 'New payment split',
    note: totalNote,
    view: 'splits',
    begin: async (_api, accountCode, unique) => ({
      extRef: `order_${unique}`,
      currency: 'EUR',
      paymentProcessor: 'ADYEN',
      pspExtRef: `psp_${unique}`,
      items: [{ type: 'ITEM', label: 'PRODUCT_ITEM', extRef: `item_${unique}`, accountCode }],
    }),
    send: ({ v2: { paymentSplits } }, body) => paymentSplits.create(withTotal(body)),
  },
  refund: {
    title: 'Refund a part',
    note: `${totalNote} Items without an amount are left out. A time that is left out is now.`,
    view: 'refunds',
    begin: async ({ v2: { paymentSplits } }, code, unique) => {
      const { extRef, items } = await paymentSplits.get(code);
      return {
        extRef,
        pspMutationExtRef: `refund_${unique}`,
        items: itemsOf(items)
          .filter(({ type }) => type === 'ITEM')
          .map(({ amount, extRef: originalExtRef, label }, index) => ({
            type: 'ITEM',
            extRef: `refund_${unique}_${index + 1}`,
            originalExtRef,
            amount,
            label,
          })),
      };
    },
    send: async ({ control, v2: { refundSplits } }, body: v2.RefundSplitCreate) => {
      const { now: extProcessedAt } = await control.clock.getClock();
      const items = body.items?.filter(({ amount }: ItemAmount) => amount !== undefined) ?? [];
      return refundSplits.create(
        withTotal<v2.RefundSplitCreate>({ extProcessedAt, ...body, items }),
      );
    },
  },
  payout: {
    title: 'New payout',
    view: 'payouts',
    begin: async (_api, accountCode) => ({ accountCode, sourceCurrency: 'EUR' }),
    send: ({ v2: { payouts } }, body) => payouts.create(body),
  },
};

interface ItemAmount {
  readonly label?: string | undefined;
  readonly amount?: number | undefined;
}

/** A body with the sum of its items as the total amount, if it has none. A fee is not part of a refund. */
function withTotal<Body extends { totalAmount?: number; items?: readonly ItemAmount[] }>(
  body: Body,
): Body {
  const { items = [], totalAmount } = body;
  const counted = items.filter(({ label }) => !feeLabels.some((fee) => fee === label));
  const sum = counted.reduce((total, { amount = 0 }) => total + amount, 0);
  return totalAmount === undefined && sum > 0 ? { ...body, totalAmount: sum } : body;
}

/** The form of a kind of object; the third part of the URL is the object that it is for. */
export function Create({ code: kind }: { readonly code: string }): JSX.Element {
  const [, , of = ''] = useRoute();
  const { api } = useTenant();
  const [unique] = useState(() => Date.now().toString(36));
  const create = Object.hasOwn(creates, kind) ? creates[kind as FormName] : undefined;
  const live = useApiData(
    async () => ({
      begin: await create?.begin(api, of, unique),
      accounts: await api.control.ledger.listAccounts(),
    }),
    [kind, of],
  );
  if (!create) return <Title>View not found</Title>;
  return (
    <>
      <Title>{create.title}</Title>
      <p>
        These are the fields of <a href={docsHref(formOperations[kind as FormName])}>the request</a>
        , without files. {create.note}
      </p>
      <datalist id="accounts">
        {live.data?.accounts.elements.map((account) => (
          <option key={account.code} value={account.code}>
            {accountName(account)}
          </option>
        ))}
      </datalist>
      <Loaded live={live}>
        {({ begin = {} }) => (
          <RequestForm
            key={`${kind} ${of}`}
            fields={forms[kind as FormName]}
            begin={begin}
            send={async (body) => {
              const { code } = await create.send(api, body as never);
              location.hash = viewHref(create.view, code);
            }}
            action="Create"
          />
        )}
      </Loaded>
    </>
  );
}

/** A link to the form of a kind, in lists and pages. */
export function CreateLink({
  kind,
  of,
}: {
  readonly kind: FormName;
  /** The code of the object that it is for. */
  readonly of?: string;
}): JSX.Element {
  return (
    <a class="button" href={viewHref('create', kind, ...(of === undefined ? [] : [of]))}>
      {creates[kind].title}
    </a>
  );
}
