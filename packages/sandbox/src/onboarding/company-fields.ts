import type {
  BeneficialOwnerType,
  OrganizationDocumentCreateType,
  OrganizationLegalEntityType,
} from '@seller-funds/contract/vocabulary/shared';
import { choicesOf, type Field, type FieldGroup, largestFile } from './field.js';
import { addressFields, contactFields } from './person-fields.js';

const files = 'application/pdf,image/jpeg,image/png';

/** What an organization is asked for. */
export const companyGroups: readonly FieldGroup[] = [
  {
    legend: 'Company',
    fields: [
      {
        name: 'legalName',
        label: 'Legal name',
        kind: 'text',
        hint: 'As in the company register',
        autocomplete: 'organization',
      },
      {
        name: 'type',
        label: 'Kind of organization',
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

/** The part that an owner plays. */
export const ownerRole: Field = {
  name: 'type',
  label: 'Role in the company',
  kind: 'choice',
  keeps: true,
  choices: choicesOf<BeneficialOwnerType>({
    CEO: 'Chief executive officer',
    CFO: 'Chief financial officer',
    COO: 'Chief operating officer',
    SHARE_HOLDER: 'Shareholder',
    BOARD_MEMBER: 'Member of the board',
  }),
};

/** What is asked for about a document of an organization. */
export function companyPaperGroups(hasFile: boolean): readonly FieldGroup[] {
  return [
    {
      legend: 'The document',
      fields: [
        { name: 'title', label: 'Title', kind: 'text' },
        {
          name: 'type',
          label: 'Kind of document',
          kind: 'choice',
          choices: choicesOf<OrganizationDocumentCreateType>({
            REGISTRATION_EXTRACT: 'Extract from the company register',
            ARTICLES_OF_ASSOCIATION: 'Articles of association',
            TAX_STATEMENT: 'Tax statement',
            UTILITY_BILL: 'Utility bill',
            OTHER: 'Something else',
          }),
        },
        { name: 'issuedAt', label: 'Date of issue', kind: 'date' },
        { name: 'issuerCountry', label: 'Issuing country', kind: 'country' },
        {
          name: 'data',
          label: 'File',
          kind: 'file',
          accept: files,
          hint: `PDF, JPG or PNG, at most ${largestFile}.${hasFile ? ' Saved; a new one takes its place.' : ''}`,
        },
      ],
    },
  ];
}

/** What a company or person expects to sell; asked for in the United States. */
export const salesGroup: FieldGroup = {
  legend: 'Expected sales',
  fields: [
    {
      name: 'expectedMonthlyVolume',
      label: 'Sales in a month',
      kind: 'amount',
      hint: 'Such as 3000.00',
    },
    {
      name: 'expectedAverageTransactionSize',
      label: 'Average amount of a sale',
      kind: 'amount',
      hint: 'Such as 60.00',
    },
  ],
};
