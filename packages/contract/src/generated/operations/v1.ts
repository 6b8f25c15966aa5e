// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { operations } from '../openapi.js';
import type { OperationDescriptor } from '../runtime/operation.js';
import type { ErrorBody } from '../shared.js';
import type {
  AccountHolder,
  AccountHolderCreate,
  AccountHolderPage,
  AccountHolderUpdate,
  Balance,
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
export const listAccountHolders = {
  id: 'v1.listAccountHolders',
  version: 'v1',
  method: 'get',
  path: '/api/v1/accountholders',
  tags: ['v1 account holders'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'accountHolders', method: 'list' },
  pagination: {
    page: { parameter: '_pageNumber', first: 0 },
    size: { parameter: '_pageSize', default: 25, maximum: 500 },
    elements: '/elements',
    total: '/totalElementCount',
  },
} as const satisfies OperationDescriptor;

/** What `v1.listAccountHolders` takes and returns, by part. */
export interface ListAccountHolders {
  path: undefined;
  query: NonNullable<operations['v1.listAccountHolders']['parameters']['query']>;
  headers: undefined;
  body: undefined;
  responses: {
    200: AccountHolderPage;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** Create an account holder */
export const createAccountHolder = {
  id: 'v1.createAccountHolder',
  version: 'v1',
  method: 'post',
  path: '/api/v1/accountholders',
  tags: ['v1 account holders'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'accountHolders', method: 'create' },
} as const satisfies OperationDescriptor;

/** What `v1.createAccountHolder` takes and returns, by part. */
export interface CreateAccountHolder {
  path: undefined;
  query: NonNullable<operations['v1.createAccountHolder']['parameters']['query']>;
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** Get an account holder */
export const getAccountHolder = {
  id: 'v1.getAccountHolder',
  version: 'v1',
  method: 'get',
  path: '/api/v1/accountholders/{code}',
  tags: ['v1 account holders'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'accountHolders', method: 'get' },
} as const satisfies OperationDescriptor;

/** What `v1.getAccountHolder` takes and returns, by part. */
export interface GetAccountHolder {
  path: NonNullable<operations['v1.getAccountHolder']['parameters']['path']>;
  query: NonNullable<operations['v1.getAccountHolder']['parameters']['query']>;
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** Update an account holder */
export const updateAccountHolder = {
  id: 'v1.updateAccountHolder',
  version: 'v1',
  method: 'patch',
  path: '/api/v1/accountholders/{code}',
  tags: ['v1 account holders'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'accountHolders', method: 'update' },
} as const satisfies OperationDescriptor;

/** What `v1.updateAccountHolder` takes and returns, by part. */
export interface UpdateAccountHolder {
  path: NonNullable<operations['v1.updateAccountHolder']['parameters']['path']>;
  query: NonNullable<operations['v1.updateAccountHolder']['parameters']['query']>;
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** Add an identity paper to an individual */
export const createIndividualDocument = {
  id: 'v1.createIndividualDocument',
  version: 'v1',
  method: 'post',
  path: '/api/v1/accountholders/{code}/individual/documents',
  tags: ['v1 documents'],
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
} as const satisfies OperationDescriptor;

/** What `v1.createIndividualDocument` takes and returns, by part. */
export interface CreateIndividualDocument {
  path: NonNullable<operations['v1.createIndividualDocument']['parameters']['path']>;
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** Add a company paper to an organization */
export const createOrganizationDocument = {
  id: 'v1.createOrganizationDocument',
  version: 'v1',
  method: 'post',
  path: '/api/v1/accountholders/{code}/organization/documents',
  tags: ['v1 documents'],
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
} as const satisfies OperationDescriptor;

/** What `v1.createOrganizationDocument` takes and returns, by part. */
export interface CreateOrganizationDocument {
  path: NonNullable<operations['v1.createOrganizationDocument']['parameters']['path']>;
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** List the virtual accounts of a holder */
export const listVirtualAccounts = {
  id: 'v1.listVirtualAccounts',
  version: 'v1',
  method: 'get',
  path: '/api/v1/accountholders/{accountHolderCode}/accounts',
  tags: ['v1 virtual accounts'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'virtualAccounts', method: 'list' },
  pagination: {
    page: { parameter: '_pageNumber', first: 0 },
    size: { parameter: '_pageSize', default: 25, maximum: 500 },
    elements: '/elements',
    total: '/totalElementCount',
  },
} as const satisfies OperationDescriptor;

/** What `v1.listVirtualAccounts` takes and returns, by part. */
export interface ListVirtualAccounts {
  path: NonNullable<operations['v1.listVirtualAccounts']['parameters']['path']>;
  query: NonNullable<operations['v1.listVirtualAccounts']['parameters']['query']>;
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** Create a virtual account for a holder */
export const createVirtualAccount = {
  id: 'v1.createVirtualAccount',
  version: 'v1',
  method: 'post',
  path: '/api/v1/accountholders/{accountHolderCode}/accounts',
  tags: ['v1 virtual accounts'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'virtualAccounts', method: 'create' },
} as const satisfies OperationDescriptor;

/** What `v1.createVirtualAccount` takes and returns, by part. */
export interface CreateVirtualAccount {
  path: NonNullable<operations['v1.createVirtualAccount']['parameters']['path']>;
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** Get one virtual account of a holder */
export const getVirtualAccount = {
  id: 'v1.getVirtualAccount',
  version: 'v1',
  method: 'get',
  path: '/api/v1/accountholders/{accountHolderCode}/accounts/{accountCode}',
  tags: ['v1 virtual accounts'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'virtualAccounts', method: 'get' },
} as const satisfies OperationDescriptor;

/** What `v1.getVirtualAccount` takes and returns, by part. */
export interface GetVirtualAccount {
  path: NonNullable<operations['v1.getVirtualAccount']['parameters']['path']>;
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** Rename a virtual account */
export const updateVirtualAccount = {
  id: 'v1.updateVirtualAccount',
  version: 'v1',
  method: 'patch',
  path: '/api/v1/accountholders/{accountHolderCode}/accounts/{accountCode}',
  tags: ['v1 virtual accounts'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'virtualAccounts', method: 'update' },
} as const satisfies OperationDescriptor;

/** What `v1.updateVirtualAccount` takes and returns, by part. */
export interface UpdateVirtualAccount {
  path: NonNullable<operations['v1.updateVirtualAccount']['parameters']['path']>;
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** List the external accounts of a holder */
export const listExternalAccounts = {
  id: 'v1.listExternalAccounts',
  version: 'v1',
  method: 'get',
  path: '/api/v1/accountholders/{accountHolderCode}/externalaccounts',
  tags: ['v1 external accounts'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'externalAccounts', method: 'list' },
  pagination: {
    page: { parameter: '_pageNumber', first: 0 },
    size: { parameter: '_pageSize', default: 25, maximum: 500 },
    elements: '/elements',
    total: '/totalElementCount',
  },
} as const satisfies OperationDescriptor;

/** What `v1.listExternalAccounts` takes and returns, by part. */
export interface ListExternalAccounts {
  path: NonNullable<operations['v1.listExternalAccounts']['parameters']['path']>;
  query: NonNullable<operations['v1.listExternalAccounts']['parameters']['query']>;
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** Add a bank account to a holder */
export const createExternalAccount = {
  id: 'v1.createExternalAccount',
  version: 'v1',
  method: 'post',
  path: '/api/v1/accountholders/{accountHolderCode}/externalaccounts',
  tags: ['v1 external accounts'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'externalAccounts', method: 'create' },
} as const satisfies OperationDescriptor;

/** What `v1.createExternalAccount` takes and returns, by part. */
export interface CreateExternalAccount {
  path: NonNullable<operations['v1.createExternalAccount']['parameters']['path']>;
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** Get one external account of a holder */
export const getExternalAccount = {
  id: 'v1.getExternalAccount',
  version: 'v1',
  method: 'get',
  path: '/api/v1/accountholders/{accountHolderCode}/externalaccounts/{externalAccountCode}',
  tags: ['v1 external accounts'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'externalAccounts', method: 'get' },
} as const satisfies OperationDescriptor;

/** What `v1.getExternalAccount` takes and returns, by part. */
export interface GetExternalAccount {
  path: NonNullable<operations['v1.getExternalAccount']['parameters']['path']>;
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** Get what an account can pay out */
export const getBalance = {
  id: 'v1.getBalance',
  version: 'v1',
  method: 'get',
  path: '/api/v1/fund/balance/{code}',
  tags: ['v1 balance'],
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
} as const satisfies OperationDescriptor;

/** What `v1.getBalance` takes and returns, by part. */
export interface GetBalance {
  path: NonNullable<operations['v1.getBalance']['parameters']['path']>;
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** List payment splits */
export const listPaymentSplits = {
  id: 'v1.listPaymentSplits',
  version: 'v1',
  method: 'get',
  path: '/api/v1/fund/split-payments',
  tags: ['v1 payment splits'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'paymentSplits', method: 'list' },
  pagination: {
    page: { parameter: '_pageNumber', first: 0 },
    size: { parameter: '_pageSize', default: 25, maximum: 500 },
    elements: '/elements',
    total: '/totalElementCount',
  },
} as const satisfies OperationDescriptor;

/** What `v1.listPaymentSplits` takes and returns, by part. */
export interface ListPaymentSplits {
  path: undefined;
  query: NonNullable<operations['v1.listPaymentSplits']['parameters']['query']>;
  headers: undefined;
  body: undefined;
  responses: {
    200: PaymentSplitPage;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** Distribute a payment over virtual accounts */
export const createPaymentSplit = {
  id: 'v1.createPaymentSplit',
  version: 'v1',
  method: 'post',
  path: '/api/v1/fund/split-payments',
  tags: ['v1 payment splits'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'paymentSplits', method: 'create' },
  idempotency: { key: ['extRef'], replayHeader: 'x-idempotent-replay' },
} as const satisfies OperationDescriptor;

/** What `v1.createPaymentSplit` takes and returns, by part. */
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** Get a payment split */
export const getPaymentSplit = {
  id: 'v1.getPaymentSplit',
  version: 'v1',
  method: 'get',
  path: '/api/v1/fund/split-payments/{code}',
  tags: ['v1 payment splits'],
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
  resource: { group: 'paymentSplits', method: 'get' },
} as const satisfies OperationDescriptor;

/** What `v1.getPaymentSplit` takes and returns, by part. */
export interface GetPaymentSplit {
  path: NonNullable<operations['v1.getPaymentSplit']['parameters']['path']>;
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** List refund splits */
export const listRefundSplits = {
  id: 'v1.listRefundSplits',
  version: 'v1',
  method: 'get',
  path: '/api/v1/fund/split-refunds',
  tags: ['v1 refund splits'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'refundSplits', method: 'list' },
  pagination: {
    page: { parameter: '_pageNumber', first: 0 },
    size: { parameter: '_pageSize', default: 25, maximum: 500 },
    elements: '/elements',
    total: '/totalElementCount',
  },
} as const satisfies OperationDescriptor;

/** What `v1.listRefundSplits` takes and returns, by part. */
export interface ListRefundSplits {
  path: undefined;
  query: NonNullable<operations['v1.listRefundSplits']['parameters']['query']>;
  headers: undefined;
  body: undefined;
  responses: {
    200: RefundSplitPage;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** Refund a payment split in full or in part */
export const createRefundSplit = {
  id: 'v1.createRefundSplit',
  version: 'v1',
  method: 'post',
  path: '/api/v1/fund/split-refunds',
  tags: ['v1 refund splits'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'refundSplits', method: 'create' },
  idempotency: { key: ['extRef', 'pspMutationExtRef'], replayHeader: 'x-idempotent-replay' },
} as const satisfies OperationDescriptor;

/** What `v1.createRefundSplit` takes and returns, by part. */
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** Get a refund split */
export const getRefundSplit = {
  id: 'v1.getRefundSplit',
  version: 'v1',
  method: 'get',
  path: '/api/v1/fund/split-refunds/{code}',
  tags: ['v1 refund splits'],
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
  resource: { group: 'refundSplits', method: 'get' },
} as const satisfies OperationDescriptor;

/** What `v1.getRefundSplit` takes and returns, by part. */
export interface GetRefundSplit {
  path: NonNullable<operations['v1.getRefundSplit']['parameters']['path']>;
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** List payout requests */
export const listPayoutRequests = {
  id: 'v1.listPayoutRequests',
  version: 'v1',
  method: 'get',
  path: '/api/v1/fund/payout-requests',
  tags: ['v1 payout requests'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'payouts', method: 'list' },
  pagination: {
    page: { parameter: '_pageNumber', first: 0 },
    size: { parameter: '_pageSize', default: 25, maximum: 500 },
    elements: '/elements',
    total: '/totalElementCount',
  },
} as const satisfies OperationDescriptor;

/** What `v1.listPayoutRequests` takes and returns, by part. */
export interface ListPayoutRequests {
  path: undefined;
  query: NonNullable<operations['v1.listPayoutRequests']['parameters']['query']>;
  headers: undefined;
  body: undefined;
  responses: {
    200: PayoutRequestPage;
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    422: ErrorBody;
    429: ErrorBody;
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** Request a payout to a bank account */
export const createPayoutRequest = {
  id: 'v1.createPayoutRequest',
  version: 'v1',
  method: 'post',
  path: '/api/v1/fund/payout-requests',
  tags: ['v1 payout requests'],
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
  resource: { group: 'payouts', method: 'create' },
} as const satisfies OperationDescriptor;

/** What `v1.createPayoutRequest` takes and returns, by part. */
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** Get a payout request */
export const getPayoutRequest = {
  id: 'v1.getPayoutRequest',
  version: 'v1',
  method: 'get',
  path: '/api/v1/fund/payout-requests/{code}',
  tags: ['v1 payout requests'],
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
  resource: { group: 'payouts', method: 'get' },
} as const satisfies OperationDescriptor;

/** What `v1.getPayoutRequest` takes and returns, by part. */
export interface GetPayoutRequest {
  path: NonNullable<operations['v1.getPayoutRequest']['parameters']['path']>;
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** Delete a payout request that is still waiting */
export const deletePayoutRequest = {
  id: 'v1.deletePayoutRequest',
  version: 'v1',
  method: 'delete',
  path: '/api/v1/fund/payout-requests/{code}',
  tags: ['v1 payout requests'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'payouts', method: 'delete' },
} as const satisfies OperationDescriptor;

/** What `v1.deletePayoutRequest` takes and returns, by part. */
export interface DeletePayoutRequest {
  path: NonNullable<operations['v1.deletePayoutRequest']['parameters']['path']>;
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}
