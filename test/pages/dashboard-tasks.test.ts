import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { opened, type PageTests, startPageTests } from './page-tests.js';

type Step =
  | { readonly click: 'link' | 'button'; readonly name: string | RegExp }
  | { readonly search: () => string }
  | { readonly field: string; readonly value: string };

const link = (name: string | RegExp): Step => ({ click: 'link', name });
const button = (name: string | RegExp): Step => ({ click: 'button', name });
const search = (text: () => string): Step => ({ search: text });
const enter = (field: string, value: string): Step => ({ field, value });

describe(
  'tasks in the dashboard of a marketplace in Chromium',
  {
    tags: ['chromium', 'long'],
  },
  () => {
    let tests: PageTests;
    let page: Page;
    let iban: string;
    beforeAll(async () => {
      tests = await startPageTests();
      await tests.call('POST', '/_sandbox/marketplace');
      const { body } = await tests.call('GET', '/api/accountholders?_fragments=extacc');
      const [account] = body.elements.flatMap((one: { externalAccounts: object[] }) => [
        ...one.externalAccounts,
      ]);
      iban = account.accountNumber;
      page = await tests.open();
      await page.addInitScript(opened);
    });

    test.each<[task: string, steps: readonly Step[], shown: string | RegExp]>([
      ['why a payout was denied', [link(/^1,000,000\.00 EUR from/)], /no money was sent\. \w+/],
      ['the bank account of a payout', [link(/^7\.00 EUR from/), link(/^ea_/)], /^Bank accounts$/],
      [
        'a webhook sent again, with its answer',
        [link('Webhooks'), link(/^Payout update/), button('Replay')],
        /: attempt \d+ /,
      ],
      [
        'a part of a payment refunded',
        [
          search(() => 'order-settled'),
          link('Refund a part'),
          enter('items[0].amount', '1200'),
          button('Create'),
        ],
        /^12\.00 EUR$/,
      ],
      [
        'why a refund is refused',
        [
          search(() => 'order-settled'),
          link('Refund a part'),
          enter('items[0].amount', '900000'),
          button('Create'),
        ],
        /^At most 3800 is/,
      ],
      [
        'when a schedule runs, and why it would pay nothing',
        [link(/ 50$/), link(/^va_/)],
        /:00:00\..* A run now would pay nothing: /,
      ],
      ['a report with its file', [link('Reports'), button('Request this report')], 'Download'],
      ['a seller by the end of an IBAN', [search(() => iban.slice(-8))], /^Bank accounts$/],
      [
        'the effect of a chargeback',
        [link('Chargebacks'), link('Chargeback')],
        'Ledger entries of the chargeback',
      ],
      ['a payment by its amount', [search(() => '50.00')], 'order-settled'],
      [
        'a new seller',
        [link('Sellers'), link('New seller'), enter('displayName', 'Anna Pots'), button('Create')],
        /^ah_/,
      ],
      ['what a week brings', [link('Clock'), button('Advance by 1 week')], /\d+ payouts made/],
      [
        'transactions of a state by amount',
        [link('Transactions'), enter('filter-state', 'RECONCILED'), button('Amount')],
        'Amount ▼',
      ],
      ['refunds as a file', [link('Refunds'), button('Save as CSV')], /^\d+ of \d+$/],
    ])('%s takes at most three clicks', async (_task, steps, shown) => {
      await page.goto(`${tests.origin}/_sandbox/ui#/overview`);
      await page.getByRole('heading', { name: 'Overview' }).waitFor();
      for (const step of steps) await take(step);
      await page.getByText(shown).first().waitFor();
      expect(steps.filter((step) => !('field' in step)).length).toBeLessThanOrEqual(3);
    });

    async function take(step: Step): Promise<void> {
      if ('search' in step) {
        await page.getByRole('searchbox', { name: 'Search all data' }).fill(step.search());
        await page.keyboard.press('Enter');
      } else if ('click' in step) {
        await page.getByRole(step.click, { name: step.name, exact: true }).first().click();
      } else {
        const field = page.locator(`[id="${step.field}"]`);
        // Waits for the field.
        const isChoice = await field.evaluate(({ tagName }) => tagName === 'SELECT');
        await (isChoice ? field.selectOption(step.value) : field.fill(step.value));
      }
    }
  },
);
