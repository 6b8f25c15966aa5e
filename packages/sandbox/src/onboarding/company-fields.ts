import type { BeneficialOwnerType } from '@seller-funds/contract/vocabulary/v2';
import type {
  OrganizationDocumentCreateType,
  OrganizationLegalEntityType,
} from '@seller-funds/contract/vocabulary/shared';
import { choicesOf, type Field, type FieldGroup, largestFile, savedFileHint } from './field.js';
import { addressFields, contactFields } from './person-fields.js';

const files = 'application/pdf,image/jpeg,image/png';

/** The fields of an organization. */
export const companyGroups: readonly FieldGroup[] = [
  {
    legend: 'Company',
    fields: [
      {
        name: 'legalName',
        label: 'Legal name',
        kind: 'text',
        hint: 'As registered in the company register',
        autocomplete: 'organization',
      },
      {
        name: 'type',
        label: 'Organization type',
        kind: 'choice',
        choices: choicesOf<OrganizationLegalEntityType>({
          PRIVATE_COMPANY: 'Private company',
          PUBLIC_COMPANY: 'Public company',
          NON_PROFIT: 'Non-profit organization',
        }),
      },
      { name: 'registrationNumber', label: 'Registration number', kind: 'text' },
      { name: 'taxNumber', label: 'Tax number', kind: 'text' },
    ],
  },
  { legend: 'Registered address', fields: addressFields(false) },
  { legend: 'Contact', fields: contactFields(false) },
];

/** The role of an owner or director. */
export const ownerRole: Field = {
  name: 'type',
  label: 'Role in the company',
  kind: 'choice',
  keepIfEmpty: true,
  choices: choicesOf<BeneficialOwnerType>({
    CEO: 'Chief executive officer',
    CFO: 'Chief financial officer',
    COO: 'Chief operating officer',
    SHARE_HOLDER: 'Shareholder',
    BOARD_MEMBER: 'Board member',
  }),
};

/** The fields of a document of an organization. */
export function companyDocumentGroups(hasFile: boolean): readonly FieldGroup[] {
  return [
    {
      legend: 'Document',
      fields: [
        { name: 'title', label: 'Title', kind: 'text' },
        {
          name: 'type',
          label: 'Document type',
          kind: 'choice',
          choices: choicesOf<OrganizationDocumentCreateType>({
            REGISTRATION_EXTRACT: 'Extract from the company register',
            ARTICLES_OF_ASSOCIATION: 'Articles of association',
            TAX_STATEMENT: 'Tax statement',
            UTILITY_BILL: 'Utility bill',
            OTHER: 'Other',
          }),
        },
        { name: 'issuedAt', label: 'Issue date', kind: 'date' },
        { name: 'issuerCountry', label: 'Issuing country', kind: 'country' },
        {
          name: 'data',
          label: 'File',
          kind: 'file',
          accept: files,
          hint: `PDF, JPG or PNG, up to ${largestFile}.${hasFile ? savedFileHint : ''}`,
        },
      ],
    },
  ];
}

/** The expected sales of a seller; required in the United States. */
export const salesGroup: FieldGroup = {
  legend: 'Expected sales',
  fields: [
    {
      name: 'expectedMonthlyVolume',
      label: 'Monthly sales',
      kind: 'amount',
      hint: 'For example, 3000.00',
    },
    {
      name: 'expectedAverageTransactionSize',
      label: 'Average amount per sale',
      kind: 'amount',
      hint: 'For example, 60.00',
    },
  ],
};
