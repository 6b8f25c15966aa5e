import type { v2 } from '@seller-funds/contract';
import { lookUp } from '../../document/pointer.js';
import { elements, member, text, withPart } from '../../json.js';
import { inProgressStatuses } from '../fixtures/kyc.js';
import type { ScenarioContext } from '../scenario-context.js';

/** The group of the scenarios in reports. */
export const area = 'legal entities';

/** The identity check of a holder, as both versions show it. */
export interface IdentityCheck {
  readonly inV1: string | undefined;
  readonly inV2: string | undefined;
  /** The status of the holder in version 1. */
  readonly holder: string | undefined;
  /** The details in version 1. */
  readonly details: readonly CheckDetail[];
  /** `kycMessage` in version 2. */
  readonly message: string | null;
}

/** A detail of a check in version 1. */
export interface CheckDetail {
  readonly code: string;
  readonly messageCode: unknown;
  /** `type` or `messageType`. */
  readonly type: unknown;
  /** `message` or `messageTemplate`. */
  readonly message: string;
}

/** Reads the identity check of a holder in both versions. */
export async function readCheck(context: ScenarioContext, code: string): Promise<IdentityCheck> {
  const query = { _fragments: ['kycstatus' as const] };
  const first = await context.call('v1.getAccountHolder', { path: { code }, query });
  const { code: status, reason } = first.status ?? {};
  context.expect(reason !== '', `status.reason of ${status} is not blank`, reason);
  const path = { accountHolderCode: code };
  const { legalEntity } = await context.call('v2.getAccountHolder', { path, query });
  const details = elements(lookUp(first, '/legalEntity/kycStatus/details')).map((detail) => ({
    code: text(member(detail, 'code')) ?? '',
    messageCode: member(detail, 'messageCode'),
    type: readEither(context, detail, ['type', 'messageType']),
    message: text(readEither(context, detail, ['messageTemplate', 'message'])) ?? '',
  }));
  return {
    inV1: text(lookUp(first, '/legalEntity/kycStatus/status')),
    inV2: text(member(legalEntity, 'kycStatus')),
    holder: status,
    details,
    message: text(member(legalEntity, 'kycMessage')) ?? null,
  };
}

/** Returns a value that a detail may have under either or both of two names. */
function readEither(
  context: ScenarioContext,
  detail: unknown,
  [one, other]: readonly [string, string],
): unknown {
  const [first, second] = [member(detail, one), member(detail, other)];
  if (first !== undefined && second !== undefined)
    context.expectEqual(first, second, `${one} and ${other} of a detail`);
  return first ?? second;
}

/** Expects a check to have begun in both versions. Version 1 has two statuses of a check in progress. */
export function expectBegun(
  context: ScenarioContext,
  { inV1 = 'none', inV2 }: IdentityCheck,
  when: string,
): void {
  context.expect(inProgressStatuses.includes(inV1), `the check has begun ${when}`, inV1);
  context.expectEqual(inV2, 'IN_PROGRESS', `kycStatus of version 2 ${when}`);
}

/** Replaces fields of a legal entity, by their paths; removes those whose value is undefined. */
export function replaceFields(
  entity: v2.LegalEntityCreate,
  changes: Readonly<Record<string, unknown>>,
): v2.LegalEntityCreate {
  const changed = Object.entries(changes).reduce<unknown>((body, [field, value]) => {
    const path = field.split(/[.[\]]+/).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    return withPart(body, path, value);
  }, entity);
  return JSON.parse(JSON.stringify(changed)) as v2.LegalEntityCreate;
}
