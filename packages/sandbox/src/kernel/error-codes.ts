/**
 * The errors that the sandbox answers with, by their code in the error catalogue (D15), each with the
 * template of its message. The first group of a code is the HTTP status.
 */
export const errorTemplates = {
  '404.900.001': 'The requested resource does not exist.',
  '409.200.001': 'The extRef {extRef} belongs to another account holder.',
  '409.230.001': 'The extRef {extRef} belongs to another virtual account of this holder.',
  '409.230.002': 'Another virtual account of the account holder has the displayName {displayName}.',
  '409.300.002': 'The item reference {extRef} occurs more than once.',
  '409.300.003': 'The payment {extRef} is settled; its split cannot be cancelled.',
  '409.300.004': 'The payment {extRef} has a refund; its split cannot be cancelled.',
  '422.300.001':
    'The declared total is {totalAmount}, the items add up to {sumOfElementsAmount}; the two must be equal.',
  '422.300.003': 'Items may be nested at most {maximum} levels below the first.',
  '422.300.004':
    'The amount of the group is {amount}, its items add up to {sumOfElementsAmount}; the two must be equal.',
  '422.300.005': 'A payment split has at most {maximum} items; this one has {count}.',
  '422.900.001': 'The request has {count} faults.',
  '422.900.003': 'The value must be at most {maximum}.',
  '422.900.004': 'The value does not have the form that it needs.',
  '422.900.006': '{first} and {second} exclude each other.',
} as const;

/** A code of the catalogue. */
export type ErrorCode = keyof typeof errorTemplates;
