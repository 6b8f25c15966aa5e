import type * as v2 from '@seller-funds/contract/v2';
import {
  IndividualLegalEntityUpdate,
  OrganizationLegalEntityUpdate,
} from '@seller-funds/validators/v2';
import type { HolderChange } from '../domain/sellers/holders/update-holder.js';
import { v2Fields } from '../projection/entity-fields.js';
import { toLegalEntityUpdate } from '../projection/legal-entity-update.js';
import type { ReadUnit } from '../unit/unit.js';
import { toExternalAccountChange, externalAccountRules } from './external-accounts.js';

const updateRules = {
  fields: v2Fields,
  schemas: {
    individual: IndividualLegalEntityUpdate,
    organization: OrganizationLegalEntityUpdate,
  },
};

/** The body of an update. Onboarding forms send it without the display name. */
export type HolderUpdateBody = {
  readonly [K in keyof v2.AccountHolderUpdate]?: v2.AccountHolderUpdate[K] | undefined;
};

/**
 * Converts the body of an update to a change of the holder.
 * @throws {RequestError} if the fields do not match the stored legal form
 */
export async function toHolderChange(
  unit: ReadUnit,
  code: string,
  body: HolderUpdateBody,
): Promise<Omit<HolderChange, 'ready' | 'outcome'>> {
  return {
    extRef: body.extRef,
    displayName: body.displayName,
    description: body.description,
    legalEntity: await toLegalEntityUpdate(unit, code, body, updateRules),
    externalAccounts: (body.externalAccounts ?? []).map((account, index) =>
      toExternalAccountChange(account, `externalAccounts[${index}]`),
    ),
    externalAccountRules,
    salesProfile: body.salesProfile,
  };
}
