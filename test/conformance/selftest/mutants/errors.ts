import { findBy, mutant, type Mutant } from '../mutant.js';

const errors = 'packages/server/src/seller-funds-errors.ts';
const attempted = 'packages/server/src/attempted-value.ts';
const session = 'session.ts';

/** What errors tell: fields, values, how many faults, and what they must not repeat. */
export const errorMutants: readonly Mutant[] = [
  mutant(
    'errors/field-of-nested-value',
    'The field of a fault inside an object names the object alone.',
    'CORE-ERR-024 D16',
    errors,
    "const field = part === 'body' ? fieldPath(path) : String(path[0] ?? '');",
    "const field = part === 'body' ? fieldPath(path.slice(0, 1)) : String(path[0] ?? '');",
  ),
  mutant(
    'errors/faults-told-twice',
    'Each fault of a request is reported twice.',
    'D16',
    errors,
    'details: issues.map(detail),',
    'details: issues.flatMap((issue) => [detail(issue), detail(issue)]),',
  ),
  findBy(
    'invalid-data/v2.createAccountHolder',
    mutant(
      'errors/lists-not-repeated',
      'An empty list that was sent is not repeated.',
      'D16',
      attempted,
      'return Array.isArray(received) ? [] : {};',
      'return undefined;',
    ),
  ),
  mutant(
    'errors/business-fault-without-value',
    'A fault of a rule does not repeat what was sent.',
    'CORE-ERR-028 D16',
    session,
    '...(attemptedValue !== undefined && { attemptedValue }),',
    '',
  ),
  mutant(
    'errors/first-business-fault-only',
    'Only the first of several violated rules is reported.',
    'CORE-ERR-023 D16',
    session,
    '{ details: faults.map(detailOf) }',
    '{ details: faults.slice(0, 1).map(detailOf) }',
  ),
  mutant(
    'errors/message-not-rendered',
    'The message of a detail has open places.',
    'CORE-ERR-026 D16',
    session,
    'message: fillTemplate(template, params),',
    'message: template,',
  ),
  mutant(
    'errors/conflict-hidden-by-fault',
    'A conflict is not reported together with other faults.',
    'D16',
    'kernel/service-error.ts',
    'if (faults.length > 0) refuseFaults([...faults, ...conflicts]);',
    'if (faults.length > 0) refuseFaults(faults);',
  ),
  mutant(
    'errors/transfer-names-one-account',
    'Only the first of two unknown accounts of a transfer is reported.',
    'D16',
    'domain/transfers/create-transfer.ts',
    "const faults = faultsOf('422.320.002', (account) => !owners.has(account));",
    "const faults = faultsOf('422.320.002', (account) => !owners.has(account)).slice(0, 1);",
  ),
  mutant(
    'errors/payout-names-wrong-field',
    'The error on a foreign external account names the account.',
    'D16 CORE-ERR-024',
    'domain/payouts/request-payout.ts',
    "faults.push({ field, code: '422.330.002', params, attemptedValue: externalAccountCode });",
    "faults.push({ field: 'accountCode', code: '422.330.002', params, attemptedValue: externalAccountCode });",
  ),
  mutant(
    'errors/late-document-tells-one-date',
    'Only one of two invalid dates of a document is reported.',
    'D16',
    'domain/sellers/legal-entities/late-document.ts',
    "faults.push({ field: 'issuedAt', code: '422.220.002', params, attemptedValue: issuedAt });",
    "if (faults.length === 0) faults.push({ field: 'issuedAt', code: '422.220.002', params, attemptedValue: issuedAt });",
  ),
  mutant(
    'errors/second-name-not-told',
    'Only the first of two conflicting names of an account is reported.',
    'D16',
    'domain/sellers/holders/holder-accounts.ts',
    'if (displayName !== undefined && others.some(',
    'if (faults.length === 0 && displayName !== undefined && others.some(',
  ),
  mutant(
    'errors/webhook-conflict-without-field',
    'The error on a second webhook configuration names no field.',
    'D16 CORE-ERR-024',
    'domain/webhook-configurations/change-configuration.ts',
    "refuseField({ field: 'type', code: '409.600.001', params: { type }, attemptedValue: type });",
    "refuseField({ field: '', code: '409.600.001', params: { type }, attemptedValue: type });",
  ),
  mutant(
    'errors/report-tells-period-only',
    'A report of an unknown seller and of too many days is refused for the days alone.',
    'D16',
    'domain/reports/request-report.ts',
    'if (holderName === undefined && account !== null) {',
    'if (holderName === undefined && account !== null && faults.length === 0) {',
  ),
];
