// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { OperationDescriptor } from '../runtime.js';
import type { DateTimeFilter, ErrorBody, ServerErrorBody } from '../shared.js';
import type {
  AccountHolder,
  AccountHolderCreate,
  AccountHolderPage,
  AccountHolderUpdate,
  Balance,
  BalanceTransfer,
  BalanceTransferCreate,
  BalanceTransferPage,
  BeneficialOwner,
  BeneficialOwnerCreate,
  BeneficialOwnerPage,
  BeneficialOwnerUpdate,
  Division,
  ExternalAccount,
  ExternalAccountCreate,
  ExternalAccountPage,
  ExternalAccountUpdate,
  OnboardingUrl,
  OnboardingUrlCreate,
  PaymentSplit,
  PaymentSplitCancel,
  PaymentSplitCreate,
  PaymentSplitPage,
  PayoutConfiguration,
  PayoutConfigurationUpdate,
  PayoutOverviewList,
  PayoutRequest,
  PayoutRequestCreate,
  PayoutRequestPage,
  PayoutSettlementList,
  PayoutStatus,
  RefundSplit,
  RefundSplitCreate,
  RefundSplitPage,
  Report,
  ReportCreate,
  ReportList,
  ReportType,
  TransactionList,
  VirtualAccount,
  VirtualAccountPage,
  WebhookConfiguration,
  WebhookConfigurationCreate,
  WebhookConfigurationUpdate,
} from '../v2.js';

/** List account holders */
export const listAccountHolders: OperationDescriptor<'v2.listAccountHolders'> = {
  id: 'v2.listAccountHolders',
  version: 'v2',
  method: 'get',
  path: '/api/accountholders',
  parameters: [
    { name: '_fragments', in: 'query', explode: false, wire: 'array' },
    { name: '_pageNumber', in: 'query', wire: 'number' },
    { name: '_pageSize', in: 'query', wire: 'number' },
    { name: '_sort', in: 'query' },
  ],
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '403': ['application/json'],
    '422': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: {
    '200': {
      getAccountHolder: {
        operation: 'v2.getAccountHolder',
        parameters: { accountHolderCode: '$response.body#/elements/0/code' },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'accountHolders', method: 'list' },
  pagination: {
    page: { parameter: '_pageNumber', first: 0 },
    size: { parameter: '_pageSize', default: 25, maximum: 500 },
    elements: '/elements',
    total: '/totalElementCount',
  },
};

/** The types of `v2.listAccountHolders`: parameters, body and responses. */
export interface ListAccountHolders {
  path: undefined;
  query: {
    /**
     * The fragments to add, separated by commas. Without them, the response has only code, reference, name, description,
     * status, tier and creation time.
     *
     * | Value | Adds |
     * |---|---|
     * | `accounts` | `accounts`, with their balances |
     * | `extacc` | `externalAccounts`; their `kycStatus` with `kycstatus` |
     * | `kycstatus` | `legalEntity`, which always has its `kycStatus` |
     * | `ubo` | `legalEntity` with `ultimateBeneficialOwners` |
     * | `docs` | `legalEntity` with `documents` and photos; those of the owners too, with `ubo` |
     * | `docfiles` | the same with the files in them; with `extacc`, the bank statements too |
     * | `salesprofile` | `salesProfile` |
     */
    _fragments?: (
      | 'ubo'
      | 'extacc'
      | 'kycstatus'
      | 'docs'
      | 'docfiles'
      | 'accounts'
      | 'salesprofile'
    )[];
    /** The page to return. The first is 0. A page beyond the last is empty. */
    _pageNumber?: number;
    /** The maximum number of elements of a page. */
    _pageSize?: number;
    /** The sort direction by creation time; newest first unless `asc`. */
    _sort?: 'asc' | 'desc';
  };
  headers: undefined;
  body: undefined;
  responses: {
    200: AccountHolderPage;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** Create an account holder */
export const createAccountHolder: OperationDescriptor<'v2.createAccountHolder'> = {
  id: 'v2.createAccountHolder',
  version: 'v2',
  method: 'post',
  path: '/api/accountholders',
  body: { required: true, types: ['application/json'] },
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '403': ['application/json'],
    '409': ['application/json'],
    '422': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: {
    '200': {
      getAccountHolder: {
        operation: 'v2.getAccountHolder',
        parameters: { accountHolderCode: '$response.body#/code' },
      },
      updateAccountHolder: {
        operation: 'v2.updateAccountHolder',
        parameters: { accountHolderCode: '$response.body#/code' },
      },
      listAccountHolders: { operation: 'v2.listAccountHolders' },
      createBeneficialOwner: {
        operation: 'v2.createBeneficialOwner',
        parameters: { accountHolderCode: '$response.body#/code' },
      },
      listBeneficialOwners: {
        operation: 'v2.listBeneficialOwners',
        parameters: { accountHolderCode: '$response.body#/code' },
      },
      createOnboardingUrl: {
        operation: 'v2.createOnboardingUrl',
        parameters: { accountHolderCode: '$response.body#/code' },
      },
      createReport: {
        operation: 'v2.createReport',
        body: { account: '{$response.body#/code}', report: 'seller-settlement' },
      },
      listVirtualAccounts: {
        operation: 'v2.listVirtualAccounts',
        parameters: { accountHolderCode: '$response.body#/code' },
      },
      createExternalAccount: {
        operation: 'v2.createExternalAccount',
        parameters: { accountHolderCode: '$response.body#/code' },
      },
      listExternalAccounts: {
        operation: 'v2.listExternalAccounts',
        parameters: { accountHolderCode: '$response.body#/code' },
      },
      getVirtualAccount: {
        operation: 'v2.getVirtualAccount',
        parameters: {
          accountHolderCode: '$response.body#/code',
          virtualAccountCode: '$response.body#/accounts/0/code',
        },
      },
      getBalance: {
        operation: 'v2.getBalance',
        parameters: { code: '$response.body#/accounts/0/code' },
      },
      createPaymentSplit: {
        operation: 'v2.createPaymentSplit',
        body: {
          items: [
            {
              type: 'ITEM',
              accountCode: '{$response.body#/accounts/0/code}',
              amount: 1000,
              extRef: 'item-1',
              label: 'PRODUCT_ITEM',
            },
          ],
          currency: 'EUR',
          extRef: '{$response.body#/code}',
          paymentProcessor: 'ADYEN',
          pspExtRef: '{$response.body#/code}',
          totalAmount: 1000,
        },
      },
      createPayoutRequest: {
        operation: 'v2.createPayoutRequest',
        body: {
          accountCode: '{$response.body#/accounts/0/code}',
          externalAccountCode: '{$response.body#/externalAccounts/0/code}',
        },
      },
      getAccountPayoutConfiguration: {
        operation: 'v2.getAccountPayoutConfiguration',
        parameters: { virtualAccountCode: '$response.body#/accounts/0/code' },
      },
      updateAccountPayoutConfiguration: {
        operation: 'v2.updateAccountPayoutConfiguration',
        parameters: { virtualAccountCode: '$response.body#/accounts/0/code' },
      },
      deleteAccountPayoutConfiguration: {
        operation: 'v2.deleteAccountPayoutConfiguration',
        parameters: { virtualAccountCode: '$response.body#/accounts/0/code' },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'accountHolders', method: 'create' },
};

/** The types of `v2.createAccountHolder`: parameters, body and responses. */
export interface CreateAccountHolder {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: AccountHolderCreate;
  responses: {
    200: AccountHolder;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    409: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** Get an account holder */
export const getAccountHolder: OperationDescriptor<'v2.getAccountHolder'> = {
  id: 'v2.getAccountHolder',
  version: 'v2',
  method: 'get',
  path: '/api/accountholders/{accountHolderCode}',
  parameters: [
    { name: 'accountHolderCode', in: 'path', required: true },
    { name: '_fragments', in: 'query', explode: false, wire: 'array' },
  ],
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '403': ['application/json'],
    '404': ['application/json'],
    '422': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: {
    '200': {
      updateAccountHolder: {
        operation: 'v2.updateAccountHolder',
        parameters: { accountHolderCode: '$response.body#/code' },
      },
      listAccountHolders: { operation: 'v2.listAccountHolders' },
      createBeneficialOwner: {
        operation: 'v2.createBeneficialOwner',
        parameters: { accountHolderCode: '$response.body#/code' },
      },
      listBeneficialOwners: {
        operation: 'v2.listBeneficialOwners',
        parameters: { accountHolderCode: '$response.body#/code' },
      },
      createOnboardingUrl: {
        operation: 'v2.createOnboardingUrl',
        parameters: { accountHolderCode: '$response.body#/code' },
      },
      createReport: {
        operation: 'v2.createReport',
        body: { account: '{$response.body#/code}', report: 'seller-settlement' },
      },
      listVirtualAccounts: {
        operation: 'v2.listVirtualAccounts',
        parameters: { accountHolderCode: '$response.body#/code' },
      },
      createExternalAccount: {
        operation: 'v2.createExternalAccount',
        parameters: { accountHolderCode: '$response.body#/code' },
      },
      listExternalAccounts: {
        operation: 'v2.listExternalAccounts',
        parameters: { accountHolderCode: '$response.body#/code' },
      },
      getVirtualAccount: {
        operation: 'v2.getVirtualAccount',
        parameters: {
          accountHolderCode: '$response.body#/code',
          virtualAccountCode: '$response.body#/accounts/0/code',
        },
      },
      getBalance: {
        operation: 'v2.getBalance',
        parameters: { code: '$response.body#/accounts/0/code' },
      },
      createPaymentSplit: {
        operation: 'v2.createPaymentSplit',
        body: {
          items: [
            {
              type: 'ITEM',
              accountCode: '{$response.body#/accounts/0/code}',
              amount: 1000,
              extRef: 'item-1',
              label: 'PRODUCT_ITEM',
            },
          ],
          currency: 'EUR',
          extRef: '{$response.body#/code}',
          paymentProcessor: 'ADYEN',
          pspExtRef: '{$response.body#/code}',
          totalAmount: 1000,
        },
      },
      createPayoutRequest: {
        operation: 'v2.createPayoutRequest',
        body: {
          accountCode: '{$response.body#/accounts/0/code}',
          externalAccountCode: '{$response.body#/externalAccounts/0/code}',
        },
      },
      getAccountPayoutConfiguration: {
        operation: 'v2.getAccountPayoutConfiguration',
        parameters: { virtualAccountCode: '$response.body#/accounts/0/code' },
      },
      updateAccountPayoutConfiguration: {
        operation: 'v2.updateAccountPayoutConfiguration',
        parameters: { virtualAccountCode: '$response.body#/accounts/0/code' },
      },
      deleteAccountPayoutConfiguration: {
        operation: 'v2.deleteAccountPayoutConfiguration',
        parameters: { virtualAccountCode: '$response.body#/accounts/0/code' },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'accountHolders', method: 'get' },
};

/** The types of `v2.getAccountHolder`: parameters, body and responses. */
export interface GetAccountHolder {
  path: {
    /** The code of the account holder. */
    accountHolderCode: string;
  };
  query: {
    /**
     * The fragments to add, separated by commas. Without them, the response has only code, reference, name, description,
     * status, tier and creation time.
     *
     * | Value | Adds |
     * |---|---|
     * | `accounts` | `accounts`, with their balances |
     * | `extacc` | `externalAccounts`; their `kycStatus` with `kycstatus` |
     * | `kycstatus` | `legalEntity`, which always has its `kycStatus` |
     * | `ubo` | `legalEntity` with `ultimateBeneficialOwners` |
     * | `docs` | `legalEntity` with `documents` and photos; those of the owners too, with `ubo` |
     * | `docfiles` | the same with the files in them; with `extacc`, the bank statements too |
     * | `salesprofile` | `salesProfile` |
     */
    _fragments?: (
      | 'ubo'
      | 'extacc'
      | 'kycstatus'
      | 'docs'
      | 'docfiles'
      | 'accounts'
      | 'salesprofile'
    )[];
  };
  headers: undefined;
  body: undefined;
  responses: {
    200: AccountHolder;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    404: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** Update an account holder */
export const updateAccountHolder: OperationDescriptor<'v2.updateAccountHolder'> = {
  id: 'v2.updateAccountHolder',
  version: 'v2',
  method: 'patch',
  path: '/api/accountholders/{accountHolderCode}',
  parameters: [{ name: 'accountHolderCode', in: 'path', required: true }],
  body: { required: true, types: ['application/json'] },
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '402': ['application/json'],
    '403': ['application/json'],
    '404': ['application/json'],
    '409': ['application/json'],
    '422': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: {
    '200': {
      getAccountHolder: {
        operation: 'v2.getAccountHolder',
        parameters: { accountHolderCode: '$response.body#/code' },
      },
      listAccountHolders: { operation: 'v2.listAccountHolders' },
      createBeneficialOwner: {
        operation: 'v2.createBeneficialOwner',
        parameters: { accountHolderCode: '$response.body#/code' },
      },
      listBeneficialOwners: {
        operation: 'v2.listBeneficialOwners',
        parameters: { accountHolderCode: '$response.body#/code' },
      },
      createOnboardingUrl: {
        operation: 'v2.createOnboardingUrl',
        parameters: { accountHolderCode: '$response.body#/code' },
      },
      createReport: {
        operation: 'v2.createReport',
        body: { account: '{$response.body#/code}', report: 'seller-settlement' },
      },
      listVirtualAccounts: {
        operation: 'v2.listVirtualAccounts',
        parameters: { accountHolderCode: '$response.body#/code' },
      },
      createExternalAccount: {
        operation: 'v2.createExternalAccount',
        parameters: { accountHolderCode: '$response.body#/code' },
      },
      listExternalAccounts: {
        operation: 'v2.listExternalAccounts',
        parameters: { accountHolderCode: '$response.body#/code' },
      },
      getVirtualAccount: {
        operation: 'v2.getVirtualAccount',
        parameters: {
          accountHolderCode: '$response.body#/code',
          virtualAccountCode: '$response.body#/accounts/0/code',
        },
      },
      getBalance: {
        operation: 'v2.getBalance',
        parameters: { code: '$response.body#/accounts/0/code' },
      },
      createPaymentSplit: {
        operation: 'v2.createPaymentSplit',
        body: {
          items: [
            {
              type: 'ITEM',
              accountCode: '{$response.body#/accounts/0/code}',
              amount: 1000,
              extRef: 'item-1',
              label: 'PRODUCT_ITEM',
            },
          ],
          currency: 'EUR',
          extRef: '{$response.body#/code}',
          paymentProcessor: 'ADYEN',
          pspExtRef: '{$response.body#/code}',
          totalAmount: 1000,
        },
      },
      createPayoutRequest: {
        operation: 'v2.createPayoutRequest',
        body: {
          accountCode: '{$response.body#/accounts/0/code}',
          externalAccountCode: '{$response.body#/externalAccounts/0/code}',
        },
      },
      getAccountPayoutConfiguration: {
        operation: 'v2.getAccountPayoutConfiguration',
        parameters: { virtualAccountCode: '$response.body#/accounts/0/code' },
      },
      updateAccountPayoutConfiguration: {
        operation: 'v2.updateAccountPayoutConfiguration',
        parameters: { virtualAccountCode: '$response.body#/accounts/0/code' },
      },
      deleteAccountPayoutConfiguration: {
        operation: 'v2.deleteAccountPayoutConfiguration',
        parameters: { virtualAccountCode: '$response.body#/accounts/0/code' },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'accountHolders', method: 'update' },
};

/** The types of `v2.updateAccountHolder`: parameters, body and responses. */
export interface UpdateAccountHolder {
  path: {
    /** The code of the account holder. */
    accountHolderCode: string;
  };
  query: undefined;
  headers: undefined;
  body: AccountHolderUpdate;
  responses: {
    200: AccountHolder;
    400: ErrorBody;
    401: ErrorBody;
    402: ErrorBody;
    403: ErrorBody;
    404: ErrorBody;
    409: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** List the owners of an account holder */
export const listBeneficialOwners: OperationDescriptor<'v2.listBeneficialOwners'> = {
  id: 'v2.listBeneficialOwners',
  version: 'v2',
  method: 'get',
  path: '/api/accountholders/{accountHolderCode}/ubos',
  parameters: [
    { name: 'accountHolderCode', in: 'path', required: true },
    { name: '_fragments', in: 'query', explode: false, wire: 'array' },
    { name: 'pageNumber', in: 'query', wire: 'number' },
    { name: 'pageSize', in: 'query', wire: 'number' },
  ],
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '403': ['application/json'],
    '404': ['application/json'],
    '422': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: {
    '200': {
      getBeneficialOwner: {
        operation: 'v2.getBeneficialOwner',
        parameters: {
          accountHolderCode: '$request.path.accountHolderCode',
          uboCode: '$response.body#/elements/0/code',
        },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'beneficialOwners', method: 'list' },
  pagination: {
    page: { parameter: 'pageNumber', first: 0 },
    size: { parameter: 'pageSize', default: 25, maximum: 500 },
    elements: '/elements',
    total: '/totalElementCount',
  },
};

/** The types of `v2.listBeneficialOwners`: parameters, body and responses. */
export interface ListBeneficialOwners {
  path: {
    /** The code of the account holder that the owners belong to. */
    accountHolderCode: string;
  };
  query: {
    /**
     * The fragments to add, separated by commas: `docs` for the identity documents and their photos, `docfiles` for the
     * same with their files. The other values are accepted, but add nothing to an owner.
     */
    _fragments?: (
      | 'ubo'
      | 'extacc'
      | 'kycstatus'
      | 'docs'
      | 'docfiles'
      | 'accounts'
      | 'salesprofile'
    )[];
    /** The page to return. The first is 0. A page beyond the last is empty. */
    pageNumber?: number;
    /** The maximum number of elements of a page. */
    pageSize?: number;
  };
  headers: undefined;
  body: undefined;
  responses: {
    200: BeneficialOwnerPage;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    404: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** Add an owner to an account holder */
export const createBeneficialOwner: OperationDescriptor<'v2.createBeneficialOwner'> = {
  id: 'v2.createBeneficialOwner',
  version: 'v2',
  method: 'post',
  path: '/api/accountholders/{accountHolderCode}/ubos',
  parameters: [{ name: 'accountHolderCode', in: 'path', required: true }],
  body: { required: true, types: ['application/json'] },
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '402': ['application/json'],
    '403': ['application/json'],
    '404': ['application/json'],
    '409': ['application/json'],
    '422': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: {
    '200': {
      getBeneficialOwner: {
        operation: 'v2.getBeneficialOwner',
        parameters: {
          accountHolderCode: '$request.path.accountHolderCode',
          uboCode: '$response.body#/code',
        },
      },
      updateBeneficialOwner: {
        operation: 'v2.updateBeneficialOwner',
        parameters: {
          accountHolderCode: '$request.path.accountHolderCode',
          uboCode: '$response.body#/code',
        },
      },
      listBeneficialOwners: {
        operation: 'v2.listBeneficialOwners',
        parameters: { accountHolderCode: '$request.path.accountHolderCode' },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'beneficialOwners', method: 'create' },
};

/** The types of `v2.createBeneficialOwner`: parameters, body and responses. */
export interface CreateBeneficialOwner {
  path: {
    /** The code of the account holder that the owners belong to. */
    accountHolderCode: string;
  };
  query: undefined;
  headers: undefined;
  body: BeneficialOwnerCreate;
  responses: {
    200: BeneficialOwner;
    400: ErrorBody;
    401: ErrorBody;
    402: ErrorBody;
    403: ErrorBody;
    404: ErrorBody;
    409: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** Get an owner of an account holder */
export const getBeneficialOwner: OperationDescriptor<'v2.getBeneficialOwner'> = {
  id: 'v2.getBeneficialOwner',
  version: 'v2',
  method: 'get',
  path: '/api/accountholders/{accountHolderCode}/ubos/{uboCode}',
  parameters: [
    { name: 'accountHolderCode', in: 'path', required: true },
    { name: 'uboCode', in: 'path', required: true },
    { name: '_fragments', in: 'query', explode: false, wire: 'array' },
  ],
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '403': ['application/json'],
    '404': ['application/json'],
    '422': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: {
    '200': {
      updateBeneficialOwner: {
        operation: 'v2.updateBeneficialOwner',
        parameters: {
          accountHolderCode: '$request.path.accountHolderCode',
          uboCode: '$response.body#/code',
        },
      },
      listBeneficialOwners: {
        operation: 'v2.listBeneficialOwners',
        parameters: { accountHolderCode: '$request.path.accountHolderCode' },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'beneficialOwners', method: 'get' },
};

/** The types of `v2.getBeneficialOwner`: parameters, body and responses. */
export interface GetBeneficialOwner {
  path: {
    /** The code of the account holder that the owners belong to. */
    accountHolderCode: string;
    /** The code of the owner. */
    uboCode: string;
  };
  query: {
    /**
     * The fragments to add, separated by commas: `docs` for the identity documents and their photos, `docfiles` for the
     * same with their files. The other values are accepted, but add nothing to an owner.
     */
    _fragments?: (
      | 'ubo'
      | 'extacc'
      | 'kycstatus'
      | 'docs'
      | 'docfiles'
      | 'accounts'
      | 'salesprofile'
    )[];
  };
  headers: undefined;
  body: undefined;
  responses: {
    200: BeneficialOwner;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    404: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** Update an owner of an account holder */
export const updateBeneficialOwner: OperationDescriptor<'v2.updateBeneficialOwner'> = {
  id: 'v2.updateBeneficialOwner',
  version: 'v2',
  method: 'patch',
  path: '/api/accountholders/{accountHolderCode}/ubos/{uboCode}',
  parameters: [
    { name: 'accountHolderCode', in: 'path', required: true },
    { name: 'uboCode', in: 'path', required: true },
  ],
  body: { required: true, types: ['application/json'] },
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '402': ['application/json'],
    '403': ['application/json'],
    '404': ['application/json'],
    '409': ['application/json'],
    '422': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: {
    '200': {
      getBeneficialOwner: {
        operation: 'v2.getBeneficialOwner',
        parameters: {
          accountHolderCode: '$request.path.accountHolderCode',
          uboCode: '$response.body#/code',
        },
      },
      listBeneficialOwners: {
        operation: 'v2.listBeneficialOwners',
        parameters: { accountHolderCode: '$request.path.accountHolderCode' },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'beneficialOwners', method: 'update' },
};

/** The types of `v2.updateBeneficialOwner`: parameters, body and responses. */
export interface UpdateBeneficialOwner {
  path: {
    /** The code of the account holder that the owners belong to. */
    accountHolderCode: string;
    /** The code of the owner. */
    uboCode: string;
  };
  query: undefined;
  headers: undefined;
  body: BeneficialOwnerUpdate;
  responses: {
    200: BeneficialOwner;
    400: ErrorBody;
    401: ErrorBody;
    402: ErrorBody;
    403: ErrorBody;
    404: ErrorBody;
    409: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** List an account holder's virtual accounts */
export const listVirtualAccounts: OperationDescriptor<'v2.listVirtualAccounts'> = {
  id: 'v2.listVirtualAccounts',
  version: 'v2',
  method: 'get',
  path: '/api/accountholders/{accountHolderCode}/accounts',
  parameters: [
    { name: 'accountHolderCode', in: 'path', required: true },
    { name: '_pageNumber', in: 'query', wire: 'number' },
    { name: '_pageSize', in: 'query', wire: 'number' },
  ],
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '403': ['application/json'],
    '404': ['application/json'],
    '422': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: {
    '200': {
      getVirtualAccount: {
        operation: 'v2.getVirtualAccount',
        parameters: {
          accountHolderCode: '$request.path.accountHolderCode',
          virtualAccountCode: '$response.body#/elements/0/code',
        },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'virtualAccounts', method: 'list' },
  pagination: {
    page: { parameter: '_pageNumber', first: 0 },
    size: { parameter: '_pageSize', default: 25, maximum: 500 },
    elements: '/elements',
    total: '/totalElementCount',
  },
};

/** The types of `v2.listVirtualAccounts`: parameters, body and responses. */
export interface ListVirtualAccounts {
  path: {
    /** The code of the account holder. */
    accountHolderCode: string;
  };
  query: {
    /** The page to return. The first is 0. A page beyond the last is empty. */
    _pageNumber?: number;
    /** The maximum number of elements of a page. */
    _pageSize?: number;
  };
  headers: undefined;
  body: undefined;
  responses: {
    200: VirtualAccountPage;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    404: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** Get a virtual account */
export const getVirtualAccount: OperationDescriptor<'v2.getVirtualAccount'> = {
  id: 'v2.getVirtualAccount',
  version: 'v2',
  method: 'get',
  path: '/api/accountholders/{accountHolderCode}/accounts/{virtualAccountCode}',
  parameters: [
    { name: 'accountHolderCode', in: 'path', required: true },
    { name: 'virtualAccountCode', in: 'path', required: true },
  ],
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '403': ['application/json'],
    '404': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: {
    '200': {
      listVirtualAccounts: {
        operation: 'v2.listVirtualAccounts',
        parameters: { accountHolderCode: '$request.path.accountHolderCode' },
      },
      getBalance: { operation: 'v2.getBalance', parameters: { code: '$response.body#/code' } },
      getAccountPayoutConfiguration: {
        operation: 'v2.getAccountPayoutConfiguration',
        parameters: { virtualAccountCode: '$response.body#/code' },
      },
      updateAccountPayoutConfiguration: {
        operation: 'v2.updateAccountPayoutConfiguration',
        parameters: { virtualAccountCode: '$response.body#/code' },
      },
      deleteAccountPayoutConfiguration: {
        operation: 'v2.deleteAccountPayoutConfiguration',
        parameters: { virtualAccountCode: '$response.body#/code' },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'virtualAccounts', method: 'get' },
};

/** The types of `v2.getVirtualAccount`: parameters, body and responses. */
export interface GetVirtualAccount {
  path: {
    /** The code of the account holder. */
    accountHolderCode: string;
    /** The code of the virtual account. */
    virtualAccountCode: string;
  };
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: {
    200: VirtualAccount;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    404: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** List an account holder's external accounts */
export const listExternalAccounts: OperationDescriptor<'v2.listExternalAccounts'> = {
  id: 'v2.listExternalAccounts',
  version: 'v2',
  method: 'get',
  path: '/api/accountholders/{accountHolderCode}/externalaccounts',
  parameters: [
    { name: 'accountHolderCode', in: 'path', required: true },
    { name: '_fragments', in: 'query', explode: false, wire: 'array' },
    { name: '_pageNumber', in: 'query', wire: 'number' },
    { name: '_pageSize', in: 'query', wire: 'number' },
    { name: '_sort', in: 'query' },
  ],
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '403': ['application/json'],
    '404': ['application/json'],
    '422': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: {
    '200': {
      getExternalAccount: {
        operation: 'v2.getExternalAccount',
        parameters: {
          accountHolderCode: '$request.path.accountHolderCode',
          externalAccountCode: '$response.body#/elements/0/code',
        },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'externalAccounts', method: 'list' },
  pagination: {
    page: { parameter: '_pageNumber', first: 0 },
    size: { parameter: '_pageSize', default: 25, maximum: 500 },
    elements: '/elements',
    total: '/totalElementCount',
  },
};

/** The types of `v2.listExternalAccounts`: parameters, body and responses. */
export interface ListExternalAccounts {
  path: {
    /** The code of the account holder. */
    accountHolderCode: string;
  };
  query: {
    /**
     * The fragments to add, separated by commas. `kycstatus` adds `kycStatus` and `kycMessage` to lists, `docfiles` adds
     * the file in `statement.data`. The other values are accepted, but add nothing to an external account.
     */
    _fragments?: (
      | 'ubo'
      | 'extacc'
      | 'kycstatus'
      | 'docs'
      | 'docfiles'
      | 'accounts'
      | 'salesprofile'
    )[];
    /** The page to return. The first is 0. A page beyond the last is empty. */
    _pageNumber?: number;
    /** The maximum number of elements of a page. */
    _pageSize?: number;
    /** The sort direction by creation time; newest first unless `asc`. */
    _sort?: 'asc' | 'desc';
  };
  headers: undefined;
  body: undefined;
  responses: {
    200: ExternalAccountPage;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    404: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** Create an external account */
export const createExternalAccount: OperationDescriptor<'v2.createExternalAccount'> = {
  id: 'v2.createExternalAccount',
  version: 'v2',
  method: 'post',
  path: '/api/accountholders/{accountHolderCode}/externalaccounts',
  parameters: [{ name: 'accountHolderCode', in: 'path', required: true }],
  body: { required: true, types: ['application/json'] },
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '402': ['application/json'],
    '403': ['application/json'],
    '404': ['application/json'],
    '409': ['application/json'],
    '422': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: {
    '200': {
      getExternalAccount: {
        operation: 'v2.getExternalAccount',
        parameters: {
          accountHolderCode: '$request.path.accountHolderCode',
          externalAccountCode: '$response.body#/code',
        },
      },
      listExternalAccounts: {
        operation: 'v2.listExternalAccounts',
        parameters: { accountHolderCode: '$request.path.accountHolderCode' },
      },
      updateExternalAccount: {
        operation: 'v2.updateExternalAccount',
        parameters: {
          accountHolderCode: '$request.path.accountHolderCode',
          externalAccountCode: '$response.body#/code',
        },
      },
      selectExternalAccount: {
        operation: 'v2.selectExternalAccount',
        parameters: {
          accountHolderCode: '$request.path.accountHolderCode',
          externalAccountCode: '$response.body#/code',
        },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'externalAccounts', method: 'create' },
};

/** The types of `v2.createExternalAccount`: parameters, body and responses. */
export interface CreateExternalAccount {
  path: {
    /** The code of the account holder. */
    accountHolderCode: string;
  };
  query: undefined;
  headers: undefined;
  body: ExternalAccountCreate;
  responses: {
    200: ExternalAccount;
    400: ErrorBody;
    401: ErrorBody;
    402: ErrorBody;
    403: ErrorBody;
    404: ErrorBody;
    409: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** Get an external account */
export const getExternalAccount: OperationDescriptor<'v2.getExternalAccount'> = {
  id: 'v2.getExternalAccount',
  version: 'v2',
  method: 'get',
  path: '/api/accountholders/{accountHolderCode}/externalaccounts/{externalAccountCode}',
  parameters: [
    { name: 'accountHolderCode', in: 'path', required: true },
    { name: 'externalAccountCode', in: 'path', required: true },
    { name: '_fragments', in: 'query', explode: false, wire: 'array' },
  ],
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '403': ['application/json'],
    '404': ['application/json'],
    '422': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: {
    '200': {
      listExternalAccounts: {
        operation: 'v2.listExternalAccounts',
        parameters: { accountHolderCode: '$request.path.accountHolderCode' },
      },
      updateExternalAccount: {
        operation: 'v2.updateExternalAccount',
        parameters: {
          accountHolderCode: '$request.path.accountHolderCode',
          externalAccountCode: '$response.body#/code',
        },
      },
      selectExternalAccount: {
        operation: 'v2.selectExternalAccount',
        parameters: {
          accountHolderCode: '$request.path.accountHolderCode',
          externalAccountCode: '$response.body#/code',
        },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'externalAccounts', method: 'get' },
};

/** The types of `v2.getExternalAccount`: parameters, body and responses. */
export interface GetExternalAccount {
  path: {
    /** The code of the account holder. */
    accountHolderCode: string;
    /** The code of the external account. */
    externalAccountCode: string;
  };
  query: {
    /**
     * The fragments to add, separated by commas. `kycstatus` adds `kycStatus` and `kycMessage` to lists, `docfiles` adds
     * the file in `statement.data`. The other values are accepted, but add nothing to an external account.
     */
    _fragments?: (
      | 'ubo'
      | 'extacc'
      | 'kycstatus'
      | 'docs'
      | 'docfiles'
      | 'accounts'
      | 'salesprofile'
    )[];
  };
  headers: undefined;
  body: undefined;
  responses: {
    200: ExternalAccount;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    404: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** Change an external account */
export const updateExternalAccount: OperationDescriptor<'v2.updateExternalAccount'> = {
  id: 'v2.updateExternalAccount',
  version: 'v2',
  method: 'patch',
  path: '/api/accountholders/{accountHolderCode}/externalaccounts/{externalAccountCode}',
  parameters: [
    { name: 'accountHolderCode', in: 'path', required: true },
    { name: 'externalAccountCode', in: 'path', required: true },
  ],
  body: { required: true, types: ['application/json'] },
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '402': ['application/json'],
    '403': ['application/json'],
    '404': ['application/json'],
    '409': ['application/json'],
    '422': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: {
    '200': {
      getExternalAccount: {
        operation: 'v2.getExternalAccount',
        parameters: {
          accountHolderCode: '$request.path.accountHolderCode',
          externalAccountCode: '$response.body#/code',
        },
      },
      listExternalAccounts: {
        operation: 'v2.listExternalAccounts',
        parameters: { accountHolderCode: '$request.path.accountHolderCode' },
      },
      selectExternalAccount: {
        operation: 'v2.selectExternalAccount',
        parameters: {
          accountHolderCode: '$request.path.accountHolderCode',
          externalAccountCode: '$response.body#/code',
        },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'externalAccounts', method: 'update' },
};

/** The types of `v2.updateExternalAccount`: parameters, body and responses. */
export interface UpdateExternalAccount {
  path: {
    /** The code of the account holder. */
    accountHolderCode: string;
    /** The code of the external account. */
    externalAccountCode: string;
  };
  query: undefined;
  headers: undefined;
  body: ExternalAccountUpdate;
  responses: {
    200: ExternalAccount;
    400: ErrorBody;
    401: ErrorBody;
    402: ErrorBody;
    403: ErrorBody;
    404: ErrorBody;
    409: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** Select the external account for payouts */
export const selectExternalAccount: OperationDescriptor<'v2.selectExternalAccount'> = {
  id: 'v2.selectExternalAccount',
  version: 'v2',
  method: 'post',
  path: '/api/accountholders/{accountHolderCode}/externalaccounts/{externalAccountCode}/select',
  parameters: [
    { name: 'accountHolderCode', in: 'path', required: true },
    { name: 'externalAccountCode', in: 'path', required: true },
  ],
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '402': ['application/json'],
    '403': ['application/json'],
    '404': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: {
    '200': {
      getExternalAccount: {
        operation: 'v2.getExternalAccount',
        parameters: {
          accountHolderCode: '$request.path.accountHolderCode',
          externalAccountCode: '$response.body#/code',
        },
      },
      listExternalAccounts: {
        operation: 'v2.listExternalAccounts',
        parameters: { accountHolderCode: '$request.path.accountHolderCode' },
      },
      updateExternalAccount: {
        operation: 'v2.updateExternalAccount',
        parameters: {
          accountHolderCode: '$request.path.accountHolderCode',
          externalAccountCode: '$response.body#/code',
        },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'externalAccounts', method: 'select' },
  idempotency: { key: [], repeatable: true },
};

/** The types of `v2.selectExternalAccount`: parameters, body and responses. */
export interface SelectExternalAccount {
  path: {
    /** The code of the account holder. */
    accountHolderCode: string;
    /** The code of the external account. */
    externalAccountCode: string;
  };
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: {
    200: ExternalAccount;
    400: ErrorBody;
    401: ErrorBody;
    402: ErrorBody;
    403: ErrorBody;
    404: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** Create a URL for hosted onboarding */
export const createOnboardingUrl: OperationDescriptor<'v2.createOnboardingUrl'> = {
  id: 'v2.createOnboardingUrl',
  version: 'v2',
  method: 'post',
  path: '/api/accountholders/{accountHolderCode}/onboarding-url',
  parameters: [{ name: 'accountHolderCode', in: 'path', required: true }],
  body: { types: ['application/json'] },
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '402': ['application/json'],
    '403': ['application/json'],
    '404': ['application/json'],
    '422': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'onboarding', method: 'createUrl' },
};

/** The types of `v2.createOnboardingUrl`: parameters, body and responses. */
export interface CreateOnboardingUrl {
  path: {
    /** The code of the account holder. */
    accountHolderCode: string;
  };
  query: undefined;
  headers: undefined;
  body: OnboardingUrlCreate | undefined;
  responses: {
    200: OnboardingUrl;
    400: ErrorBody;
    401: ErrorBody;
    402: ErrorBody;
    403: ErrorBody;
    404: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** List payments, refunds and chargebacks */
export const listTransactions: OperationDescriptor<'v2.listTransactions'> = {
  id: 'v2.listTransactions',
  version: 'v2',
  method: 'get',
  path: '/api/transactions',
  parameters: [
    { name: 'page', in: 'query', wire: 'number' },
    { name: 'limit', in: 'query', wire: 'number' },
    { name: 'sort', in: 'query' },
    { name: 'direction', in: 'query' },
    { name: 'query', in: 'query' },
    { name: 'status', in: 'query' },
    { name: 'type', in: 'query' },
    { name: 'from', in: 'query' },
    { name: 'to', in: 'query' },
  ],
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '403': ['application/json'],
    '422': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'transactions', method: 'list' },
  pagination: {
    page: { parameter: 'page', first: 0 },
    size: { parameter: 'limit', default: 25, maximum: 500 },
    elements: '/items',
    total: '/pagination/total',
  },
};

/** The types of `v2.listTransactions`: parameters, body and responses. */
export interface ListTransactions {
  path: undefined;
  query: {
    /** The page to return. The first is 0. A page beyond the last is empty. */
    page?: number;
    /** The maximum number of transactions of a page. */
    limit?: number;
    /** The field to sort by. Transactions with the same value are sorted by code. */
    sort?: 'createdAt' | 'updatedAt' | 'amount';
    /** The sort direction: descending unless `asc`. */
    direction?: 'asc' | 'desc';
    /**
     * Only transactions in which this text occurs, ignoring case: in a code, in the `extRef` of the split, in
     * `pspExtRef` or in `pspMutationExtRef`.
     */
    query?: string;
    /** Only transactions in this state. Empty for all. */
    status?: 'pending_split' | 'pending_settlement' | 'reconciled' | 'cancelled' | '';
    /** Only transactions of this type. Empty for all. */
    type?: 'PAYMENT' | 'REFUND' | 'CHARGEBACK' | '';
    /** Only elements that were created on this date or later, in UTC. You can add a time. */
    from?: DateTimeFilter;
    /** Only elements that were created before this date, in UTC. You can add a time. Not before `from`. */
    to?: DateTimeFilter;
  };
  headers: undefined;
  body: undefined;
  responses: {
    200: TransactionList;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** List payment splits */
export const listPaymentSplits: OperationDescriptor<'v2.listPaymentSplits'> = {
  id: 'v2.listPaymentSplits',
  version: 'v2',
  method: 'get',
  path: '/api/fund/split-payments',
  parameters: [
    { name: '_asc', in: 'query', wire: 'boolean' },
    { name: '_from', in: 'query' },
    { name: '_to', in: 'query' },
    { name: '_orderBy', in: 'query' },
    { name: '_pageNumber', in: 'query', wire: 'number' },
    { name: '_pageSize', in: 'query', wire: 'number' },
  ],
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '403': ['application/json'],
    '422': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: {
    '200': {
      getPaymentSplit: {
        operation: 'v2.getPaymentSplit',
        parameters: { code: '$response.body#/elements/0/code' },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'paymentSplits', method: 'list' },
  pagination: {
    page: { parameter: '_pageNumber', first: 0 },
    size: { parameter: '_pageSize', default: 25, maximum: 500 },
    elements: '/elements',
    total: '/totalElementCount',
  },
};

/** The types of `v2.listPaymentSplits`: parameters, body and responses. */
export interface ListPaymentSplits {
  path: undefined;
  query: {
    /** Whether the list is sorted in ascending order; newest first unless `true`. */
    _asc?: boolean;
    /** Only elements that were created at this time or later. */
    _from?: DateTimeFilter;
    /** Only elements that were created before this time. Not before `_from`. */
    _to?: DateTimeFilter;
    /**
     * The field to sort by; elements with the same value are sorted by code. `createdAt` is the time when the service
     * received the split, which the split itself does not contain.
     */
    _orderBy?: 'createdAt' | 'extProcessedAt' | 'totalAmount' | 'extRef';
    /** The page to return. The first is 0. A page beyond the last is empty. */
    _pageNumber?: number;
    /** The maximum number of elements of a page. */
    _pageSize?: number;
  };
  headers: undefined;
  body: undefined;
  responses: {
    200: PaymentSplitPage;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** Distribute a payment over virtual accounts */
export const createPaymentSplit: OperationDescriptor<'v2.createPaymentSplit'> = {
  id: 'v2.createPaymentSplit',
  version: 'v2',
  method: 'post',
  path: '/api/fund/split-payments',
  body: { required: true, types: ['application/json'] },
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '403': ['application/json'],
    '409': ['application/json'],
    '422': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: {
    '200': {
      getPaymentSplit: {
        operation: 'v2.getPaymentSplit',
        parameters: { code: '$response.body#/code' },
      },
      listPaymentSplits: { operation: 'v2.listPaymentSplits' },
      createRefundSplit: {
        operation: 'v2.createRefundSplit',
        body: {
          extRef: '{$response.body#/extRef}',
          pspMutationExtRef: 'refund-{$response.body#/code}',
        },
      },
      cancelPaymentSplit: {
        operation: 'v2.cancelPaymentSplit',
        parameters: { code: '$response.body#/code' },
      },
      listTransactions: {
        operation: 'v2.listTransactions',
        parameters: { query: '$response.body#/pspExtRef' },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'paymentSplits', method: 'create' },
  idempotency: { key: ['extRef'], replayHeader: 'x-idempotent-replay' },
};

/** The types of `v2.createPaymentSplit`: parameters, body and responses. */
export interface CreatePaymentSplit {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: PaymentSplitCreate;
  responses: {
    200: PaymentSplit;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    409: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** Get a payment split */
export const getPaymentSplit: OperationDescriptor<'v2.getPaymentSplit'> = {
  id: 'v2.getPaymentSplit',
  version: 'v2',
  method: 'get',
  path: '/api/fund/split-payments/{code}',
  parameters: [{ name: 'code', in: 'path', required: true }],
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '403': ['application/json'],
    '404': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: {
    '200': {
      listPaymentSplits: { operation: 'v2.listPaymentSplits' },
      createRefundSplit: {
        operation: 'v2.createRefundSplit',
        body: {
          extRef: '{$response.body#/extRef}',
          pspMutationExtRef: 'refund-{$response.body#/code}',
        },
      },
      cancelPaymentSplit: {
        operation: 'v2.cancelPaymentSplit',
        parameters: { code: '$response.body#/code' },
      },
      listTransactions: {
        operation: 'v2.listTransactions',
        parameters: { query: '$response.body#/pspExtRef' },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'paymentSplits', method: 'get' },
};

/** The types of `v2.getPaymentSplit`: parameters, body and responses. */
export interface GetPaymentSplit {
  path: {
    /** The code of the payment split. */
    code: string;
  };
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: {
    200: PaymentSplit;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    404: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** Cancel a payment split before it is settled */
export const cancelPaymentSplit: OperationDescriptor<'v2.cancelPaymentSplit'> = {
  id: 'v2.cancelPaymentSplit',
  version: 'v2',
  method: 'post',
  path: '/api/fund/split-payments/{code}/cancel',
  parameters: [{ name: 'code', in: 'path', required: true }],
  body: { types: ['application/json'] },
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '403': ['application/json'],
    '404': ['application/json'],
    '409': ['application/json'],
    '422': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: {
    '200': {
      getPaymentSplit: {
        operation: 'v2.getPaymentSplit',
        parameters: { code: '$response.body#/code' },
      },
      listPaymentSplits: { operation: 'v2.listPaymentSplits' },
      createRefundSplit: {
        operation: 'v2.createRefundSplit',
        body: {
          extRef: '{$response.body#/extRef}',
          pspMutationExtRef: 'refund-{$response.body#/code}',
        },
      },
      listTransactions: {
        operation: 'v2.listTransactions',
        parameters: { query: '$response.body#/pspExtRef' },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'paymentSplits', method: 'cancel' },
  idempotency: { key: [], repeatable: true },
};

/** The types of `v2.cancelPaymentSplit`: parameters, body and responses. */
export interface CancelPaymentSplit {
  path: {
    /** The code of the payment split. */
    code: string;
  };
  query: undefined;
  headers: undefined;
  body: PaymentSplitCancel | undefined;
  responses: {
    200: PaymentSplit;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    404: ErrorBody;
    409: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** List refund splits */
export const listRefundSplits: OperationDescriptor<'v2.listRefundSplits'> = {
  id: 'v2.listRefundSplits',
  version: 'v2',
  method: 'get',
  path: '/api/fund/split-refunds',
  parameters: [
    { name: '_asc', in: 'query', wire: 'boolean' },
    { name: '_from', in: 'query' },
    { name: '_to', in: 'query' },
    { name: '_orderBy', in: 'query' },
    { name: '_pageNumber', in: 'query', wire: 'number' },
    { name: '_pageSize', in: 'query', wire: 'number' },
  ],
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '403': ['application/json'],
    '422': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: {
    '200': {
      getRefundSplit: {
        operation: 'v2.getRefundSplit',
        parameters: { code: '$response.body#/elements/0/code' },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'refundSplits', method: 'list' },
  pagination: {
    page: { parameter: '_pageNumber', first: 0 },
    size: { parameter: '_pageSize', default: 25, maximum: 500 },
    elements: '/elements',
    total: '/totalElementCount',
  },
};

/** The types of `v2.listRefundSplits`: parameters, body and responses. */
export interface ListRefundSplits {
  path: undefined;
  query: {
    /** Whether the list is sorted in ascending order; newest first unless `true`. */
    _asc?: boolean;
    /** Only elements that were created at this time or later. */
    _from?: DateTimeFilter;
    /** Only elements that were created before this time. Not before `_from`. */
    _to?: DateTimeFilter;
    /**
     * The field to sort by; elements with the same value are sorted by code. `createdAt` is the time when the service
     * received the split, which the split itself does not contain.
     */
    _orderBy?: 'createdAt' | 'extProcessedAt' | 'totalAmount' | 'extRef';
    /** The page to return. The first is 0. A page beyond the last is empty. */
    _pageNumber?: number;
    /** The maximum number of elements of a page. */
    _pageSize?: number;
  };
  headers: undefined;
  body: undefined;
  responses: {
    200: RefundSplitPage;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** Refund a payment split in full or in part */
export const createRefundSplit: OperationDescriptor<'v2.createRefundSplit'> = {
  id: 'v2.createRefundSplit',
  version: 'v2',
  method: 'post',
  path: '/api/fund/split-refunds',
  body: { required: true, types: ['application/json'] },
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '403': ['application/json'],
    '404': ['application/json'],
    '409': ['application/json'],
    '422': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: {
    '200': {
      getRefundSplit: {
        operation: 'v2.getRefundSplit',
        parameters: { code: '$response.body#/code' },
      },
      listRefundSplits: { operation: 'v2.listRefundSplits' },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'refundSplits', method: 'create' },
  idempotency: { key: ['extRef', 'pspMutationExtRef'], replayHeader: 'x-idempotent-replay' },
};

/** The types of `v2.createRefundSplit`: parameters, body and responses. */
export interface CreateRefundSplit {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: RefundSplitCreate;
  responses: {
    200: RefundSplit;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    404: ErrorBody;
    409: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** Get a refund split */
export const getRefundSplit: OperationDescriptor<'v2.getRefundSplit'> = {
  id: 'v2.getRefundSplit',
  version: 'v2',
  method: 'get',
  path: '/api/fund/split-refunds/{code}',
  parameters: [{ name: 'code', in: 'path', required: true }],
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '403': ['application/json'],
    '404': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: { '200': { listRefundSplits: { operation: 'v2.listRefundSplits' } } },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'refundSplits', method: 'get' },
};

/** The types of `v2.getRefundSplit`: parameters, body and responses. */
export interface GetRefundSplit {
  path: {
    /** The code of the refund split. */
    code: string;
  };
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: {
    200: RefundSplit;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    404: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** Get the balance of an account */
export const getBalance: OperationDescriptor<'v2.getBalance'> = {
  id: 'v2.getBalance',
  version: 'v2',
  method: 'get',
  path: '/api/fund/balance/{code}',
  parameters: [{ name: 'code', in: 'path', required: true }],
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '403': ['application/json'],
    '404': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'balance', method: 'get' },
};

/** The types of `v2.getBalance`: parameters, body and responses. */
export interface GetBalance {
  path: {
    /** The code of the virtual account. */
    code: string;
  };
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: {
    200: Balance;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    404: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** List the divisions of the merchant */
export const listDivisions: OperationDescriptor<'v2.listDivisions'> = {
  id: 'v2.listDivisions',
  version: 'v2',
  method: 'get',
  path: '/api/divisions',
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '403': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: {
    '200': {
      getBalance: {
        operation: 'v2.getBalance',
        parameters: { code: '$response.body#/0/balances/0/virtualAccountCode' },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'divisions', method: 'list' },
};

/** The types of `v2.listDivisions`: parameters, body and responses. */
export interface ListDivisions {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: {
    200: Division[];
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** List balance transfers */
export const listBalanceTransfers: OperationDescriptor<'v2.listBalanceTransfers'> = {
  id: 'v2.listBalanceTransfers',
  version: 'v2',
  method: 'get',
  path: '/api/fund/balance-transfers',
  parameters: [
    { name: '_asc', in: 'query', wire: 'boolean' },
    { name: '_orderBy', in: 'query' },
    { name: '_pageNumber', in: 'query', wire: 'number' },
    { name: '_pageSize', in: 'query', wire: 'number' },
  ],
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '403': ['application/json'],
    '422': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: {
    '200': {
      getBalanceTransfer: {
        operation: 'v2.getBalanceTransfer',
        parameters: { code: '$response.body#/elements/0/code' },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'balanceTransfers', method: 'list' },
  pagination: {
    page: { parameter: '_pageNumber', first: 0 },
    size: { parameter: '_pageSize', default: 25, maximum: 500 },
    elements: '/elements',
    total: '/totalElementCount',
  },
};

/** The types of `v2.listBalanceTransfers`: parameters, body and responses. */
export interface ListBalanceTransfers {
  path: undefined;
  query: {
    /** Whether the list is sorted in ascending order; newest first unless `true`. */
    _asc?: boolean;
    /** The field to sort by. `createdAt` is the time of the transfer. */
    _orderBy?: 'createdAt' | 'amount' | 'code';
    /** The page to return. The first is 0. A page beyond the last is empty. */
    _pageNumber?: number;
    /** The maximum number of elements of a page. */
    _pageSize?: number;
  };
  headers: undefined;
  body: undefined;
  responses: {
    200: BalanceTransferPage;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** Move money between two virtual accounts */
export const createBalanceTransfer: OperationDescriptor<'v2.createBalanceTransfer'> = {
  id: 'v2.createBalanceTransfer',
  version: 'v2',
  method: 'post',
  path: '/api/fund/balance-transfers',
  body: { required: true, types: ['application/json'] },
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '402': ['application/json'],
    '403': ['application/json'],
    '409': ['application/json'],
    '422': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: {
    '200': {
      getBalanceTransfer: {
        operation: 'v2.getBalanceTransfer',
        parameters: { code: '$response.body#/code' },
      },
      listBalanceTransfers: { operation: 'v2.listBalanceTransfers' },
      getBalance: {
        operation: 'v2.getBalance',
        parameters: { code: '$response.body#/toAccountCode' },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'balanceTransfers', method: 'create' },
  idempotency: { key: ['idempotencyKey'] },
};

/** The types of `v2.createBalanceTransfer`: parameters, body and responses. */
export interface CreateBalanceTransfer {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: BalanceTransferCreate;
  responses: {
    200: BalanceTransfer;
    400: ErrorBody;
    401: ErrorBody;
    402: ErrorBody;
    403: ErrorBody;
    409: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** Get a balance transfer */
export const getBalanceTransfer: OperationDescriptor<'v2.getBalanceTransfer'> = {
  id: 'v2.getBalanceTransfer',
  version: 'v2',
  method: 'get',
  path: '/api/fund/balance-transfers/{code}',
  parameters: [{ name: 'code', in: 'path', required: true }],
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '403': ['application/json'],
    '404': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: {
    '200': {
      listBalanceTransfers: { operation: 'v2.listBalanceTransfers' },
      getBalance: {
        operation: 'v2.getBalance',
        parameters: { code: '$response.body#/toAccountCode' },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'balanceTransfers', method: 'get' },
};

/** The types of `v2.getBalanceTransfer`: parameters, body and responses. */
export interface GetBalanceTransfer {
  path: {
    /** The code of the balance transfer. */
    code: string;
  };
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: {
    200: BalanceTransfer;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    404: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** List payout requests */
export const listPayoutRequests: OperationDescriptor<'v2.listPayoutRequests'> = {
  id: 'v2.listPayoutRequests',
  version: 'v2',
  method: 'get',
  path: '/api/fund/payout-requests',
  parameters: [
    { name: '_asc', in: 'query', wire: 'boolean' },
    { name: '_from', in: 'query' },
    { name: '_to', in: 'query' },
    { name: '_orderBy', in: 'query' },
    { name: '_pageNumber', in: 'query', wire: 'number' },
    { name: '_pageSize', in: 'query', wire: 'number' },
    { name: '_status', in: 'query' },
  ],
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '403': ['application/json'],
    '422': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: {
    '200': {
      getPayoutRequest: {
        operation: 'v2.getPayoutRequest',
        parameters: { code: '$response.body#/elements/0/code' },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'payouts', method: 'list' },
  pagination: {
    page: { parameter: '_pageNumber', first: 0 },
    size: { parameter: '_pageSize', default: 25, maximum: 500 },
    elements: '/elements',
    total: '/totalElementCount',
  },
};

/** The types of `v2.listPayoutRequests`: parameters, body and responses. */
export interface ListPayoutRequests {
  path: undefined;
  query: {
    /** Whether the list is sorted in ascending order; newest first unless `true`. */
    _asc?: boolean;
    /** Only elements that were created at this time or later. */
    _from?: DateTimeFilter;
    /** Only elements that were created before this time. Not before `_from`. */
    _to?: DateTimeFilter;
    /** The field to sort by. Elements with the same value are sorted by code. */
    _orderBy?:
      | 'createdAt'
      | 'code'
      | 'processAt'
      | 'accountCode'
      | 'externalAccountCode'
      | 'amount'
      | 'sourceCurrency'
      | 'targetCurrency'
      | 'description'
      | 'status';
    /** The page to return. The first is 0. A page beyond the last is empty. */
    _pageNumber?: number;
    /** The maximum number of elements of a page. */
    _pageSize?: number;
    /** Only payout requests in this state. */
    _status?: PayoutStatus;
  };
  headers: undefined;
  body: undefined;
  responses: {
    200: PayoutRequestPage;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** Request a payout to a bank account */
export const createPayoutRequest: OperationDescriptor<'v2.createPayoutRequest'> = {
  id: 'v2.createPayoutRequest',
  version: 'v2',
  method: 'post',
  path: '/api/fund/payout-requests',
  body: { required: true, types: ['application/json'] },
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '403': ['application/json'],
    '422': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: {
    '200': {
      getPayoutRequest: {
        operation: 'v2.getPayoutRequest',
        parameters: { code: '$response.body#/code' },
      },
      deletePayoutRequest: {
        operation: 'v2.deletePayoutRequest',
        parameters: { code: '$response.body#/code' },
      },
      listPayoutRequests: { operation: 'v2.listPayoutRequests' },
      getBalance: {
        operation: 'v2.getBalance',
        parameters: { code: '$response.body#/accountCode' },
      },
      listPayoutSettlements: {
        operation: 'v2.listPayoutSettlements',
        parameters: { code: '$response.body#/code' },
      },
      listPayoutOverview: {
        operation: 'v2.listPayoutOverview',
        parameters: { query: '$response.body#/accountCode' },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'payouts', method: 'create' },
};

/** The types of `v2.createPayoutRequest`: parameters, body and responses. */
export interface CreatePayoutRequest {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: PayoutRequestCreate;
  responses: {
    200: PayoutRequest;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** Get a payout request */
export const getPayoutRequest: OperationDescriptor<'v2.getPayoutRequest'> = {
  id: 'v2.getPayoutRequest',
  version: 'v2',
  method: 'get',
  path: '/api/fund/payout-requests/{code}',
  parameters: [{ name: 'code', in: 'path', required: true }],
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '403': ['application/json'],
    '404': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: {
    '200': {
      deletePayoutRequest: {
        operation: 'v2.deletePayoutRequest',
        parameters: { code: '$response.body#/code' },
      },
      listPayoutRequests: { operation: 'v2.listPayoutRequests' },
      getBalance: {
        operation: 'v2.getBalance',
        parameters: { code: '$response.body#/accountCode' },
      },
      listPayoutSettlements: {
        operation: 'v2.listPayoutSettlements',
        parameters: { code: '$response.body#/code' },
      },
      listPayoutOverview: {
        operation: 'v2.listPayoutOverview',
        parameters: { query: '$response.body#/accountCode' },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'payouts', method: 'get' },
};

/** The types of `v2.getPayoutRequest`: parameters, body and responses. */
export interface GetPayoutRequest {
  path: {
    /** The code of the payout request. */
    code: string;
  };
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: {
    200: PayoutRequest;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    404: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** Delete a payout request that is still waiting */
export const deletePayoutRequest: OperationDescriptor<'v2.deletePayoutRequest'> = {
  id: 'v2.deletePayoutRequest',
  version: 'v2',
  method: 'delete',
  path: '/api/fund/payout-requests/{code}',
  parameters: [{ name: 'code', in: 'path', required: true }],
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '403': ['application/json'],
    '404': ['application/json'],
    '409': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: {
    '200': {
      getPayoutRequest: {
        operation: 'v2.getPayoutRequest',
        parameters: { code: '$response.body#/code' },
      },
      listPayoutRequests: { operation: 'v2.listPayoutRequests' },
      getBalance: {
        operation: 'v2.getBalance',
        parameters: { code: '$response.body#/accountCode' },
      },
      listPayoutSettlements: {
        operation: 'v2.listPayoutSettlements',
        parameters: { code: '$response.body#/code' },
      },
      listPayoutOverview: {
        operation: 'v2.listPayoutOverview',
        parameters: { query: '$response.body#/accountCode' },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'payouts', method: 'delete' },
};

/** The types of `v2.deletePayoutRequest`: parameters, body and responses. */
export interface DeletePayoutRequest {
  path: {
    /** The code of the payout request. */
    code: string;
  };
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: {
    200: PayoutRequest;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    404: ErrorBody;
    409: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** List the settlements of a scheduled payout */
export const listPayoutSettlements: OperationDescriptor<'v2.listPayoutSettlements'> = {
  id: 'v2.listPayoutSettlements',
  version: 'v2',
  method: 'get',
  path: '/api/fund/payout-requests/{code}/settlements',
  parameters: [
    { name: 'code', in: 'path', required: true },
    { name: 'page', in: 'query', wire: 'number' },
    { name: 'limit', in: 'query', wire: 'number' },
  ],
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '403': ['application/json'],
    '404': ['application/json'],
    '422': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'payouts', method: 'listSettlements' },
  pagination: {
    page: { parameter: 'page', first: 0 },
    size: { parameter: 'limit', default: 25 },
    elements: '/items',
    total: '/pagination/total',
  },
};

/** The types of `v2.listPayoutSettlements`: parameters, body and responses. */
export interface ListPayoutSettlements {
  path: {
    /** The code of the payout request. */
    code: string;
  };
  query: {
    /** The page to return. The first is 0. A page beyond the last is empty. */
    page?: number;
    /** The maximum number of settlements of a page. */
    limit?: number;
  };
  headers: undefined;
  body: undefined;
  responses: {
    200: PayoutSettlementList;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    404: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** List all payouts with their sellers */
export const listPayoutOverview: OperationDescriptor<'v2.listPayoutOverview'> = {
  id: 'v2.listPayoutOverview',
  version: 'v2',
  method: 'get',
  path: '/api/fund/payouts',
  parameters: [
    { name: 'page', in: 'query', wire: 'number' },
    { name: 'limit', in: 'query', wire: 'number' },
    { name: 'sort', in: 'query' },
    { name: 'direction', in: 'query' },
    { name: 'query', in: 'query' },
    { name: 'status', in: 'query' },
    { name: 'fromDate', in: 'query' },
    { name: 'toDate', in: 'query' },
  ],
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '403': ['application/json'],
    '422': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: {
    '200': {
      getPayoutRequest: {
        operation: 'v2.getPayoutRequest',
        parameters: { code: '$response.body#/items/0/code' },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'payoutOverview', method: 'list' },
  pagination: {
    page: { parameter: 'page', first: 0 },
    size: { parameter: 'limit', default: 25, maximum: 500 },
    elements: '/items',
    total: '/pagination/total',
  },
};

/** The types of `v2.listPayoutOverview`: parameters, body and responses. */
export interface ListPayoutOverview {
  path: undefined;
  query: {
    /** The page to return. The first is 0. A page beyond the last is empty. */
    page?: number;
    /** The maximum number of payouts of a page. */
    limit?: number;
    /** The field to sort by. Elements with the same value are sorted by code. */
    sort?: 'createdAt' | 'amount' | 'status';
    /** The sort direction: descending unless `asc`. */
    direction?: 'asc' | 'desc';
    /**
     * Only payouts in which this text occurs, ignoring case: in the name or code of the seller, or in the code of the
     * virtual account.
     */
    query?: string;
    /** Only payouts in this state. One value. */
    status?: PayoutStatus;
    /** Only payouts that were made at this time or later. */
    fromDate?: DateTimeFilter;
    /** Only payouts that were made before this time. Not before `fromDate`. */
    toDate?: DateTimeFilter;
  };
  headers: undefined;
  body: undefined;
  responses: {
    200: PayoutOverviewList;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** Set the default payout configuration */
export const updateDefaultPayoutConfiguration: OperationDescriptor<'v2.updateDefaultPayoutConfiguration'> =
  {
    id: 'v2.updateDefaultPayoutConfiguration',
    version: 'v2',
    method: 'put',
    path: '/api/payout-configuration/default',
    body: { required: true, types: ['application/json'] },
    responses: {
      '200': ['application/json'],
      '400': ['application/json'],
      '401': ['application/json'],
      '403': ['application/json'],
      '422': ['application/json'],
      '429': ['application/json'],
      '500': ['application/json'],
      '502': ['application/json'],
      '503': ['application/json'],
      '504': ['application/json'],
    },
    security: [['bearerKey'], ['bareKey']],
    resource: { group: 'payoutConfiguration', method: 'updateDefault' },
  };

/** The types of `v2.updateDefaultPayoutConfiguration`: parameters, body and responses. */
export interface UpdateDefaultPayoutConfiguration {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: PayoutConfigurationUpdate;
  responses: {
    200: PayoutConfiguration;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** Set a division's payout configuration */
export const updateDivisionPayoutConfiguration: OperationDescriptor<'v2.updateDivisionPayoutConfiguration'> =
  {
    id: 'v2.updateDivisionPayoutConfiguration',
    version: 'v2',
    method: 'put',
    path: '/api/payout-configuration/division',
    body: { required: true, types: ['application/json'] },
    responses: {
      '200': ['application/json'],
      '400': ['application/json'],
      '401': ['application/json'],
      '403': ['application/json'],
      '422': ['application/json'],
      '429': ['application/json'],
      '500': ['application/json'],
      '502': ['application/json'],
      '503': ['application/json'],
      '504': ['application/json'],
    },
    security: [['bearerKey'], ['bareKey']],
    resource: { group: 'payoutConfiguration', method: 'updateDivision' },
  };

/** The types of `v2.updateDivisionPayoutConfiguration`: parameters, body and responses. */
export interface UpdateDivisionPayoutConfiguration {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: PayoutConfigurationUpdate;
  responses: {
    200: PayoutConfiguration;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** Get the payout configuration of an account */
export const getAccountPayoutConfiguration: OperationDescriptor<'v2.getAccountPayoutConfiguration'> =
  {
    id: 'v2.getAccountPayoutConfiguration',
    version: 'v2',
    method: 'get',
    path: '/api/payout-configuration/accounts/{virtualAccountCode}',
    parameters: [{ name: 'virtualAccountCode', in: 'path', required: true }],
    responses: {
      '200': ['application/json'],
      '400': ['application/json'],
      '401': ['application/json'],
      '403': ['application/json'],
      '404': ['application/json'],
      '429': ['application/json'],
      '500': ['application/json'],
      '502': ['application/json'],
      '503': ['application/json'],
      '504': ['application/json'],
    },
    security: [['bearerKey'], ['bareKey']],
    resource: { group: 'payoutConfiguration', method: 'getForAccount' },
  };

/** The types of `v2.getAccountPayoutConfiguration`: parameters, body and responses. */
export interface GetAccountPayoutConfiguration {
  path: {
    /** The code of the virtual account. */
    virtualAccountCode: string;
  };
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: {
    200: PayoutConfiguration;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    404: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** Set the payout configuration of an account */
export const updateAccountPayoutConfiguration: OperationDescriptor<'v2.updateAccountPayoutConfiguration'> =
  {
    id: 'v2.updateAccountPayoutConfiguration',
    version: 'v2',
    method: 'put',
    path: '/api/payout-configuration/accounts/{virtualAccountCode}',
    parameters: [{ name: 'virtualAccountCode', in: 'path', required: true }],
    body: { required: true, types: ['application/json'] },
    responses: {
      '200': ['application/json'],
      '400': ['application/json'],
      '401': ['application/json'],
      '402': ['application/json'],
      '403': ['application/json'],
      '404': ['application/json'],
      '422': ['application/json'],
      '429': ['application/json'],
      '500': ['application/json'],
      '502': ['application/json'],
      '503': ['application/json'],
      '504': ['application/json'],
    },
    links: {
      '200': {
        getAccountPayoutConfiguration: {
          operation: 'v2.getAccountPayoutConfiguration',
          parameters: { virtualAccountCode: '$request.path.virtualAccountCode' },
        },
        deleteAccountPayoutConfiguration: {
          operation: 'v2.deleteAccountPayoutConfiguration',
          parameters: { virtualAccountCode: '$request.path.virtualAccountCode' },
        },
      },
    },
    security: [['bearerKey'], ['bareKey']],
    resource: { group: 'payoutConfiguration', method: 'updateForAccount' },
  };

/** The types of `v2.updateAccountPayoutConfiguration`: parameters, body and responses. */
export interface UpdateAccountPayoutConfiguration {
  path: {
    /** The code of the virtual account. */
    virtualAccountCode: string;
  };
  query: undefined;
  headers: undefined;
  body: PayoutConfigurationUpdate;
  responses: {
    200: PayoutConfiguration;
    400: ErrorBody;
    401: ErrorBody;
    402: ErrorBody;
    403: ErrorBody;
    404: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** Delete the payout configuration of an account */
export const deleteAccountPayoutConfiguration: OperationDescriptor<'v2.deleteAccountPayoutConfiguration'> =
  {
    id: 'v2.deleteAccountPayoutConfiguration',
    version: 'v2',
    method: 'delete',
    path: '/api/payout-configuration/accounts/{virtualAccountCode}',
    parameters: [{ name: 'virtualAccountCode', in: 'path', required: true }],
    responses: {
      '200': ['application/json'],
      '400': ['application/json'],
      '401': ['application/json'],
      '403': ['application/json'],
      '404': ['application/json'],
      '429': ['application/json'],
      '500': ['application/json'],
      '502': ['application/json'],
      '503': ['application/json'],
      '504': ['application/json'],
    },
    security: [['bearerKey'], ['bareKey']],
    resource: { group: 'payoutConfiguration', method: 'deleteForAccount' },
  };

/** The types of `v2.deleteAccountPayoutConfiguration`: parameters, body and responses. */
export interface DeleteAccountPayoutConfiguration {
  path: {
    /** The code of the virtual account. */
    virtualAccountCode: string;
  };
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: {
    200: PayoutConfiguration;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    404: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** List the reports of one type */
export const listReports: OperationDescriptor<'v2.listReports'> = {
  id: 'v2.listReports',
  version: 'v2',
  method: 'get',
  path: '/api/reports',
  parameters: [
    { name: 'report', in: 'query', required: true },
    { name: 'page', in: 'query', wire: 'number' },
    { name: 'limit', in: 'query', wire: 'number' },
    { name: 'account', in: 'query' },
    { name: 'from', in: 'query' },
    { name: 'to', in: 'query' },
    { name: 'sort', in: 'query', explode: false, wire: 'array' },
    { name: 'direction', in: 'query', explode: false, wire: 'array' },
  ],
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '403': ['application/json'],
    '422': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'reports', method: 'list' },
  pagination: {
    page: { parameter: 'page', first: 1 },
    size: { parameter: 'limit', default: 10 },
    elements: '/items',
    total: '/pagination/total',
  },
};

/** The types of `v2.listReports`: parameters, body and responses. */
export interface ListReports {
  path: undefined;
  query: {
    /** The type of report to list. */
    report: ReportType;
    /** The page to return. The first is 1. A page beyond the last is empty. */
    page?: number;
    /** The maximum number of reports of a page. */
    limit?: 10 | 25 | 50 | 100;
    /** Only reports that are limited to the account holder with this code. */
    account?: string;
    /** Only elements that were requested on this date or later, in UTC. You can add a time. */
    from?: DateTimeFilter;
    /** Only elements that were requested before this date, in UTC. You can add a time. Not before `from`. */
    to?: DateTimeFilter;
    /** The fields to sort by, the most important first, separated by commas. */
    sort?: ('createdAt' | 'id' | 'status')[];
    /** The direction for each field of `sort`, in the same order, separated by commas. */
    direction?: ('asc' | 'desc')[];
  };
  headers: undefined;
  body: undefined;
  responses: {
    200: ReportList;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** Request a report */
export const createReport: OperationDescriptor<'v2.createReport'> = {
  id: 'v2.createReport',
  version: 'v2',
  method: 'post',
  path: '/api/reports',
  body: { required: true, types: ['application/json'] },
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '403': ['application/json'],
    '422': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: {
    '200': {
      listReports: {
        operation: 'v2.listReports',
        parameters: { report: '$response.body#/report' },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'reports', method: 'create' },
};

/** The types of `v2.createReport`: parameters, body and responses. */
export interface CreateReport {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: ReportCreate;
  responses: {
    200: Report;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** List the webhook configurations */
export const listWebhookConfigurations: OperationDescriptor<'v2.listWebhookConfigurations'> = {
  id: 'v2.listWebhookConfigurations',
  version: 'v2',
  method: 'get',
  path: '/api/webhook-configurations',
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '403': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: {
    '200': {
      getWebhookConfiguration: {
        operation: 'v2.getWebhookConfiguration',
        parameters: { configurationId: '$response.body#/0/id' },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'webhookConfigurations', method: 'list' },
};

/** The types of `v2.listWebhookConfigurations`: parameters, body and responses. */
export interface ListWebhookConfigurations {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: {
    200: WebhookConfiguration[];
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** Create a webhook configuration */
export const createWebhookConfiguration: OperationDescriptor<'v2.createWebhookConfiguration'> = {
  id: 'v2.createWebhookConfiguration',
  version: 'v2',
  method: 'post',
  path: '/api/webhook-configurations',
  body: { required: true, types: ['application/json'] },
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '403': ['application/json'],
    '409': ['application/json'],
    '422': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: {
    '200': {
      getWebhookConfiguration: {
        operation: 'v2.getWebhookConfiguration',
        parameters: { configurationId: '$response.body#/id' },
      },
      updateWebhookConfiguration: {
        operation: 'v2.updateWebhookConfiguration',
        parameters: { configurationId: '$response.body#/id' },
      },
      listWebhookConfigurations: { operation: 'v2.listWebhookConfigurations' },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'webhookConfigurations', method: 'create' },
};

/** The types of `v2.createWebhookConfiguration`: parameters, body and responses. */
export interface CreateWebhookConfiguration {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: WebhookConfigurationCreate;
  responses: {
    200: WebhookConfiguration;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    409: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** Get a webhook configuration */
export const getWebhookConfiguration: OperationDescriptor<'v2.getWebhookConfiguration'> = {
  id: 'v2.getWebhookConfiguration',
  version: 'v2',
  method: 'get',
  path: '/api/webhook-configurations/{configurationId}',
  parameters: [{ name: 'configurationId', in: 'path', required: true, wire: 'number' }],
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '403': ['application/json'],
    '404': ['application/json'],
    '422': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: {
    '200': {
      updateWebhookConfiguration: {
        operation: 'v2.updateWebhookConfiguration',
        parameters: { configurationId: '$response.body#/id' },
      },
      listWebhookConfigurations: { operation: 'v2.listWebhookConfigurations' },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'webhookConfigurations', method: 'get' },
};

/** The types of `v2.getWebhookConfiguration`: parameters, body and responses. */
export interface GetWebhookConfiguration {
  path: {
    /** The number of the webhook configuration. */
    configurationId: number;
  };
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: {
    200: WebhookConfiguration;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    404: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}

/** Update a webhook configuration */
export const updateWebhookConfiguration: OperationDescriptor<'v2.updateWebhookConfiguration'> = {
  id: 'v2.updateWebhookConfiguration',
  version: 'v2',
  method: 'put',
  path: '/api/webhook-configurations/{configurationId}',
  parameters: [{ name: 'configurationId', in: 'path', required: true, wire: 'number' }],
  body: { required: true, types: ['application/json'] },
  responses: {
    '200': ['application/json'],
    '400': ['application/json'],
    '401': ['application/json'],
    '403': ['application/json'],
    '404': ['application/json'],
    '422': ['application/json'],
    '429': ['application/json'],
    '500': ['application/json'],
    '502': ['application/json'],
    '503': ['application/json'],
    '504': ['application/json'],
  },
  links: {
    '200': {
      getWebhookConfiguration: {
        operation: 'v2.getWebhookConfiguration',
        parameters: { configurationId: '$response.body#/id' },
      },
      listWebhookConfigurations: { operation: 'v2.listWebhookConfigurations' },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'webhookConfigurations', method: 'update' },
};

/** The types of `v2.updateWebhookConfiguration`: parameters, body and responses. */
export interface UpdateWebhookConfiguration {
  path: {
    /** The number of the webhook configuration. */
    configurationId: number;
  };
  query: undefined;
  headers: undefined;
  body: WebhookConfigurationUpdate;
  responses: {
    200: WebhookConfiguration;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    404: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ServerErrorBody;
    502: ServerErrorBody;
    503: ServerErrorBody;
    504: ServerErrorBody;
  };
}
