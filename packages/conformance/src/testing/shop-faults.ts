/** The faults that the shop server can have, each with the check that finds it. */
export const shopFaults = {
  'needs no key': 'authentication/listOrders',
  'accepts any key': 'authentication/createOrder',
  'accepts writes with a read-only key': 'read-only/createOrder',
  'shares its tenants': 'tenancy/getOrder',
  'returns 201': 'responses/createOrder',
  'omits a field': 'responses/getOrder',
  'shows numbers as text': 'responses/createOrder',
  'shows an undocumented field': 'responses/updateOrder',
  'omits the request id': 'responses/createOrder',
  'returns errors in HTML': 'responses/createOrder',
  'fails on Unicode': 'failures/createOrder',
  'shows a stack trace': 'failures/createOrder',
  'drops the connection': 'valid-data/createOrder',
  'counts UTF-16 code units': 'valid-data/createOrder',
  'cuts names too early': 'valid-data/createOrder',
  'rejects green': 'valid-data/createOrder',
  'accepts a quantity of 0': 'invalid-data/createOrder',
  'accepts a quantity of 100': 'invalid-data/updateOrder',
  'accepts any colour': 'invalid-data/createOrder',
  'accepts broken JSON': 'invalid-data/createOrder',
  'accepts any media type': 'invalid-data/createOrder',
  'stores what it refuses': 'invalid-data/createOrder',
  'overlaps its pages': 'paging/listOrders',
  'loses the last page': 'paging/listOrders',
  'ignores the page size': 'paging/listOrders',
  'changes the order': 'paging/listOrders',
  'accepts unknown paths': 'routing/unknown-path',
  'does not return 405': 'routing/wrong-method/orders',
  'omits Allow': 'routing/wrong-method/orders/{orderId}',
  'redirects unknown queries': 'unknown-query/listOrders',
  'returns 400 for unknown codes': 'unknown-code/getOrder',
  'stores another name': 'read-back/createOrder',
  'deletes twice': 'writes/createOrder',
  'forgets updates': 'read-back/updateOrder',
  'omits Retry-After': 'rate-limit/responses',
  'omits the body of 429': 'rate-limit/responses',
} as const;

/** The name of a fault. */
export type ShopFault =
  | keyof typeof shopFaults
  | 'implements no updates'
  | 'has no path of an order';
