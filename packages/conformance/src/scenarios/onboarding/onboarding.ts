import { createSeller } from '../fixtures/sellers.js';
import type { Scenario } from '../scenario.js';

const area = 'hosted onboarding';

/** D105: the lifetime of an onboarding URL. */
const page: Scenario = {
  id: 'onboarding/page',
  title: 'An onboarding URL opens a page until it expires or is replaced by a new one.',
  area,
  version: 'v2',
  claims: 'D105',
  needs: ['advanceTime'],
  run: async (context) => {
    const [one, other] = [await createSeller(context), await createSeller(context)];
    const create = async ({ code }: { readonly code: string }, minutes: number) => {
      const path = { accountHolderCode: code };
      const body = { expirationTime: minutes };
      return (await context.call('v2.createOnboardingUrl', { path, body })).url ?? '';
    };
    const expectPage = async (address: string, isThere: boolean, what: string): Promise<void> => {
      const status = await context.statusAt(address);
      const expected = `GET ${what} ${isThere ? 'returns 200' : 'does not return 200'}`;
      context
        .ifDecided()
        ?.expect((status === 200) === isThere, expected, `status ${status ?? 'none'}`);
    };
    // Each new URL has an expiry of its own.
    const first = await create(one, 5);
    const elsewhere = await create(other, 60);
    await expectPage(first, true, 'a new URL');
    const second = await create(one, 10);
    await expectPage(first, false, 'a URL that was replaced');
    await expectPage(second, true, 'the URL that replaced it');
    await expectPage(elsewhere, true, 'the URL of another holder');
    await context.operator.advance(8 * 60);
    await expectPage(second, true, 'a URL that has not expired yet');
    await context.operator.advance(3 * 60);
    await expectPage(second, false, 'a URL that has expired');
    await expectPage(first, false, 'a URL that was replaced earlier');
    await expectPage(elsewhere, true, 'the URL of another holder, which expires later');
  },
};

/** The rules of hosted onboarding that no story tells. */
export const onboardingScenarios = [page];
