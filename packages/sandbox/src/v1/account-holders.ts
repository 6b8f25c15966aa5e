import type * as v1 from '@seller-funds/contract/v1';
import type { V1Handlers } from '@seller-funds/server';
import {
  IndividualLegalEntityUpdate,
  OrganizationLegalEntityUpdate,
} from '@seller-funds/validators/v1';
import { createHolder, type HolderToCreate } from '../domain/sellers/holders/create-holder.js';
import { reasonOf } from '../domain/sellers/holders/holder-status.js';
import { getHolder, type Holder, processedAmount } from '../domain/sellers/holders/holder.js';
import { listHolders } from '../domain/sellers/holders/list-holders.js';
import { updateHolder } from '../domain/sellers/holders/update-holder.js';
import type { Session } from '../session.js';
import { omitNullish } from '../kernel/omit-nullish.js';
import { buildEnvelope } from '../kernel/page.js';
import { v1Fields } from '../projection/entity-fields.js';
import { requestedOutcome } from '../projection/kyc-outcome.js';
import { toLegalEntityChange } from '../projection/legal-entity-change.js';
import { toLegalEntityUpdate } from '../projection/legal-entity-update.js';
import {
  partsToLoad,
  type ResponseParts,
  partsAfterChange,
  parseFragments,
} from '../projection/response-parts.js';
import type { WriteUnit } from '../unit/unit.js';
import {
  toExternalAccountChange,
  externalAccountRules,
  externalAccountShape,
  listedExternalAccountShape,
} from './external-accounts.js';
import { legalEntityShape } from './legal-entities.js';
import { virtualAccountShape } from './virtual-accounts.js';

const updateRules = {
  fields: v1Fields,
  schemas: {
    individual: IndividualLegalEntityUpdate,
    organization: OrganizationLegalEntityUpdate,
  },
};

/** Account holders, in version 1. */
export const accountHolders = {
  createAccountHolder: async ({ body, query, raw }, { caller, write }) => {
    const holder = await write(async (unit) => {
      const outcome = requestedOutcome(raw);
      const command = { ...toCommand(body), division: caller.division.code, outcome };
      return afterChange(unit, await createHolder(unit, { ...command, ready: query.readyForKyc }));
    });
    return { status: 200, body: shapeOf(holder, partsAfterChange) };
  },

  getAccountHolder: async ({ path, query }, { read }) => {
    const parts = parseFragments(query._fragments);
    const holder = await read((unit) => getHolder(unit, path.code, partsToLoad(parts)));
    return { status: 200, body: shapeOf(holder, parts) };
  },

  listAccountHolders: async ({ query }, { read }) => {
    const ascending = query._sort === 'asc';
    const page = { number: query._pageNumber, size: query._pageSize, ascending };
    const parts = parseFragments(query._fragments);
    const found = await read((unit) => listHolders(unit, page, partsToLoad(parts)));
    return { status: 200, body: buildEnvelope(page, found, (one) => shapeOf(one, parts)) };
  },

  updateAccountHolder: async ({ path, query, body, raw }, { write }) => {
    const holder = await write(async (unit) => {
      await updateHolder(unit, path.code, {
        legalEntity: await toLegalEntityUpdate(unit, path.code, body, updateRules),
        externalAccounts: (body.externalAccounts ?? []).map((account, index) =>
          toExternalAccountChange(account, `externalAccounts[${index}]`),
        ),
        externalAccountRules,
        ready: query.readyForKyc,
        outcome: requestedOutcome(raw),
      });
      return afterChange(unit, path.code);
    });
    return { status: 200, body: shapeOf(holder, partsAfterChange) };
  },
} satisfies Partial<V1Handlers<Session>>;

function toCommand(
  body: v1.AccountHolderCreate,
): Omit<HolderToCreate, 'division' | 'ready' | 'outcome'> {
  const { extRef = null, displayName, description = null, legalEntity, accounts } = body;
  return {
    extRef,
    displayName,
    description,
    accounts: accounts.map((account) => {
      return { extRef: account.extRef ?? null, displayName: account.displayName };
    }),
    legalEntity: legalEntity && toLegalEntityChange(legalEntity, legalEntity.legalForm, v1Fields),
    externalAccounts: [],
    externalAccountRules,
    salesProfile: undefined,
  };
}

function afterChange(unit: WriteUnit, code: string): Promise<Holder> {
  return getHolder(unit, code, partsToLoad(partsAfterChange));
}

function shapeOf(holder: Holder, parts: ResponseParts): v1.AccountHolder {
  const { row, currency, accounts, legalEntity, externalAccounts } = holder;
  const amount = processedAmount(holder);
  const bankShape = parts.kycStatus ? externalAccountShape : listedExternalAccountShape;
  return {
    code: row.code,
    displayName: row.display_name,
    ...omitNullish({ extRef: row.ext_ref, description: row.description }),
    status: {
      code: row.status,
      reason: reasonOf(row),
      ...(amount > 0 && { processedAmount: { amount, currency } }),
    },
    ...(parts.legalEntity &&
      legalEntity && { legalEntity: legalEntityShape(holder, legalEntity, parts) }),
    ...(parts.accounts && {
      accounts: accounts.map((account) => virtualAccountShape(account.row)),
    }),
    ...(parts.externalAccounts && {
      // The file of a statement is returned only by the external account itself (D124).
      externalAccounts: externalAccounts.map((account) =>
        bankShape({ ...account, statement: null }),
      ),
    }),
  };
}
