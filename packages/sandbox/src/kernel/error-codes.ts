/**
 * The errors that the sandbox answers with, by their code in the error catalogue (D15), each with the
 * template of its message. The first group of a code is the HTTP status.
 */
export const errorTemplates = {
  '402.200.001': 'The account holder is closed.',
  '402.320.001':
    'The account can pay out {available}, the transfer needs {amount}, in minor units of {currency}.',
  '403.320.001': 'Balance transfers are not enabled for this division.',
  '404.310.001': 'There is no payment split with the reference {extRef}.',
  '404.900.001': 'The requested resource does not exist.',
  '409.200.001': 'The extRef {extRef} belongs to another account holder.',
  '409.200.002': 'The extRef {extRef} belongs to another owner of this organization.',
  '409.220.001': 'Another document has the extRef {extRef}.',
  '409.220.002': 'More than one photo of the document has the extRef {extRef}.',
  '409.230.001': 'The extRef {extRef} belongs to another virtual account of this holder.',
  '409.230.002': 'Another virtual account of the account holder has the displayName {displayName}.',
  '409.240.001': 'The extRef {extRef} belongs to another external account of this holder.',
  '409.240.002': 'Another external account of this holder has the displayName {displayName}.',
  '409.300.002': 'The item reference {extRef} occurs more than once.',
  '409.300.003': 'The payment {extRef} is settled; its split cannot be cancelled.',
  '409.300.004': 'The payment {extRef} has a refund; its split cannot be cancelled.',
  '409.330.001': 'The payout request {code} is {status} and cannot be deleted.',
  '422.200.001': 'The stored legal form is {legalForm}; it cannot be changed.',
  '422.200.002': 'The first legal entity of an account holder needs a legal form.',
  '422.200.004': 'Only an account holder with a legal entity has owners.',
  '422.220.001': 'The day of expiry must lie after {today}.',
  '422.220.002': 'The day of issue must lie before {today}.',
  '422.220.003': 'expireAt is {expireAt} and expiresAt is {expiresAt}; they must be equal.',
  '422.220.004': 'The account holder is not an {legalForm}.',
  '422.240.001': 'The check digits of the IBAN are wrong.',
  '422.240.002': 'The check digit of the routing number is wrong.',
  '409.310.001': 'The payment split {extRef} was cancelled and cannot be refunded.',
  '409.310.002': 'The item reference {extRef} occurs more than once.',
  '409.320.001': 'The idempotency key was used for a transfer with other content.',
  '422.300.001':
    'The declared total is {totalAmount}, the items add up to {sumOfElementsAmount}; the two must be equal.',
  '422.300.003': 'Items may be nested at most {maximum} levels below the first.',
  '422.300.004':
    'The amount of the group is {amount}, its items add up to {sumOfElementsAmount}; the two must be equal.',
  '422.300.005': 'A payment split has at most {maximum} items; this one has {count}.',
  '422.310.001':
    'The declared total is {totalAmount}, the items add up to {sumOfElementsAmount}; the two must be equal.',
  '422.310.002': 'At most {remainingAmount} is left of the payment {extRef}.',
  '422.310.003':
    'At most {remainingAmount} is left of the item {originalExtRef}, {amount} was asked for.',
  '422.310.004':
    'The amount of the group is {amount}, its items add up to {sumOfElementsAmount}; the two must be equal.',
  '422.310.005': 'The payment {extRef} has no such node {originalExtRef}.',
  '422.310.006':
    'totalAmount needs items. Send items for a partial refund, neither for a full one.',
  '422.310.007': 'Items may be nested at most {maximum} levels below the first.',
  '422.310.008': 'A refund has at most {maximum} items; this one has {count}.',
  '422.310.009':
    'Without items the refund is full and its total must be {remainingAmount}, which is what is left; {totalAmount} was sent.',
  '422.310.010':
    'A refund and each of its groups needs an item other than REFUND_FEE and REFUND_VAT.',
  '422.320.001': 'The two accounts of a transfer must differ.',
  '422.320.002': 'There is no virtual account with this code.',
  '422.500.001': 'The period has {days} days; at most {maximum} are possible.',
  '422.500.002': 'There is no account holder with this code.',
  '422.500.003': 'There are more directions ({directions}) than fields ({fields}).',
  '422.330.001': 'The account {accountCode} is unknown.',
  '422.330.002':
    'The external account {externalAccountCode} is unknown or does not belong to the owner of the account.',
  '422.330.003': 'processAt must not lie in the past.',
  '422.330.004': 'useBalanceAt must not be later than processAt.',
  '422.330.005': 'No external account was named, and the account holder has selected none.',
  '422.340.001': 'The value is not a Quartz cron expression of six or seven fields.',
  '409.600.001': 'This division has a configuration of the type {type} already.',
  '422.600.001': 'The type is {type} and cannot be changed.',
  '422.900.001': 'The request has {count} faults.',
  '422.900.002': 'The field is required.',
  '422.900.003': 'The value must be at most {maximum}.',
  '422.900.004': 'The value does not have the form that it needs.',
  '422.900.005': 'The value is not one of those that are known.',
  '422.900.006': '{first} and {second} exclude each other.',
} as const;

/** A code of the catalogue. */
export type ErrorCode = keyof typeof errorTemplates;
