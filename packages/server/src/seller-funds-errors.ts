import type { ErrorBody, ErrorDetail } from '@seller-funds/contract/shared';
import { type ErrorCode, errorTemplates } from '@seller-funds/contract/vocabulary/errors';
import { attemptedValue } from './attempted-value.js';
import { type ExactError, exactErrorOf } from './exact-errors.js';
import {
  type ErrorFormatter,
  fieldPath,
  type Issue,
  messageOf,
  renderTemplate,
  type Reply,
} from './generated/index.js';
import { inWords } from './pattern-words.js';

/** The error code of every request that cannot be parsed. */
const unreadable = '400.900.001';

/**
 * Formats errors with the error body of the contract: status codes by D14 (400 for a body that is too large
 * or has another media type by D146 and D228; 405 for an unknown method of a path by D250), error codes by
 * D15, all issues at once with their attempted values by D16, no details of internal errors by D17. Issues of some
 * fields have more specific codes (D63, D99, D153, D161).
 */
export const sellerFundsErrors: ErrorFormatter = (problem, { operation }) => {
  switch (problem.kind) {
    case 'unauthenticated':
      return error('401.100.001');
    case 'forbidden':
      return error('403.100.001');
    case 'not-found':
      return error('404.900.001');
    case 'malformed':
    case 'media-type':
    case 'too-large':
      return error(unreadable, messageOf(problem));
    case 'invalid':
      return invalid(problem.issues, operation?.id);
    case 'internal':
      return error('500.900.001');
    case 'method':
      return error('405.900.001', messageOf(problem));
    case 'not-implemented':
      return error('501.900.001', messageOf(problem));
  }
};

/** An error response. Its status is the first group of the error code. */
function error(code: ErrorCode, message: string = errorTemplates[code]): Reply {
  const body: ErrorBody = { code, message };
  return { status: Number(code.slice(0, 3)), body };
}

/** The response for invalid values: 400 if one of them cannot be parsed, else 422. */
function invalid(all: readonly Issue[], operation: string | undefined): Reply {
  const exact = new Map(all.map((issue) => [issue, exactErrorOf(operation, issue)]));
  const issues = withoutReplaced(all, exact);
  const [only] = issues;
  const found = issues.length === 1 && only ? exact.get(only) : undefined;
  if (only && found) {
    const { field: _field, attemptedValue: _value, ...body } = exactDetail(only, found);
    return { status: 422, body: { ...body, details: [exactDetail(only, found)] } };
  }
  const status = issues.some(isUnreadable) ? 400 : 422;
  const count = issues.length;
  const template = `The request has {count} ${count === 1 ? 'fault' : 'faults'}.`;
  const body: ErrorBody = {
    code: status === 400 ? unreadable : '422.900.001',
    message: template.replace('{count}', String(count)),
    parameterized: { template, params: { count } },
    details: issues.map((issue) => {
      const specific = exact.get(issue);
      return specific ? exactDetail(issue, specific) : detail(issue);
    }),
  };
  return { status, body };
}

/** The issues without those whose object has an issue that replaces them. */
function withoutReplaced(
  issues: readonly Issue[],
  exact: ReadonlyMap<Issue, ExactError | undefined>,
): readonly Issue[] {
  const replacing = issues.filter((issue) => exact.get(issue)?.replacesSiblings);
  return issues.filter(
    (issue) => !replacing.some((one) => one !== issue && isInside(issue, one.path.slice(0, -1))),
  );
}

function isInside({ path }: Issue, object: Issue['path']): boolean {
  return path.length > object.length && object.every((step, index) => path[index] === step);
}

function exactDetail(issue: Issue, { code, params = {}, member }: ExactError): ErrorDetail {
  const template = errorTemplates[code];
  const parameterized = Object.keys(params).length > 0 && { template, params: { ...params } };
  const attempted = member === undefined ? attemptedValue(issue) : undefined;
  return {
    field: fieldPath(member === undefined ? issue.path : [...issue.path, member]),
    code,
    message: renderTemplate(template, params),
    ...(parameterized && { parameterized }),
    ...(attempted !== undefined && { attemptedValue: attempted }),
  };
}

function detail(issue: Issue): ErrorDetail {
  const { in: part, path } = issue;
  const { message, template, params } = inWords(issue);
  const field = part === 'body' ? fieldPath(path) : String(path[0] ?? '');
  const attempted = attemptedValue(issue);
  return {
    ...(field !== '' && { field }),
    code: isUnreadable(issue) ? unreadable : codes[issue.code],
    message,
    ...(Object.keys(params).length > 0 && { parameterized: { template, params: { ...params } } }),
    ...(attempted !== undefined && { attemptedValue: attempted }),
  };
}

/** True for a value of a wrong type, and for a query parameter of a wrong format (D14). */
function isUnreadable({ code, in: part }: Issue): boolean {
  return code === 'type' || code === 'syntax' || (code === 'format' && part === 'query');
}

const codes: Readonly<Record<Issue['code'], ErrorCode>> = {
  missing: '422.900.002',
  range: '422.900.003',
  format: '422.900.004',
  value: '422.900.005',
  unknown: '422.900.005',
  exclusive: '422.900.006',
  rule: '422.900.001',
  type: unreadable,
  syntax: unreadable,
};
