// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type * as api from './api.js';
import type * as apiOperations from './operations/api.js';

export interface paths {
  '/_sandbox/reset': { post: operations['reset'] };
  '/_sandbox/marketplace': { post: operations['fillWithMarketplace'] };
  '/_sandbox/state-hash': { get: operations['getStateHash'] };
  '/_sandbox/snapshots': { get: operations['listSnapshots'] };
  '/_sandbox/snapshots/{name}': {
    put: operations['takeSnapshot'];
    delete: operations['deleteSnapshot'];
  };
  '/_sandbox/snapshots/{name}/restore': { post: operations['restoreSnapshot'] };
  '/_sandbox/export': { get: operations['exportState'] };
  '/_sandbox/import': { post: operations['importState'] };
  '/_sandbox/clock': { get: operations['getClock'] };
  '/_sandbox/jobs': { get: operations['listJobs'] };
  '/_sandbox/clock/freeze': { post: operations['freezeClock'] };
  '/_sandbox/clock/advance': { post: operations['advanceClock'] };
  '/_sandbox/clock/realtime': { post: operations['runClock'] };
  '/_sandbox/payouts/{code}/outcome': { post: operations['decidePayout'] };
  '/_sandbox/payouts/{code}': { get: operations['getPayoutProgress'] };
  '/_sandbox/payout-dates/{account}': { get: operations['listPayoutDates'] };
  '/_sandbox/journal': { get: operations['listJournals'] };
  '/_sandbox/accounts': { get: operations['listAccounts'] };
  '/_sandbox/search': { get: operations['search'] };
  '/_sandbox/invariants': { get: operations['checkInvariants'] };
  '/_sandbox/merchant': { get: operations['getMerchant']; patch: operations['updateMerchant'] };
  '/_sandbox/keys': { post: operations['issueKey'] };
  '/_sandbox/keys/revoke': { post: operations['revokeKey'] };
  '/_sandbox/account-holders': { get: operations['listHolders'] };
  '/_sandbox/account-holders/{code}/status': { post: operations['setHolderStatus'] };
  '/_sandbox/account-holders/{code}/kyc': { post: operations['decideHolderCheck'] };
  '/_sandbox/external-accounts/{code}/kyc': { post: operations['decideExternalAccountCheck'] };
  '/_sandbox/settlements': { post: operations['settle'] };
  '/_sandbox/transactions': { get: operations['findTransactions'] };
  '/_sandbox/processor-payments': { post: operations['reportPayment'] };
  '/_sandbox/chargebacks': { post: operations['createChargeback'] };
  '/_sandbox/chargebacks/{code}/reverse': { post: operations['reverseChargeback'] };
  '/_sandbox/webhooks': { get: operations['getWebhooks'] };
  '/_sandbox/webhooks/pause': { post: operations['pauseWebhooks'] };
  '/_sandbox/webhooks/resume': { post: operations['resumeWebhooks'] };
  '/_sandbox/webhooks/flush': { post: operations['flushWebhooks'] };
  '/_sandbox/webhooks/replay': { post: operations['replayDeliveries'] };
  '/_sandbox/webhooks/deliveries': { get: operations['listDeliveries'] };
  '/_sandbox/webhooks/deliveries/{code}': { get: operations['getDelivery'] };
  '/_sandbox/webhooks/deliveries/{code}/replay': { post: operations['replayDelivery'] };
  '/_sandbox/faults': {
    get: operations['listFaults'];
    post: operations['createFault'];
    delete: operations['clearFaults'];
  };
  '/_sandbox/faults/{id}': { delete: operations['deleteFault'] };
  '/_sandbox/requests': { get: operations['listRequests']; delete: operations['clearRequests'] };
  '/_sandbox/requests/{id}': { get: operations['getRequest'] };
  '/_sandbox/requests/{id}/replay': { post: operations['replayRequest'] };
}

export type webhooks = Record<string, never>;

export interface components {
  schemas: {
    Account: api.Account;
    AccountBalance: api.AccountBalance;
    AccountPage: api.AccountPage;
    AdvanceCounts: api.AdvanceCounts;
    Chargeback: api.Chargeback;
    ChargebackCreate: api.ChargebackCreate;
    CheckState: api.CheckState;
    Clock: api.Clock;
    ClockAdvance: api.ClockAdvance;
    ClockFreeze: api.ClockFreeze;
    Delivery: api.Delivery;
    DeliveryAttempt: api.DeliveryAttempt;
    DeliveryDetail: api.DeliveryDetail;
    DeliveryPage: api.DeliveryPage;
    DeliveryState: api.DeliveryState;
    Failure: api.Failure;
    FailureDetail: api.FailureDetail;
    Fault: api.Fault;
    FaultList: api.FaultList;
    FaultRule: api.FaultRule;
    FilledTenant: api.FilledTenant;
    FoundKind: api.FoundKind;
    HandledLine: api.HandledLine;
    HandledLines: api.HandledLines;
    HeaderValues: api.HeaderValues;
    HolderPage: api.HolderPage;
    HolderStatus: api.HolderStatus;
    InvariantCheck: api.InvariantCheck;
    InvariantReport: api.InvariantReport;
    Job: api.Job;
    JobList: api.JobList;
    Journal: api.Journal;
    JournalPage: api.JournalPage;
    Key: api.Key;
    KycCheck: api.KycCheck;
    KycDecision: api.KycDecision;
    LoggedMessage: api.LoggedMessage;
    LoggedRequest: api.LoggedRequest;
    LoggedRequestDetail: api.LoggedRequestDetail;
    LoggedRequestPage: api.LoggedRequestPage;
    Merchant: api.Merchant;
    MerchantUpdate: api.MerchantUpdate;
    Movement: api.Movement;
    PayoutDates: api.PayoutDates;
    PayoutDecision: api.PayoutDecision;
    PayoutProgress: api.PayoutProgress;
    Place: api.Place;
    ProcessorPayment: api.ProcessorPayment;
    Replay: api.Replay;
    ReplayResult: api.ReplayResult;
    ReplayedRequest: api.ReplayedRequest;
    RequestCount: api.RequestCount;
    Reset: api.Reset;
    ResetResult: api.ResetResult;
    SearchResult: api.SearchResult;
    Settle: api.Settle;
    Snapshot: api.Snapshot;
    SnapshotList: api.SnapshotList;
    StateExport: api.StateExport;
    StateHash: api.StateHash;
    Transactions: api.Transactions;
    WebhookType: api.WebhookType;
    Webhooks: api.Webhooks;
  };
}

export interface operations {
  reset: {
    requestBody?: { content: { 'application/json': NonNullable<apiOperations.Reset['body']> } };
    responses: {
      200: { content: { 'application/json': apiOperations.Reset['responses'][200] } };
      default: { content: { 'application/json': apiOperations.Reset['responses']['default'] } };
    };
  };
  fillWithMarketplace: {
    responses: {
      200: { content: { 'application/json': apiOperations.FillWithMarketplace['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.FillWithMarketplace['responses']['default'] };
      };
    };
  };
  getStateHash: {
    responses: {
      200: { content: { 'application/json': apiOperations.GetStateHash['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.GetStateHash['responses']['default'] };
      };
    };
  };
  listSnapshots: {
    responses: {
      200: { content: { 'application/json': apiOperations.ListSnapshots['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.ListSnapshots['responses']['default'] };
      };
    };
  };
  takeSnapshot: {
    parameters: { path: apiOperations.TakeSnapshot['path'] };
    responses: {
      200: { content: { 'application/json': apiOperations.TakeSnapshot['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.TakeSnapshot['responses']['default'] };
      };
    };
  };
  deleteSnapshot: {
    parameters: { path: apiOperations.DeleteSnapshot['path'] };
    responses: {
      200: { content: { 'application/json': apiOperations.DeleteSnapshot['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.DeleteSnapshot['responses']['default'] };
      };
    };
  };
  restoreSnapshot: {
    parameters: { path: apiOperations.RestoreSnapshot['path'] };
    responses: {
      200: { content: { 'application/json': apiOperations.RestoreSnapshot['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.RestoreSnapshot['responses']['default'] };
      };
    };
  };
  exportState: {
    responses: {
      200: { content: { 'application/json': apiOperations.ExportState['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.ExportState['responses']['default'] };
      };
    };
  };
  importState: {
    requestBody: { content: { 'application/json': apiOperations.ImportState['body'] } };
    responses: {
      200: { content: { 'application/json': apiOperations.ImportState['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.ImportState['responses']['default'] };
      };
    };
  };
  getClock: {
    responses: {
      200: { content: { 'application/json': apiOperations.GetClock['responses'][200] } };
      default: { content: { 'application/json': apiOperations.GetClock['responses']['default'] } };
    };
  };
  listJobs: {
    responses: {
      200: { content: { 'application/json': apiOperations.ListJobs['responses'][200] } };
      default: { content: { 'application/json': apiOperations.ListJobs['responses']['default'] } };
    };
  };
  freezeClock: {
    requestBody?: {
      content: { 'application/json': NonNullable<apiOperations.FreezeClock['body']> };
    };
    responses: {
      200: { content: { 'application/json': apiOperations.FreezeClock['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.FreezeClock['responses']['default'] };
      };
    };
  };
  advanceClock: {
    requestBody: { content: { 'application/json': apiOperations.AdvanceClock['body'] } };
    responses: {
      200: { content: { 'application/json': apiOperations.AdvanceClock['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.AdvanceClock['responses']['default'] };
      };
    };
  };
  runClock: {
    responses: {
      200: { content: { 'application/json': apiOperations.RunClock['responses'][200] } };
      default: { content: { 'application/json': apiOperations.RunClock['responses']['default'] } };
    };
  };
  decidePayout: {
    parameters: { path: apiOperations.DecidePayout['path'] };
    requestBody: { content: { 'application/json': apiOperations.DecidePayout['body'] } };
    responses: {
      200: { content: { 'application/json': apiOperations.DecidePayout['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.DecidePayout['responses']['default'] };
      };
    };
  };
  getPayoutProgress: {
    parameters: { path: apiOperations.GetPayoutProgress['path'] };
    responses: {
      200: { content: { 'application/json': apiOperations.GetPayoutProgress['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.GetPayoutProgress['responses']['default'] };
      };
    };
  };
  listPayoutDates: {
    parameters: { path: apiOperations.ListPayoutDates['path'] };
    responses: {
      200: { content: { 'application/json': apiOperations.ListPayoutDates['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.ListPayoutDates['responses']['default'] };
      };
    };
  };
  listJournals: {
    parameters: { query?: apiOperations.ListJournals['query'] };
    responses: {
      200: { content: { 'application/json': apiOperations.ListJournals['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.ListJournals['responses']['default'] };
      };
    };
  };
  listAccounts: {
    parameters: { query?: apiOperations.ListAccounts['query'] };
    responses: {
      200: { content: { 'application/json': apiOperations.ListAccounts['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.ListAccounts['responses']['default'] };
      };
    };
  };
  search: {
    parameters: { query: apiOperations.Search['query'] };
    responses: {
      200: { content: { 'application/json': apiOperations.Search['responses'][200] } };
      default: { content: { 'application/json': apiOperations.Search['responses']['default'] } };
    };
  };
  checkInvariants: {
    responses: {
      200: { content: { 'application/json': apiOperations.CheckInvariants['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.CheckInvariants['responses']['default'] };
      };
    };
  };
  getMerchant: {
    responses: {
      200: { content: { 'application/json': apiOperations.GetMerchant['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.GetMerchant['responses']['default'] };
      };
    };
  };
  updateMerchant: {
    requestBody: { content: { 'application/json': apiOperations.UpdateMerchant['body'] } };
    responses: {
      200: { content: { 'application/json': apiOperations.UpdateMerchant['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.UpdateMerchant['responses']['default'] };
      };
    };
  };
  issueKey: {
    responses: {
      200: { content: { 'application/json': apiOperations.IssueKey['responses'][200] } };
      default: { content: { 'application/json': apiOperations.IssueKey['responses']['default'] } };
    };
  };
  revokeKey: {
    requestBody: { content: { 'application/json': apiOperations.RevokeKey['body'] } };
    responses: {
      200: { content: { 'application/json': apiOperations.RevokeKey['responses'][200] } };
      default: { content: { 'application/json': apiOperations.RevokeKey['responses']['default'] } };
    };
  };
  listHolders: {
    parameters: { query: apiOperations.ListHolders['query'] };
    responses: {
      200: { content: { 'application/json': apiOperations.ListHolders['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.ListHolders['responses']['default'] };
      };
    };
  };
  setHolderStatus: {
    parameters: { path: apiOperations.SetHolderStatus['path'] };
    requestBody: { content: { 'application/json': apiOperations.SetHolderStatus['body'] } };
    responses: {
      200: { content: { 'application/json': apiOperations.SetHolderStatus['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.SetHolderStatus['responses']['default'] };
      };
    };
  };
  decideHolderCheck: {
    parameters: { path: apiOperations.DecideHolderCheck['path'] };
    requestBody: { content: { 'application/json': apiOperations.DecideHolderCheck['body'] } };
    responses: {
      200: { content: { 'application/json': apiOperations.DecideHolderCheck['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.DecideHolderCheck['responses']['default'] };
      };
    };
  };
  decideExternalAccountCheck: {
    parameters: { path: apiOperations.DecideExternalAccountCheck['path'] };
    requestBody: {
      content: { 'application/json': apiOperations.DecideExternalAccountCheck['body'] };
    };
    responses: {
      200: {
        content: { 'application/json': apiOperations.DecideExternalAccountCheck['responses'][200] };
      };
      default: {
        content: {
          'application/json': apiOperations.DecideExternalAccountCheck['responses']['default'];
        };
      };
    };
  };
  settle: {
    requestBody?: { content: { 'application/json': NonNullable<apiOperations.Settle['body']> } };
    responses: {
      200: { content: { 'application/json': apiOperations.Settle['responses'][200] } };
      default: { content: { 'application/json': apiOperations.Settle['responses']['default'] } };
    };
  };
  findTransactions: {
    parameters: { query: apiOperations.FindTransactions['query'] };
    responses: {
      200: { content: { 'application/json': apiOperations.FindTransactions['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.FindTransactions['responses']['default'] };
      };
    };
  };
  reportPayment: {
    requestBody: { content: { 'application/json': apiOperations.ReportPayment['body'] } };
    responses: {
      200: { content: { 'application/json': apiOperations.ReportPayment['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.ReportPayment['responses']['default'] };
      };
    };
  };
  createChargeback: {
    requestBody: { content: { 'application/json': apiOperations.CreateChargeback['body'] } };
    responses: {
      200: { content: { 'application/json': apiOperations.CreateChargeback['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.CreateChargeback['responses']['default'] };
      };
    };
  };
  reverseChargeback: {
    parameters: { path: apiOperations.ReverseChargeback['path'] };
    responses: {
      200: { content: { 'application/json': apiOperations.ReverseChargeback['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.ReverseChargeback['responses']['default'] };
      };
    };
  };
  getWebhooks: {
    responses: {
      200: { content: { 'application/json': apiOperations.GetWebhooks['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.GetWebhooks['responses']['default'] };
      };
    };
  };
  pauseWebhooks: {
    responses: {
      200: { content: { 'application/json': apiOperations.PauseWebhooks['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.PauseWebhooks['responses']['default'] };
      };
    };
  };
  resumeWebhooks: {
    responses: {
      200: { content: { 'application/json': apiOperations.ResumeWebhooks['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.ResumeWebhooks['responses']['default'] };
      };
    };
  };
  flushWebhooks: {
    responses: {
      200: { content: { 'application/json': apiOperations.FlushWebhooks['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.FlushWebhooks['responses']['default'] };
      };
    };
  };
  replayDeliveries: {
    requestBody?: {
      content: { 'application/json': NonNullable<apiOperations.ReplayDeliveries['body']> };
    };
    responses: {
      200: { content: { 'application/json': apiOperations.ReplayDeliveries['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.ReplayDeliveries['responses']['default'] };
      };
    };
  };
  listDeliveries: {
    parameters: { query?: apiOperations.ListDeliveries['query'] };
    responses: {
      200: { content: { 'application/json': apiOperations.ListDeliveries['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.ListDeliveries['responses']['default'] };
      };
    };
  };
  getDelivery: {
    parameters: { path: apiOperations.GetDelivery['path'] };
    responses: {
      200: { content: { 'application/json': apiOperations.GetDelivery['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.GetDelivery['responses']['default'] };
      };
    };
  };
  replayDelivery: {
    parameters: { path: apiOperations.ReplayDelivery['path'] };
    responses: {
      200: { content: { 'application/json': apiOperations.ReplayDelivery['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.ReplayDelivery['responses']['default'] };
      };
    };
  };
  listFaults: {
    responses: {
      200: { content: { 'application/json': apiOperations.ListFaults['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.ListFaults['responses']['default'] };
      };
    };
  };
  createFault: {
    requestBody: { content: { 'application/json': apiOperations.CreateFault['body'] } };
    responses: {
      200: { content: { 'application/json': apiOperations.CreateFault['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.CreateFault['responses']['default'] };
      };
    };
  };
  clearFaults: {
    responses: {
      200: { content: { 'application/json': apiOperations.ClearFaults['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.ClearFaults['responses']['default'] };
      };
    };
  };
  deleteFault: {
    parameters: { path: apiOperations.DeleteFault['path'] };
    responses: {
      200: { content: { 'application/json': apiOperations.DeleteFault['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.DeleteFault['responses']['default'] };
      };
    };
  };
  listRequests: {
    parameters: { query?: apiOperations.ListRequests['query'] };
    responses: {
      200: { content: { 'application/json': apiOperations.ListRequests['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.ListRequests['responses']['default'] };
      };
    };
  };
  clearRequests: {
    responses: {
      200: { content: { 'application/json': apiOperations.ClearRequests['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.ClearRequests['responses']['default'] };
      };
    };
  };
  getRequest: {
    parameters: { path: apiOperations.GetRequest['path'] };
    responses: {
      200: { content: { 'application/json': apiOperations.GetRequest['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.GetRequest['responses']['default'] };
      };
    };
  };
  replayRequest: {
    parameters: { path: apiOperations.ReplayRequest['path'] };
    responses: {
      200: { content: { 'application/json': apiOperations.ReplayRequest['responses'][200] } };
      default: {
        content: { 'application/json': apiOperations.ReplayRequest['responses']['default'] };
      };
    };
  };
}
