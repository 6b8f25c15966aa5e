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
  BalanceTransfer,
  BalanceTransferCreate,
  BalanceTransferPage,
  BeneficialOwner,
  BeneficialOwnerCreate,
  BeneficialOwnerPage,
  BeneficialOwnerUpdate,
  ExternalAccountCreate,
  ExternalAccountPage,
  ExternalAccountUpdate,
  ExternalAccountWithKycStatus,
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
  RefundSplit,
  RefundSplitCreate,
  RefundSplitPage,
  Report,
  ReportCreate,
  ReportList,
  TransactionList,
  VirtualAccount,
  VirtualAccountPage,
  WebhookConfiguration,
  WebhookConfigurationCreate,
  WebhookConfigurationUpdate,
} from '../v2.js';

/** List account holders */
export const listAccountHolders = {
  id: 'v2.listAccountHolders',
  version: 'v2',
  method: 'get',
  path: '/api/accountholders',
  tags: ['v2 account holders'],
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

/** What `v2.listAccountHolders` takes and returns, by part. */
export interface ListAccountHolders {
  path: undefined;
  query: NonNullable<operations['v2.listAccountHolders']['parameters']['query']>;
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
  id: 'v2.createAccountHolder',
  version: 'v2',
  method: 'post',
  path: '/api/accountholders',
  tags: ['v2 account holders'],
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

/** What `v2.createAccountHolder` takes and returns, by part. */
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** Get an account holder */
export const getAccountHolder = {
  id: 'v2.getAccountHolder',
  version: 'v2',
  method: 'get',
  path: '/api/accountholders/{accountHolderCode}',
  tags: ['v2 account holders'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'accountHolders', method: 'get' },
} as const satisfies OperationDescriptor;

/** What `v2.getAccountHolder` takes and returns, by part. */
export interface GetAccountHolder {
  path: NonNullable<operations['v2.getAccountHolder']['parameters']['path']>;
  query: NonNullable<operations['v2.getAccountHolder']['parameters']['query']>;
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
  id: 'v2.updateAccountHolder',
  version: 'v2',
  method: 'patch',
  path: '/api/accountholders/{accountHolderCode}',
  tags: ['v2 account holders'],
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
  resource: { group: 'accountHolders', method: 'update' },
} as const satisfies OperationDescriptor;

/** What `v2.updateAccountHolder` takes and returns, by part. */
export interface UpdateAccountHolder {
  path: NonNullable<operations['v2.updateAccountHolder']['parameters']['path']>;
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** List the owners of an organization */
export const listBeneficialOwners = {
  id: 'v2.listBeneficialOwners',
  version: 'v2',
  method: 'get',
  path: '/api/accountholders/{accountHolderCode}/ubos',
  tags: ['v2 beneficial owners'],
  parameters: [
    { name: 'accountHolderCode', in: 'path', required: true },
    { name: '_fragments', in: 'query', explode: false, wire: 'array' },
    { name: 'pageNumber', in: 'query', wire: 'number' },
    { name: 'pageSize', in: 'query', wire: 'number' },
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
  resource: { group: 'beneficialOwners', method: 'list' },
  pagination: {
    page: { parameter: 'pageNumber', first: 0 },
    size: { parameter: 'pageSize', default: 25, maximum: 500 },
    elements: '/elements',
    total: '/totalElementCount',
  },
} as const satisfies OperationDescriptor;

/** What `v2.listBeneficialOwners` takes and returns, by part. */
export interface ListBeneficialOwners {
  path: NonNullable<operations['v2.listBeneficialOwners']['parameters']['path']>;
  query: NonNullable<operations['v2.listBeneficialOwners']['parameters']['query']>;
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** Add an owner to an organization */
export const createBeneficialOwner = {
  id: 'v2.createBeneficialOwner',
  version: 'v2',
  method: 'post',
  path: '/api/accountholders/{accountHolderCode}/ubos',
  tags: ['v2 beneficial owners'],
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
  resource: { group: 'beneficialOwners', method: 'create' },
} as const satisfies OperationDescriptor;

/** What `v2.createBeneficialOwner` takes and returns, by part. */
export interface CreateBeneficialOwner {
  path: NonNullable<operations['v2.createBeneficialOwner']['parameters']['path']>;
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** Get an owner of an organization */
export const getBeneficialOwner = {
  id: 'v2.getBeneficialOwner',
  version: 'v2',
  method: 'get',
  path: '/api/accountholders/{accountHolderCode}/ubos/{uboCode}',
  tags: ['v2 beneficial owners'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'beneficialOwners', method: 'get' },
} as const satisfies OperationDescriptor;

/** What `v2.getBeneficialOwner` takes and returns, by part. */
export interface GetBeneficialOwner {
  path: NonNullable<operations['v2.getBeneficialOwner']['parameters']['path']>;
  query: NonNullable<operations['v2.getBeneficialOwner']['parameters']['query']>;
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** Update an owner of an organization */
export const updateBeneficialOwner = {
  id: 'v2.updateBeneficialOwner',
  version: 'v2',
  method: 'patch',
  path: '/api/accountholders/{accountHolderCode}/ubos/{uboCode}',
  tags: ['v2 beneficial owners'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'beneficialOwners', method: 'update' },
} as const satisfies OperationDescriptor;

/** What `v2.updateBeneficialOwner` takes and returns, by part. */
export interface UpdateBeneficialOwner {
  path: NonNullable<operations['v2.updateBeneficialOwner']['parameters']['path']>;
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** List an account holder's virtual accounts */
export const listVirtualAccounts = {
  id: 'v2.listVirtualAccounts',
  version: 'v2',
  method: 'get',
  path: '/api/accountholders/{accountHolderCode}/accounts',
  tags: ['v2 virtual accounts'],
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
  resource: { group: 'virtualAccounts', method: 'list' },
  pagination: {
    page: { parameter: '_pageNumber', first: 0 },
    size: { parameter: '_pageSize', default: 25, maximum: 500 },
    elements: '/elements',
    total: '/totalElementCount',
  },
} as const satisfies OperationDescriptor;

/** What `v2.listVirtualAccounts` takes and returns, by part. */
export interface ListVirtualAccounts {
  path: NonNullable<operations['v2.listVirtualAccounts']['parameters']['path']>;
  query: NonNullable<operations['v2.listVirtualAccounts']['parameters']['query']>;
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

/** Get a virtual account */
export const getVirtualAccount = {
  id: 'v2.getVirtualAccount',
  version: 'v2',
  method: 'get',
  path: '/api/accountholders/{accountHolderCode}/accounts/{virtualAccountCode}',
  tags: ['v2 virtual accounts'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'virtualAccounts', method: 'get' },
} as const satisfies OperationDescriptor;

/** What `v2.getVirtualAccount` takes and returns, by part. */
export interface GetVirtualAccount {
  path: NonNullable<operations['v2.getVirtualAccount']['parameters']['path']>;
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

/** List an account holder's external accounts */
export const listExternalAccounts = {
  id: 'v2.listExternalAccounts',
  version: 'v2',
  method: 'get',
  path: '/api/accountholders/{accountHolderCode}/externalaccounts',
  tags: ['v2 external accounts'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'externalAccounts', method: 'list' },
  pagination: {
    page: { parameter: '_pageNumber', first: 0 },
    size: { parameter: '_pageSize', default: 25, maximum: 500 },
    elements: '/elements',
    total: '/totalElementCount',
  },
} as const satisfies OperationDescriptor;

/** What `v2.listExternalAccounts` takes and returns, by part. */
export interface ListExternalAccounts {
  path: NonNullable<operations['v2.listExternalAccounts']['parameters']['path']>;
  query: NonNullable<operations['v2.listExternalAccounts']['parameters']['query']>;
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

/** Create an external account */
export const createExternalAccount = {
  id: 'v2.createExternalAccount',
  version: 'v2',
  method: 'post',
  path: '/api/accountholders/{accountHolderCode}/externalaccounts',
  tags: ['v2 external accounts'],
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

/** What `v2.createExternalAccount` takes and returns, by part. */
export interface CreateExternalAccount {
  path: NonNullable<operations['v2.createExternalAccount']['parameters']['path']>;
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

/** Get an external account */
export const getExternalAccount = {
  id: 'v2.getExternalAccount',
  version: 'v2',
  method: 'get',
  path: '/api/accountholders/{accountHolderCode}/externalaccounts/{externalAccountCode}',
  tags: ['v2 external accounts'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'externalAccounts', method: 'get' },
} as const satisfies OperationDescriptor;

/** What `v2.getExternalAccount` takes and returns, by part. */
export interface GetExternalAccount {
  path: NonNullable<operations['v2.getExternalAccount']['parameters']['path']>;
  query: NonNullable<operations['v2.getExternalAccount']['parameters']['query']>;
  headers: undefined;
  body: undefined;
  responses: {
    200: ExternalAccountWithKycStatus;
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

/** Change an external account */
export const updateExternalAccount = {
  id: 'v2.updateExternalAccount',
  version: 'v2',
  method: 'patch',
  path: '/api/accountholders/{accountHolderCode}/externalaccounts/{externalAccountCode}',
  tags: ['v2 external accounts'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'externalAccounts', method: 'update' },
} as const satisfies OperationDescriptor;

/** What `v2.updateExternalAccount` takes and returns, by part. */
export interface UpdateExternalAccount {
  path: NonNullable<operations['v2.updateExternalAccount']['parameters']['path']>;
  query: undefined;
  headers: undefined;
  body: ExternalAccountUpdate;
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

/** Select the active external account */
export const selectExternalAccount = {
  id: 'v2.selectExternalAccount',
  version: 'v2',
  method: 'post',
  path: '/api/accountholders/{accountHolderCode}/externalaccounts/{externalAccountCode}/select',
  tags: ['v2 external accounts'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'externalAccounts', method: 'select' },
} as const satisfies OperationDescriptor;

/** What `v2.selectExternalAccount` takes and returns, by part. */
export interface SelectExternalAccount {
  path: NonNullable<operations['v2.selectExternalAccount']['parameters']['path']>;
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: {
    200: ExternalAccountWithKycStatus;
    400: ErrorBody;
    401: ErrorBody;
    402: ErrorBody;
    403: ErrorBody;
    404: ErrorBody;
    429: ErrorBody;
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** Make a URL for hosted onboarding */
export const createOnboardingUrl = {
  id: 'v2.createOnboardingUrl',
  version: 'v2',
  method: 'post',
  path: '/api/accountholders/{accountHolderCode}/onboarding-url',
  tags: ['v2 onboarding'],
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
} as const satisfies OperationDescriptor;

/** What `v2.createOnboardingUrl` takes and returns, by part. */
export interface CreateOnboardingUrl {
  path: NonNullable<operations['v2.createOnboardingUrl']['parameters']['path']>;
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** List payments, refunds and chargebacks */
export const listTransactions = {
  id: 'v2.listTransactions',
  version: 'v2',
  method: 'get',
  path: '/api/transactions',
  tags: ['v2 transactions'],
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
} as const satisfies OperationDescriptor;

/** What `v2.listTransactions` takes and returns, by part. */
export interface ListTransactions {
  path: undefined;
  query: NonNullable<operations['v2.listTransactions']['parameters']['query']>;
  headers: undefined;
  body: undefined;
  responses: {
    200: TransactionList;
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

/** List payment splits */
export const listPaymentSplits = {
  id: 'v2.listPaymentSplits',
  version: 'v2',
  method: 'get',
  path: '/api/fund/split-payments',
  tags: ['v2 payment splits'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'paymentSplits', method: 'list' },
  pagination: {
    page: { parameter: '_pageNumber', first: 0 },
    size: { parameter: '_pageSize', default: 25, maximum: 500 },
    elements: '/elements',
    total: '/totalElementCount',
  },
} as const satisfies OperationDescriptor;

/** What `v2.listPaymentSplits` takes and returns, by part. */
export interface ListPaymentSplits {
  path: undefined;
  query: NonNullable<operations['v2.listPaymentSplits']['parameters']['query']>;
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
  id: 'v2.createPaymentSplit',
  version: 'v2',
  method: 'post',
  path: '/api/fund/split-payments',
  tags: ['v2 payment splits'],
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

/** What `v2.createPaymentSplit` takes and returns, by part. */
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
  id: 'v2.getPaymentSplit',
  version: 'v2',
  method: 'get',
  path: '/api/fund/split-payments/{code}',
  tags: ['v2 payment splits'],
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

/** What `v2.getPaymentSplit` takes and returns, by part. */
export interface GetPaymentSplit {
  path: NonNullable<operations['v2.getPaymentSplit']['parameters']['path']>;
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

/** Cancel a payment split before it is settled */
export const cancelPaymentSplit = {
  id: 'v2.cancelPaymentSplit',
  version: 'v2',
  method: 'post',
  path: '/api/fund/split-payments/{code}/cancel',
  tags: ['v2 payment splits'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'paymentSplits', method: 'cancel' },
} as const satisfies OperationDescriptor;

/** What `v2.cancelPaymentSplit` takes and returns, by part. */
export interface CancelPaymentSplit {
  path: NonNullable<operations['v2.cancelPaymentSplit']['parameters']['path']>;
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** List refund splits */
export const listRefundSplits = {
  id: 'v2.listRefundSplits',
  version: 'v2',
  method: 'get',
  path: '/api/fund/split-refunds',
  tags: ['v2 refund splits'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'refundSplits', method: 'list' },
  pagination: {
    page: { parameter: '_pageNumber', first: 0 },
    size: { parameter: '_pageSize', default: 25, maximum: 500 },
    elements: '/elements',
    total: '/totalElementCount',
  },
} as const satisfies OperationDescriptor;

/** What `v2.listRefundSplits` takes and returns, by part. */
export interface ListRefundSplits {
  path: undefined;
  query: NonNullable<operations['v2.listRefundSplits']['parameters']['query']>;
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
  id: 'v2.createRefundSplit',
  version: 'v2',
  method: 'post',
  path: '/api/fund/split-refunds',
  tags: ['v2 refund splits'],
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

/** What `v2.createRefundSplit` takes and returns, by part. */
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
  id: 'v2.getRefundSplit',
  version: 'v2',
  method: 'get',
  path: '/api/fund/split-refunds/{code}',
  tags: ['v2 refund splits'],
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

/** What `v2.getRefundSplit` takes and returns, by part. */
export interface GetRefundSplit {
  path: NonNullable<operations['v2.getRefundSplit']['parameters']['path']>;
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

/** Get what an account can pay out */
export const getBalance = {
  id: 'v2.getBalance',
  version: 'v2',
  method: 'get',
  path: '/api/fund/balance/{code}',
  tags: ['v2 balance'],
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

/** What `v2.getBalance` takes and returns, by part. */
export interface GetBalance {
  path: NonNullable<operations['v2.getBalance']['parameters']['path']>;
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

/** List the divisions of the merchant */
export const listDivisions = {
  id: 'v2.listDivisions',
  version: 'v2',
  method: 'get',
  path: '/api/divisions',
  tags: ['v2 divisions'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'divisions', method: 'list' },
} as const satisfies OperationDescriptor;

/** What `v2.listDivisions` takes and returns, by part. */
export interface ListDivisions {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: {
    200: operations['v2.listDivisions']['responses'][200]['content']['application/json'];
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    429: ErrorBody;
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** List balance transfers */
export const listBalanceTransfers = {
  id: 'v2.listBalanceTransfers',
  version: 'v2',
  method: 'get',
  path: '/api/fund/balance-transfers',
  tags: ['v2 balance transfers'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'balanceTransfers', method: 'list' },
  pagination: {
    page: { parameter: '_pageNumber', first: 0 },
    size: { parameter: '_pageSize', default: 25, maximum: 500 },
    elements: '/elements',
    total: '/totalElementCount',
  },
} as const satisfies OperationDescriptor;

/** What `v2.listBalanceTransfers` takes and returns, by part. */
export interface ListBalanceTransfers {
  path: undefined;
  query: NonNullable<operations['v2.listBalanceTransfers']['parameters']['query']>;
  headers: undefined;
  body: undefined;
  responses: {
    200: BalanceTransferPage;
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

/** Move money between two virtual accounts */
export const createBalanceTransfer = {
  id: 'v2.createBalanceTransfer',
  version: 'v2',
  method: 'post',
  path: '/api/fund/balance-transfers',
  tags: ['v2 balance transfers'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'balanceTransfers', method: 'create' },
  idempotency: { key: ['idempotencyKey'] },
} as const satisfies OperationDescriptor;

/** What `v2.createBalanceTransfer` takes and returns, by part. */
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** Get a balance transfer */
export const getBalanceTransfer = {
  id: 'v2.getBalanceTransfer',
  version: 'v2',
  method: 'get',
  path: '/api/fund/balance-transfers/{code}',
  tags: ['v2 balance transfers'],
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
  resource: { group: 'balanceTransfers', method: 'get' },
} as const satisfies OperationDescriptor;

/** What `v2.getBalanceTransfer` takes and returns, by part. */
export interface GetBalanceTransfer {
  path: NonNullable<operations['v2.getBalanceTransfer']['parameters']['path']>;
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** List payout requests */
export const listPayoutRequests = {
  id: 'v2.listPayoutRequests',
  version: 'v2',
  method: 'get',
  path: '/api/fund/payout-requests',
  tags: ['v2 payout requests'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'payouts', method: 'list' },
  pagination: {
    page: { parameter: '_pageNumber', first: 0 },
    size: { parameter: '_pageSize', default: 25, maximum: 500 },
    elements: '/elements',
    total: '/totalElementCount',
  },
} as const satisfies OperationDescriptor;

/** What `v2.listPayoutRequests` takes and returns, by part. */
export interface ListPayoutRequests {
  path: undefined;
  query: NonNullable<operations['v2.listPayoutRequests']['parameters']['query']>;
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
  id: 'v2.createPayoutRequest',
  version: 'v2',
  method: 'post',
  path: '/api/fund/payout-requests',
  tags: ['v2 payout requests'],
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

/** What `v2.createPayoutRequest` takes and returns, by part. */
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
  id: 'v2.getPayoutRequest',
  version: 'v2',
  method: 'get',
  path: '/api/fund/payout-requests/{code}',
  tags: ['v2 payout requests'],
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

/** What `v2.getPayoutRequest` takes and returns, by part. */
export interface GetPayoutRequest {
  path: NonNullable<operations['v2.getPayoutRequest']['parameters']['path']>;
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
  id: 'v2.deletePayoutRequest',
  version: 'v2',
  method: 'delete',
  path: '/api/fund/payout-requests/{code}',
  tags: ['v2 payout requests'],
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

/** What `v2.deletePayoutRequest` takes and returns, by part. */
export interface DeletePayoutRequest {
  path: NonNullable<operations['v2.deletePayoutRequest']['parameters']['path']>;
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

/** List what a scheduled payout was made of */
export const listPayoutSettlements = {
  id: 'v2.listPayoutSettlements',
  version: 'v2',
  method: 'get',
  path: '/api/fund/payout-requests/{code}/settlements',
  tags: ['v2 payout requests'],
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
    size: { parameter: 'limit', default: 25, maximum: 500 },
    elements: '/items',
    total: '/pagination/total',
  },
} as const satisfies OperationDescriptor;

/** What `v2.listPayoutSettlements` takes and returns, by part. */
export interface ListPayoutSettlements {
  path: NonNullable<operations['v2.listPayoutSettlements']['parameters']['path']>;
  query: NonNullable<operations['v2.listPayoutSettlements']['parameters']['query']>;
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** List all payouts with their sellers */
export const listPayoutOverview = {
  id: 'v2.listPayoutOverview',
  version: 'v2',
  method: 'get',
  path: '/api/fund/payouts',
  tags: ['v2 payout overview'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'payoutOverview', method: 'list' },
  pagination: {
    page: { parameter: 'page', first: 0 },
    size: { parameter: 'limit', default: 25, maximum: 500 },
    elements: '/items',
    total: '/pagination/total',
  },
} as const satisfies OperationDescriptor;

/** What `v2.listPayoutOverview` takes and returns, by part. */
export interface ListPayoutOverview {
  path: undefined;
  query: NonNullable<operations['v2.listPayoutOverview']['parameters']['query']>;
  headers: undefined;
  body: undefined;
  responses: {
    200: PayoutOverviewList;
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

/** Set the default payout configuration */
export const updateDefaultPayoutConfiguration = {
  id: 'v2.updateDefaultPayoutConfiguration',
  version: 'v2',
  method: 'put',
  path: '/api/payout-configuration/default',
  tags: ['v2 payout configuration'],
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
} as const satisfies OperationDescriptor;

/** What `v2.updateDefaultPayoutConfiguration` takes and returns, by part. */
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** Set a division's payout configuration */
export const updateDivisionPayoutConfiguration = {
  id: 'v2.updateDivisionPayoutConfiguration',
  version: 'v2',
  method: 'put',
  path: '/api/payout-configuration/division',
  tags: ['v2 payout configuration'],
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
} as const satisfies OperationDescriptor;

/** What `v2.updateDivisionPayoutConfiguration` takes and returns, by part. */
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** Get the payout configuration of an account */
export const getAccountPayoutConfiguration = {
  id: 'v2.getAccountPayoutConfiguration',
  version: 'v2',
  method: 'get',
  path: '/api/payout-configuration/accounts/{virtualAccountCode}',
  tags: ['v2 payout configuration'],
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
} as const satisfies OperationDescriptor;

/** What `v2.getAccountPayoutConfiguration` takes and returns, by part. */
export interface GetAccountPayoutConfiguration {
  path: NonNullable<operations['v2.getAccountPayoutConfiguration']['parameters']['path']>;
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** Set the payout configuration of an account */
export const updateAccountPayoutConfiguration = {
  id: 'v2.updateAccountPayoutConfiguration',
  version: 'v2',
  method: 'put',
  path: '/api/payout-configuration/accounts/{virtualAccountCode}',
  tags: ['v2 payout configuration'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'payoutConfiguration', method: 'updateForAccount' },
} as const satisfies OperationDescriptor;

/** What `v2.updateAccountPayoutConfiguration` takes and returns, by part. */
export interface UpdateAccountPayoutConfiguration {
  path: NonNullable<operations['v2.updateAccountPayoutConfiguration']['parameters']['path']>;
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** Delete the payout configuration of an account */
export const deleteAccountPayoutConfiguration = {
  id: 'v2.deleteAccountPayoutConfiguration',
  version: 'v2',
  method: 'delete',
  path: '/api/payout-configuration/accounts/{virtualAccountCode}',
  tags: ['v2 payout configuration'],
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
} as const satisfies OperationDescriptor;

/** What `v2.deleteAccountPayoutConfiguration` takes and returns, by part. */
export interface DeleteAccountPayoutConfiguration {
  path: NonNullable<operations['v2.deleteAccountPayoutConfiguration']['parameters']['path']>;
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** List the reports of one kind */
export const listReports = {
  id: 'v2.listReports',
  version: 'v2',
  method: 'get',
  path: '/api/reports',
  tags: ['v2 reports'],
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
} as const satisfies OperationDescriptor;

/** What `v2.listReports` takes and returns, by part. */
export interface ListReports {
  path: undefined;
  query: NonNullable<operations['v2.listReports']['parameters']['query']>;
  headers: undefined;
  body: undefined;
  responses: {
    200: ReportList;
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

/** Request a report */
export const createReport = {
  id: 'v2.createReport',
  version: 'v2',
  method: 'post',
  path: '/api/reports',
  tags: ['v2 reports'],
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
  resource: { group: 'reports', method: 'create' },
} as const satisfies OperationDescriptor;

/** What `v2.createReport` takes and returns, by part. */
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** List the webhook configurations */
export const listWebhookConfigurations = {
  id: 'v2.listWebhookConfigurations',
  version: 'v2',
  method: 'get',
  path: '/api/webhook-configurations',
  tags: ['v2 webhook configurations'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'webhookConfigurations', method: 'list' },
} as const satisfies OperationDescriptor;

/** What `v2.listWebhookConfigurations` takes and returns, by part. */
export interface ListWebhookConfigurations {
  path: undefined;
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: {
    200: operations['v2.listWebhookConfigurations']['responses'][200]['content']['application/json'];
    400: ErrorBody;
    401: ErrorBody;
    403: ErrorBody;
    429: ErrorBody;
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** Create a webhook configuration */
export const createWebhookConfiguration = {
  id: 'v2.createWebhookConfiguration',
  version: 'v2',
  method: 'post',
  path: '/api/webhook-configurations',
  tags: ['v2 webhook configurations'],
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
  resource: { group: 'webhookConfigurations', method: 'create' },
} as const satisfies OperationDescriptor;

/** What `v2.createWebhookConfiguration` takes and returns, by part. */
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}

/** Get a webhook configuration */
export const getWebhookConfiguration = {
  id: 'v2.getWebhookConfiguration',
  version: 'v2',
  method: 'get',
  path: '/api/webhook-configurations/{configurationId}',
  tags: ['v2 webhook configurations'],
  parameters: [{ name: 'configurationId', in: 'path', required: true, wire: 'number' }],
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
  resource: { group: 'webhookConfigurations', method: 'get' },
} as const satisfies OperationDescriptor;

/** What `v2.getWebhookConfiguration` takes and returns, by part. */
export interface GetWebhookConfiguration {
  path: NonNullable<operations['v2.getWebhookConfiguration']['parameters']['path']>;
  query: undefined;
  headers: undefined;
  body: undefined;
  responses: {
    200: WebhookConfiguration;
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

/** Update a webhook configuration */
export const updateWebhookConfiguration = {
  id: 'v2.updateWebhookConfiguration',
  version: 'v2',
  method: 'put',
  path: '/api/webhook-configurations/{configurationId}',
  tags: ['v2 webhook configurations'],
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
  security: [['bearerKey'], ['bareKey']],
  resource: { group: 'webhookConfigurations', method: 'update' },
} as const satisfies OperationDescriptor;

/** What `v2.updateWebhookConfiguration` takes and returns, by part. */
export interface UpdateWebhookConfiguration {
  path: NonNullable<operations['v2.updateWebhookConfiguration']['parameters']['path']>;
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
    500: ErrorBody;
    502: ErrorBody;
    503: ErrorBody;
    504: ErrorBody;
  };
}
