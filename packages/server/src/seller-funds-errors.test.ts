import { operations } from '@seller-funds/contract';
import { ErrorBody } from '@seller-funds/validators/shared';
import { describe, expect, it } from 'vitest';
import type { RequestProblem, Issue, IssueCode, RequestPart } from './generated/index.js';
import { sellerFundsErrors } from './seller-funds-errors.js';

const exchange = { request: new Request('http://test/'), requestId: 'r', operation: undefined };

function format(problem: RequestProblem): [number, ErrorBody] {
  const { status, body } = sellerFundsErrors(problem, exchange);
  return [status, ErrorBody.parse(body)];
}

function issue(
  path: Issue['path'],
  code: IssueCode,
  received?: unknown,
  part: RequestPart = 'body',
): Issue {
  const template = 'The value must be at most {maximum}.';
  const message = 'The value must be at most 5.';
  return { in: part, path, code, template, message, params: { maximum: 5 }, received };
}

function detail(...args: Parameters<typeof issue>): unknown {
  return format({ kind: 'invalid', issues: [issue(...args)] })[1].details?.[0];
}

describe('the documented error body', () => {
  it.each<[RequestProblem, number, string | undefined]>([
    [{ kind: 'unauthenticated' }, 401, '401.100.001'],
    [{ kind: 'forbidden' }, 403, '403.100.001'],
    [{ kind: 'not-found' }, 404, '404.900.001'],
    [{ kind: 'malformed', message: 'The request body is not valid JSON.' }, 400, '400.900.001'],
    [{ kind: 'media-type', message: 'Send application/json.', supported: [] }, 400, '400.900.001'],
    [{ kind: 'too-large', maxBodyBytes: 16 }, 400, '400.900.001'],
    [{ kind: 'internal' }, 500, '500.900.001'],
    [{ kind: 'method', allowed: ['GET'] }, 405, '405.900.001'],
    [{ kind: 'not-implemented' }, 501, '501.900.001'],
  ])('returns for %o the status %i', (problem, status, code) => {
    const [found, body] = format(problem);
    expect([found, body.code]).toEqual([status, code]);
    expect(body.details).toBeUndefined();
  });

  it('reports all issues at once', () => {
    const issues = [issue(['items', 0, 'amount'], 'range', 9), issue(['name'], 'missing')];
    expect(format({ kind: 'invalid', issues })).toEqual([
      422,
      {
        code: '422.900.001',
        message: 'The request has 2 faults.',
        parameterized: { template: 'The request has {count} faults.', params: { count: 2 } },
        details: [
          {
            field: 'items[0].amount',
            code: '422.900.003',
            message: 'The value must be at most 5.',
            parameterized: {
              template: 'The value must be at most {maximum}.',
              params: { maximum: 5 },
            },
            attemptedValue: 9,
          },
          expect.objectContaining({ field: 'name', code: '422.900.002' }),
        ],
      },
    ]);
  });

  it.each<[IssueCode, RequestPart, number, string]>([
    ['type', 'body', 400, '400.900.001'],
    ['syntax', 'path', 400, '400.900.001'],
    ['format', 'query', 400, '400.900.001'],
    ['format', 'body', 422, '422.900.004'],
    ['value', 'query', 422, '422.900.005'],
    ['exclusive', 'body', 422, '422.900.006'],
    ['rule', 'body', 422, '422.900.001'],
  ])('returns status and code of %s in the %s', (code, part, status, expected) => {
    const [found, body] = format({ kind: 'invalid', issues: [issue(['a'], code, 'x', part)] });
    expect([found, body.details?.[0]?.code]).toEqual([status, expected]);
  });

  it('returns 400 if one value cannot be parsed', () => {
    const issues = [issue(['a'], 'missing'), issue(['b'], 'type', 'x')];
    const [status, body] = format({ kind: 'invalid', issues });
    expect([status, body.code]).toEqual([400, '400.900.001']);
    expect(body.details?.map((entry) => entry.code)).toEqual(['422.900.002', '400.900.001']);
  });

  it('names the parameter, and no field for the whole body', () => {
    expect(detail(['_fragments', 1], 'value', 'x', 'query')).toMatchObject({ field: '_fragments' });
    expect(detail([], 'type', 5)).not.toHaveProperty('field');
  });
});

describe('specific codes of some fields', () => {
  const deepest = ['items', 0, 'items', 1, 'items', 2, 'type'];
  it.each<[keyof typeof operations, Issue['path'], IssueCode, unknown, string, string]>([
    ['v2.createPaymentSplit', deepest, 'value', 'GROUP', '422.300.003', 'type'],
    ['v1.createRefundSplit', deepest, 'value', 'GROUP', '422.310.007', 'type'],
    ['v1.createRefundSplit', ['items'], 'missing', undefined, '422.310.006', 'items'],
    ['v2.createRefundSplit', ['items', 0], 'rule', {}, '422.900.002', 'amount'],
    [
      'v2.updateAccountPayoutConfiguration',
      ['frequency'],
      'format',
      'x',
      '422.340.001',
      'frequency',
    ],
  ])('%s: %j %s of %j is reported as %s', (id, path, code, received, expected, field) => {
    const found = { ...exchange, operation: operations[id] };
    const problem = { kind: 'invalid', issues: [issue(path, code, received)] } as const;
    const { status, body } = sellerFundsErrors(problem, found);
    expect([status, ErrorBody.parse(body)]).toMatchObject([
      422,
      { code: expected, details: [{ code: expected, field: expect.stringContaining(field) }] },
    ]);
  });

  it('reports only the depth of a group that is too deep', () => {
    const inside = [...deepest.slice(0, -1), 'items'];
    const issues = [
      issue(deepest, 'value', 'GROUP'),
      issue(inside, 'unknown'),
      issue(['x'], 'type'),
    ];
    const found = { ...exchange, operation: operations['v2.createPaymentSplit'] };
    const body = ErrorBody.parse(sellerFundsErrors({ kind: 'invalid', issues }, found).body);
    const codes = body.details?.map(({ code }) => code);
    expect(codes).toEqual(['422.300.003', '400.900.001']);
  });
});

describe('attempted values in errors', () => {
  it.each<[Issue['path'], unknown, unknown]>([
    [['name'], 'x', 'x'],
    [['amount'], 0, 0],
    [['name'], false, false],
    [['name'], null, null],
    [['name'], undefined, undefined],
    [['name'], { accountNumber: 'NL1' }, undefined],
    [['name'], ['NL1'], undefined],
    [['items'], [], []],
    [['legalEntity'], {}, {}],
    [['data'], [], undefined],
    [['documents', 0, 'photos', 1, 'data'], 'JVBERi0=', undefined],
    [['ubos', 0, 'socialSecurityNumber'], '123456789', undefined],
    [['accountNumber'], 'NL46SNDB0000000001', undefined],
    [['accountNumber'], 1234567890, undefined],
    [['apmData', 'routingNumber'], '123456789', undefined],
    [['name'], 'x'.repeat(300), `${'x'.repeat(256)}…`],
  ])('at %o of %o is %o', (path, received, expected) => {
    const found = detail(path, 'range', received) as { attemptedValue?: unknown };
    expect(found.attemptedValue).toEqual(expected);
  });
});
