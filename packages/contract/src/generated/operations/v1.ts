// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { OperationDescriptor } from '../runtime.js';
import type { DateTimeFilter, ErrorBody, ServerErrorBody } from '../shared.js';
import type {
  AccountHolder,
  AccountHolderCreate,
  AccountHolderPage,
  AccountHolderUpdate,
  Balance,
  CreatedRefundSplit,
  ExternalAccountCreate,
  ExternalAccountPage,
  ExternalAccountWithKycStatus,
  LateOrganizationDocumentCreate,
  LatePersonalDocumentCreate,
  OrganizationDocument,
  PaymentSplit,
  PaymentSplitCreate,
  PaymentSplitPage,
  PayoutRequest,
  PayoutRequestCreate,
  PayoutRequestPage,
  PersonalDocument,
  RefundSplit,
  RefundSplitCreate,
  RefundSplitPage,
  VirtualAccount,
  VirtualAccountCreate,
  VirtualAccountPage,
  VirtualAccountUpdate,
} from '../v1.js';

/** List account holders */
export const listAccountHolders: OperationDescriptor<'v1.listAccountHolders'> = {
  id: 'v1.listAccountHolders',
  version: 'v1',
  method: 'get',
  path: '/api/v1/accountholders',
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
        operation: 'v1.getAccountHolder',
        parameters: { code: '$response.body#/elements/0/code' },
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

/** The types of `v1.listAccountHolders`: parameters, body and responses. */
export interface ListAccountHolders {
  path: undefined;
  query: {
    /**
     * The fragments to return in addition to code, names, description and status, separated by commas:
     *
     * | Value | Adds |
     * |---|---|
     * | `kycstatus` | the legal entity, with its KYC status; also the KYC status of owners and bank accounts in the response |
     * | `ubo` | the legal entity, with its owners |
     * | `docs` | the legal entity, with its documents and those of owners in the response, without their files |
     * | `docfiles` | the same with the files, which makes the response large |
     * | `accounts` | the virtual accounts |
     * | `extacc` | the bank accounts, without the file of their statement |
     */
    _fragments?: ('ubo' | 'extacc' | 'kycstatus' | 'docs' | 'docfiles' | 'accounts')[];
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
export const createAccountHolder: OperationDescriptor<'v1.createAccountHolder'> = {
  id: 'v1.createAccountHolder',
  version: 'v1',
  method: 'post',
  path: '/api/v1/accountholders',
  parameters: [{ name: 'readyForKyc', in: 'query', wire: 'boolean' }],
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
        operation: 'v1.getAccountHolder',
        parameters: { code: '$response.body#/code' },
      },
      updateAccountHolder: {
        operation: 'v1.updateAccountHolder',
        parameters: { code: '$response.body#/code' },
      },
      listAccountHolders: { operation: 'v1.listAccountHolders' },
      createIndividualDocument: {
        operation: 'v1.createIndividualDocument',
        parameters: { code: '$response.body#/code' },
      },
      createOrganizationDocument: {
        operation: 'v1.createOrganizationDocument',
        parameters: { code: '$response.body#/code' },
      },
      createVirtualAccount: {
        operation: 'v1.createVirtualAccount',
        parameters: { accountHolderCode: '$response.body#/code' },
      },
      listVirtualAccounts: {
        operation: 'v1.listVirtualAccounts',
        parameters: { accountHolderCode: '$response.body#/code' },
      },
      createExternalAccount: {
        operation: 'v1.createExternalAccount',
        parameters: { accountHolderCode: '$response.body#/code' },
      },
      listExternalAccounts: {
        operation: 'v1.listExternalAccounts',
        parameters: { accountHolderCode: '$response.body#/code' },
      },
      getVirtualAccount: {
        operation: 'v1.getVirtualAccount',
        parameters: {
          accountHolderCode: '$response.body#/code',
          accountCode: '$response.body#/accounts/0/code',
        },
      },
      getBalance: {
        operation: 'v1.getBalance',
        parameters: { code: '$response.body#/accounts/0/code' },
      },
      createPaymentSplit: {
        operation: 'v1.createPaymentSplit',
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
          extProcessedAt: '2026-03-01T12:00:00+00:00',
          extRef: '{$response.body#/code}',
          paymentMethod: 'visa',
          paymentProcessor: 'ADYEN',
          totalAmount: 1000,
        },
      },
      createPayoutRequest: {
        operation: 'v1.createPayoutRequest',
        body: {
          accountCode: '{$response.body#/accounts/0/code}',
          externalAccountCode: '{$response.body#/externalAccounts/0/code}',
        },
      },
      updateVirtualAccount: {
        operation: 'v1.updateVirtualAccount',
        parameters: {
          accountHolderCode: '$response.body#/code',
          accountCode: '$response.body#/accounts/0/code',
        },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'accountHolders', method: 'create' },
};

/** The types of `v1.createAccountHolder`: parameters, body and responses. */
export interface CreateAccountHolder {
  path: undefined;
  query: {
    /**
     * Whether the KYC check can start. The default is `true`: the check starts when all required data is present. With
     * `false`, the status of complete data is `DATA_RECEIVED` until an update without `false`. Send `false` only if
     * you collect the data in several steps.
     */
    readyForKyc?: boolean;
  };
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
export const getAccountHolder: OperationDescriptor<'v1.getAccountHolder'> = {
  id: 'v1.getAccountHolder',
  version: 'v1',
  method: 'get',
  path: '/api/v1/accountholders/{code}',
  parameters: [
    { name: 'code', in: 'path', required: true },
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
        operation: 'v1.updateAccountHolder',
        parameters: { code: '$response.body#/code' },
      },
      listAccountHolders: { operation: 'v1.listAccountHolders' },
      createIndividualDocument: {
        operation: 'v1.createIndividualDocument',
        parameters: { code: '$response.body#/code' },
      },
      createOrganizationDocument: {
        operation: 'v1.createOrganizationDocument',
        parameters: { code: '$response.body#/code' },
      },
      createVirtualAccount: {
        operation: 'v1.createVirtualAccount',
        parameters: { accountHolderCode: '$response.body#/code' },
      },
      listVirtualAccounts: {
        operation: 'v1.listVirtualAccounts',
        parameters: { accountHolderCode: '$response.body#/code' },
      },
      createExternalAccount: {
        operation: 'v1.createExternalAccount',
        parameters: { accountHolderCode: '$response.body#/code' },
      },
      listExternalAccounts: {
        operation: 'v1.listExternalAccounts',
        parameters: { accountHolderCode: '$response.body#/code' },
      },
      getVirtualAccount: {
        operation: 'v1.getVirtualAccount',
        parameters: {
          accountHolderCode: '$response.body#/code',
          accountCode: '$response.body#/accounts/0/code',
        },
      },
      getBalance: {
        operation: 'v1.getBalance',
        parameters: { code: '$response.body#/accounts/0/code' },
      },
      createPaymentSplit: {
        operation: 'v1.createPaymentSplit',
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
          extProcessedAt: '2026-03-01T12:00:00+00:00',
          extRef: '{$response.body#/code}',
          paymentMethod: 'visa',
          paymentProcessor: 'ADYEN',
          totalAmount: 1000,
        },
      },
      createPayoutRequest: {
        operation: 'v1.createPayoutRequest',
        body: {
          accountCode: '{$response.body#/accounts/0/code}',
          externalAccountCode: '{$response.body#/externalAccounts/0/code}',
        },
      },
      updateVirtualAccount: {
        operation: 'v1.updateVirtualAccount',
        parameters: {
          accountHolderCode: '$response.body#/code',
          accountCode: '$response.body#/accounts/0/code',
        },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'accountHolders', method: 'get' },
};

/** The types of `v1.getAccountHolder`: parameters, body and responses. */
export interface GetAccountHolder {
  path: {
    /** The code of the account holder. */
    code: string;
  };
  query: {
    /**
     * The fragments to return in addition to code, names, description and status, separated by commas:
     *
     * | Value | Adds |
     * |---|---|
     * | `kycstatus` | the legal entity, with its KYC status; also the KYC status of owners and bank accounts in the response |
     * | `ubo` | the legal entity, with its owners |
     * | `docs` | the legal entity, with its documents and those of owners in the response, without their files |
     * | `docfiles` | the same with the files, which makes the response large |
     * | `accounts` | the virtual accounts |
     * | `extacc` | the bank accounts, without the file of their statement |
     */
    _fragments?: ('ubo' | 'extacc' | 'kycstatus' | 'docs' | 'docfiles' | 'accounts')[];
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
export const updateAccountHolder: OperationDescriptor<'v1.updateAccountHolder'> = {
  id: 'v1.updateAccountHolder',
  version: 'v1',
  method: 'patch',
  path: '/api/v1/accountholders/{code}',
  parameters: [
    { name: 'code', in: 'path', required: true },
    { name: 'readyForKyc', in: 'query', wire: 'boolean' },
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
      getAccountHolder: {
        operation: 'v1.getAccountHolder',
        parameters: { code: '$response.body#/code' },
      },
      listAccountHolders: { operation: 'v1.listAccountHolders' },
      createIndividualDocument: {
        operation: 'v1.createIndividualDocument',
        parameters: { code: '$response.body#/code' },
      },
      createOrganizationDocument: {
        operation: 'v1.createOrganizationDocument',
        parameters: { code: '$response.body#/code' },
      },
      createVirtualAccount: {
        operation: 'v1.createVirtualAccount',
        parameters: { accountHolderCode: '$response.body#/code' },
      },
      listVirtualAccounts: {
        operation: 'v1.listVirtualAccounts',
        parameters: { accountHolderCode: '$response.body#/code' },
      },
      createExternalAccount: {
        operation: 'v1.createExternalAccount',
        parameters: { accountHolderCode: '$response.body#/code' },
      },
      listExternalAccounts: {
        operation: 'v1.listExternalAccounts',
        parameters: { accountHolderCode: '$response.body#/code' },
      },
      getVirtualAccount: {
        operation: 'v1.getVirtualAccount',
        parameters: {
          accountHolderCode: '$response.body#/code',
          accountCode: '$response.body#/accounts/0/code',
        },
      },
      getBalance: {
        operation: 'v1.getBalance',
        parameters: { code: '$response.body#/accounts/0/code' },
      },
      createPaymentSplit: {
        operation: 'v1.createPaymentSplit',
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
          extProcessedAt: '2026-03-01T12:00:00+00:00',
          extRef: '{$response.body#/code}',
          paymentMethod: 'visa',
          paymentProcessor: 'ADYEN',
          totalAmount: 1000,
        },
      },
      createPayoutRequest: {
        operation: 'v1.createPayoutRequest',
        body: {
          accountCode: '{$response.body#/accounts/0/code}',
          externalAccountCode: '{$response.body#/externalAccounts/0/code}',
        },
      },
      updateVirtualAccount: {
        operation: 'v1.updateVirtualAccount',
        parameters: {
          accountHolderCode: '$response.body#/code',
          accountCode: '$response.body#/accounts/0/code',
        },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'accountHolders', method: 'update' },
};

/** The types of `v1.updateAccountHolder`: parameters, body and responses. */
export interface UpdateAccountHolder {
  path: {
    /** The code of the account holder. */
    code: string;
  };
  query: {
    /**
     * Whether the KYC check can start. The default is `true`: the check starts when all required data is present. With
     * `false`, the status of complete data is `DATA_RECEIVED` until an update without `false`. Send `false` only if
     * you collect the data in several steps.
     */
    readyForKyc?: boolean;
  };
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

/** Add an identity document to an individual */
export const createIndividualDocument: OperationDescriptor<'v1.createIndividualDocument'> = {
  id: 'v1.createIndividualDocument',
  version: 'v1',
  method: 'post',
  path: '/api/v1/accountholders/{code}/individual/documents',
  parameters: [{ name: 'code', in: 'path', required: true }],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'documents', method: 'createIndividual' },
};

/** The types of `v1.createIndividualDocument`: parameters, body and responses. */
export interface CreateIndividualDocument {
  path: {
    /** The code of the account holder. */
    code: string;
  };
  query: undefined;
  headers: undefined;
  body: LatePersonalDocumentCreate;
  responses: {
    200: PersonalDocument;
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

/** Add a company document to an organization */
export const createOrganizationDocument: OperationDescriptor<'v1.createOrganizationDocument'> = {
  id: 'v1.createOrganizationDocument',
  version: 'v1',
  method: 'post',
  path: '/api/v1/accountholders/{code}/organization/documents',
  parameters: [{ name: 'code', in: 'path', required: true }],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'documents', method: 'createOrganization' },
};

/** The types of `v1.createOrganizationDocument`: parameters, body and responses. */
export interface CreateOrganizationDocument {
  path: {
    /** The code of the account holder. */
    code: string;
  };
  query: undefined;
  headers: undefined;
  body: LateOrganizationDocumentCreate;
  responses: {
    200: OrganizationDocument;
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

/** List the virtual accounts of a holder */
export const listVirtualAccounts: OperationDescriptor<'v1.listVirtualAccounts'> = {
  id: 'v1.listVirtualAccounts',
  version: 'v1',
  method: 'get',
  path: '/api/v1/accountholders/{accountHolderCode}/accounts',
  parameters: [
    { name: 'accountHolderCode', in: 'path', required: true },
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
      getVirtualAccount: {
        operation: 'v1.getVirtualAccount',
        parameters: {
          accountHolderCode: '$request.path.accountHolderCode',
          accountCode: '$response.body#/elements/0/code',
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

/** The types of `v1.listVirtualAccounts`: parameters, body and responses. */
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
    /** The sort direction by creation time; newest first unless `asc`. */
    _sort?: 'asc' | 'desc';
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

/** Create a virtual account for a holder */
export const createVirtualAccount: OperationDescriptor<'v1.createVirtualAccount'> = {
  id: 'v1.createVirtualAccount',
  version: 'v1',
  method: 'post',
  path: '/api/v1/accountholders/{accountHolderCode}/accounts',
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
      getVirtualAccount: {
        operation: 'v1.getVirtualAccount',
        parameters: {
          accountHolderCode: '$request.path.accountHolderCode',
          accountCode: '$response.body#/code',
        },
      },
      listVirtualAccounts: {
        operation: 'v1.listVirtualAccounts',
        parameters: { accountHolderCode: '$request.path.accountHolderCode' },
      },
      getBalance: { operation: 'v1.getBalance', parameters: { code: '$response.body#/code' } },
      updateVirtualAccount: {
        operation: 'v1.updateVirtualAccount',
        parameters: {
          accountHolderCode: '$request.path.accountHolderCode',
          accountCode: '$response.body#/code',
        },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'virtualAccounts', method: 'create' },
};

/** The types of `v1.createVirtualAccount`: parameters, body and responses. */
export interface CreateVirtualAccount {
  path: {
    /** The code of the account holder. */
    accountHolderCode: string;
  };
  query: undefined;
  headers: undefined;
  body: VirtualAccountCreate;
  responses: {
    200: VirtualAccount;
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

/** Get one virtual account of a holder */
export const getVirtualAccount: OperationDescriptor<'v1.getVirtualAccount'> = {
  id: 'v1.getVirtualAccount',
  version: 'v1',
  method: 'get',
  path: '/api/v1/accountholders/{accountHolderCode}/accounts/{accountCode}',
  parameters: [
    { name: 'accountHolderCode', in: 'path', required: true },
    { name: 'accountCode', in: 'path', required: true },
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
        operation: 'v1.listVirtualAccounts',
        parameters: { accountHolderCode: '$request.path.accountHolderCode' },
      },
      getBalance: { operation: 'v1.getBalance', parameters: { code: '$response.body#/code' } },
      updateVirtualAccount: {
        operation: 'v1.updateVirtualAccount',
        parameters: {
          accountHolderCode: '$request.path.accountHolderCode',
          accountCode: '$response.body#/code',
        },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'virtualAccounts', method: 'get' },
};

/** The types of `v1.getVirtualAccount`: parameters, body and responses. */
export interface GetVirtualAccount {
  path: {
    /** The code of the account holder. */
    accountHolderCode: string;
    /** The code of the virtual account. */
    accountCode: string;
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

/** Rename a virtual account */
export const updateVirtualAccount: OperationDescriptor<'v1.updateVirtualAccount'> = {
  id: 'v1.updateVirtualAccount',
  version: 'v1',
  method: 'patch',
  path: '/api/v1/accountholders/{accountHolderCode}/accounts/{accountCode}',
  parameters: [
    { name: 'accountHolderCode', in: 'path', required: true },
    { name: 'accountCode', in: 'path', required: true },
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
      getVirtualAccount: {
        operation: 'v1.getVirtualAccount',
        parameters: {
          accountHolderCode: '$request.path.accountHolderCode',
          accountCode: '$response.body#/code',
        },
      },
      listVirtualAccounts: {
        operation: 'v1.listVirtualAccounts',
        parameters: { accountHolderCode: '$request.path.accountHolderCode' },
      },
      getBalance: { operation: 'v1.getBalance', parameters: { code: '$response.body#/code' } },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'virtualAccounts', method: 'update' },
  idempotency: { key: [], repeatable: true },
};

/** The types of `v1.updateVirtualAccount`: parameters, body and responses. */
export interface UpdateVirtualAccount {
  path: {
    /** The code of the account holder. */
    accountHolderCode: string;
    /** The code of the virtual account. */
    accountCode: string;
  };
  query: undefined;
  headers: undefined;
  body: VirtualAccountUpdate;
  responses: {
    200: VirtualAccount;
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

/** List the external accounts of a holder */
export const listExternalAccounts: OperationDescriptor<'v1.listExternalAccounts'> = {
  id: 'v1.listExternalAccounts',
  version: 'v1',
  method: 'get',
  path: '/api/v1/accountholders/{accountHolderCode}/externalaccounts',
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
      getExternalAccount: {
        operation: 'v1.getExternalAccount',
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

/** The types of `v1.listExternalAccounts`: parameters, body and responses. */
export interface ListExternalAccounts {
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

/** Add a bank account to a holder */
export const createExternalAccount: OperationDescriptor<'v1.createExternalAccount'> = {
  id: 'v1.createExternalAccount',
  version: 'v1',
  method: 'post',
  path: '/api/v1/accountholders/{accountHolderCode}/externalaccounts',
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
        operation: 'v1.getExternalAccount',
        parameters: {
          accountHolderCode: '$request.path.accountHolderCode',
          externalAccountCode: '$response.body#/code',
        },
      },
      listExternalAccounts: {
        operation: 'v1.listExternalAccounts',
        parameters: { accountHolderCode: '$request.path.accountHolderCode' },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'externalAccounts', method: 'create' },
};

/** The types of `v1.createExternalAccount`: parameters, body and responses. */
export interface CreateExternalAccount {
  path: {
    /** The code of the account holder. */
    accountHolderCode: string;
  };
  query: undefined;
  headers: undefined;
  body: ExternalAccountCreate;
  responses: {
    200: ExternalAccountWithKycStatus;
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

/** Get one external account of a holder */
export const getExternalAccount: OperationDescriptor<'v1.getExternalAccount'> = {
  id: 'v1.getExternalAccount',
  version: 'v1',
  method: 'get',
  path: '/api/v1/accountholders/{accountHolderCode}/externalaccounts/{externalAccountCode}',
  parameters: [
    { name: 'accountHolderCode', in: 'path', required: true },
    { name: 'externalAccountCode', in: 'path', required: true },
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
      listExternalAccounts: {
        operation: 'v1.listExternalAccounts',
        parameters: { accountHolderCode: '$request.path.accountHolderCode' },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'externalAccounts', method: 'get' },
};

/** The types of `v1.getExternalAccount`: parameters, body and responses. */
export interface GetExternalAccount {
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
    200: ExternalAccountWithKycStatus;
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
export const getBalance: OperationDescriptor<'v1.getBalance'> = {
  id: 'v1.getBalance',
  version: 'v1',
  method: 'get',
  path: '/api/v1/fund/balance/{code}',
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

/** The types of `v1.getBalance`: parameters, body and responses. */
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

/** List payment splits */
export const listPaymentSplits: OperationDescriptor<'v1.listPaymentSplits'> = {
  id: 'v1.listPaymentSplits',
  version: 'v1',
  method: 'get',
  path: '/api/v1/fund/split-payments',
  parameters: [
    { name: '_from', in: 'query' },
    { name: '_to', in: 'query' },
    { name: '_pageNumber', in: 'query', wire: 'number' },
    { name: '_pageSize', in: 'query', wire: 'number' },
    { name: '_asc', in: 'query', wire: 'boolean' },
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
        operation: 'v1.getPaymentSplit',
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

/** The types of `v1.listPaymentSplits`: parameters, body and responses. */
export interface ListPaymentSplits {
  path: undefined;
  query: {
    /** Only elements that were created at this time or later. */
    _from?: DateTimeFilter;
    /** Only elements that were created before this time. Not before `_from`. */
    _to?: DateTimeFilter;
    /** The page to return. The first is 0. A page beyond the last is empty. */
    _pageNumber?: number;
    /** The maximum number of elements of a page. */
    _pageSize?: number;
    /** Whether the list is sorted in ascending order; newest first unless `true`. */
    _asc?: boolean;
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
export const createPaymentSplit: OperationDescriptor<'v1.createPaymentSplit'> = {
  id: 'v1.createPaymentSplit',
  version: 'v1',
  method: 'post',
  path: '/api/v1/fund/split-payments',
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
        operation: 'v1.getPaymentSplit',
        parameters: { code: '$response.body#/code' },
      },
      listPaymentSplits: { operation: 'v1.listPaymentSplits' },
      createRefundSplit: {
        operation: 'v1.createRefundSplit',
        body: {
          extRef: '{$response.body#/extRef}',
          pspMutationExtRef: 'refund-{$response.body#/code}',
        },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'paymentSplits', method: 'create' },
  idempotency: { key: ['extRef'], replayHeader: 'x-idempotent-replay' },
};

/** The types of `v1.createPaymentSplit`: parameters, body and responses. */
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
export const getPaymentSplit: OperationDescriptor<'v1.getPaymentSplit'> = {
  id: 'v1.getPaymentSplit',
  version: 'v1',
  method: 'get',
  path: '/api/v1/fund/split-payments/{code}',
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
      listPaymentSplits: { operation: 'v1.listPaymentSplits' },
      createRefundSplit: {
        operation: 'v1.createRefundSplit',
        body: {
          extRef: '{$response.body#/extRef}',
          pspMutationExtRef: 'refund-{$response.body#/code}',
        },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'paymentSplits', method: 'get' },
};

/** The types of `v1.getPaymentSplit`: parameters, body and responses. */
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

/** List refund splits */
export const listRefundSplits: OperationDescriptor<'v1.listRefundSplits'> = {
  id: 'v1.listRefundSplits',
  version: 'v1',
  method: 'get',
  path: '/api/v1/fund/split-refunds',
  parameters: [
    { name: '_from', in: 'query' },
    { name: '_to', in: 'query' },
    { name: '_pageNumber', in: 'query', wire: 'number' },
    { name: '_pageSize', in: 'query', wire: 'number' },
    { name: '_asc', in: 'query', wire: 'boolean' },
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
        operation: 'v1.getRefundSplit',
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

/** The types of `v1.listRefundSplits`: parameters, body and responses. */
export interface ListRefundSplits {
  path: undefined;
  query: {
    /** Only elements that were created at this time or later. */
    _from?: DateTimeFilter;
    /** Only elements that were created before this time. Not before `_from`. */
    _to?: DateTimeFilter;
    /** The page to return. The first is 0. A page beyond the last is empty. */
    _pageNumber?: number;
    /** The maximum number of elements of a page. */
    _pageSize?: number;
    /** Whether the list is sorted in ascending order; newest first unless `true`. */
    _asc?: boolean;
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
export const createRefundSplit: OperationDescriptor<'v1.createRefundSplit'> = {
  id: 'v1.createRefundSplit',
  version: 'v1',
  method: 'post',
  path: '/api/v1/fund/split-refunds',
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
        operation: 'v1.getRefundSplit',
        parameters: { code: '$response.body#/code' },
      },
      listRefundSplits: { operation: 'v1.listRefundSplits' },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'refundSplits', method: 'create' },
  idempotency: { key: ['extRef', 'pspMutationExtRef'], replayHeader: 'x-idempotent-replay' },
};

/** The types of `v1.createRefundSplit`: parameters, body and responses. */
export interface CreateRefundSplit {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: RefundSplitCreate;
  responses: {
    200: CreatedRefundSplit;
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
export const getRefundSplit: OperationDescriptor<'v1.getRefundSplit'> = {
  id: 'v1.getRefundSplit',
  version: 'v1',
  method: 'get',
  path: '/api/v1/fund/split-refunds/{code}',
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
  links: { '200': { listRefundSplits: { operation: 'v1.listRefundSplits' } } },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'refundSplits', method: 'get' },
};

/** The types of `v1.getRefundSplit`: parameters, body and responses. */
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

/** List payout requests */
export const listPayoutRequests: OperationDescriptor<'v1.listPayoutRequests'> = {
  id: 'v1.listPayoutRequests',
  version: 'v1',
  method: 'get',
  path: '/api/v1/fund/payout-requests',
  parameters: [
    { name: '_from', in: 'query' },
    { name: '_to', in: 'query' },
    { name: '_pageNumber', in: 'query', wire: 'number' },
    { name: '_pageSize', in: 'query', wire: 'number' },
    { name: '_orderBy', in: 'query' },
    { name: '_asc', in: 'query', wire: 'boolean' },
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
        operation: 'v1.getPayoutRequest',
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

/** The types of `v1.listPayoutRequests`: parameters, body and responses. */
export interface ListPayoutRequests {
  path: undefined;
  query: {
    /**
     * Only requests that were made at this time or later. Documented as `yyyy-MM-dd hh:mm:ss.SSSSSSX`, with the hours
     * from 00 to 23; the form of the other lists (`2026-03-01T00:00:00.000Z`) is taken too.
     */
    _from?: DateTimeFilter;
    /**
     * Only requests that were made before this time. Not before `_from`. Documented as `yyyy-MM-dd
     * hh:mm:ss.SSSSSSX`, with the hours from 00 to 23; the form of the other lists (`2026-04-01T00:00:00.000Z`) is
     * taken too.
     */
    _to?: DateTimeFilter;
    /** The page to return. The first is 0. A page beyond the last is empty. */
    _pageNumber?: number;
    /** The maximum number of elements of a page. */
    _pageSize?: number;
    /** The field to sort by. Elements with the same value are sorted by code. */
    _orderBy?:
      | 'createdAt'
      | 'code'
      | 'processAt'
      | 'useBalanceAt'
      | 'accountCode'
      | 'externalAccountCode'
      | 'amount'
      | 'description'
      | 'status';
    /** Whether the list is sorted in ascending order; newest first unless `true`. */
    _asc?: boolean;
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
export const createPayoutRequest: OperationDescriptor<'v1.createPayoutRequest'> = {
  id: 'v1.createPayoutRequest',
  version: 'v1',
  method: 'post',
  path: '/api/v1/fund/payout-requests',
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
        operation: 'v1.getPayoutRequest',
        parameters: { code: '$response.body#/code' },
      },
      deletePayoutRequest: {
        operation: 'v1.deletePayoutRequest',
        parameters: { code: '$response.body#/code' },
      },
      listPayoutRequests: { operation: 'v1.listPayoutRequests' },
      getBalance: {
        operation: 'v1.getBalance',
        parameters: { code: '$response.body#/accountCode' },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'payouts', method: 'create' },
};

/** The types of `v1.createPayoutRequest`: parameters, body and responses. */
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
export const getPayoutRequest: OperationDescriptor<'v1.getPayoutRequest'> = {
  id: 'v1.getPayoutRequest',
  version: 'v1',
  method: 'get',
  path: '/api/v1/fund/payout-requests/{code}',
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
        operation: 'v1.deletePayoutRequest',
        parameters: { code: '$response.body#/code' },
      },
      listPayoutRequests: { operation: 'v1.listPayoutRequests' },
      getBalance: {
        operation: 'v1.getBalance',
        parameters: { code: '$response.body#/accountCode' },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'payouts', method: 'get' },
};

/** The types of `v1.getPayoutRequest`: parameters, body and responses. */
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
export const deletePayoutRequest: OperationDescriptor<'v1.deletePayoutRequest'> = {
  id: 'v1.deletePayoutRequest',
  version: 'v1',
  method: 'delete',
  path: '/api/v1/fund/payout-requests/{code}',
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
      listPayoutRequests: { operation: 'v1.listPayoutRequests' },
      getBalance: {
        operation: 'v1.getBalance',
        parameters: { code: '$response.body#/accountCode' },
      },
    },
  },
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'payouts', method: 'delete' },
};

/** The types of `v1.deletePayoutRequest`: parameters, body and responses. */
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
