import type { Merchant } from './merchant.js';
import { listNodes } from './tree-nodes.js';

/** CORE-GEN-014: a code that two objects, or two items of their trees, show; undefined if each has its own. */
export function findSharedCode(merchant: Merchant): string | undefined {
  const { payments, refunds, transactions, transfers, payouts, sellers } = merchant;
  const ofSellers = sellers.flatMap((seller) => [
    seller,
    ...seller.accounts,
    ...seller.externalAccounts,
    ...seller.check.missing,
  ]);
  const items = [...payments, ...refunds].flatMap((split) => listNodes(split.items));
  const all = [...payments, ...refunds, ...transactions, ...transfers, ...payouts, ...ofSellers];
  return findRepeated([...all, ...items.map(({ node }) => node)].flatMap(({ code }) => code ?? []));
}

/** EXT-HO-002: an onboarding URL that was created twice; undefined if each is unique. */
export function findRepeatedUrl({ sellers }: Merchant): string | undefined {
  return findRepeated(
    sellers.flatMap(({ onboardingUrls }) => onboardingUrls.flatMap(({ url }) => url ?? [])),
  );
}

function findRepeated(all: readonly string[]): string | undefined {
  return all.find((each, index) => all.indexOf(each) < index);
}
