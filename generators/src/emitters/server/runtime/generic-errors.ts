import {
  fieldPath,
  type ErrorFormatter,
  type RequestProblem,
  type Issue,
} from './request-error.js';

/**
 * Formats each error with its usual status and a body `{ message, details }`. The body repeats no values
 * of the request, since they may be personal.
 */
export const genericErrors: ErrorFormatter = (problem) => {
  const message = messageOf(problem);
  const details = problem.kind === 'invalid' ? { details: problem.issues.map(detail) } : {};
  return { status: statusOf(problem), body: { message, ...details } };
};

function detail(issue: Issue): object {
  return {
    in: issue.in,
    field: fieldPath(issue.path),
    code: issue.code,
    message: describeIssue(issue),
  };
}

/** Describes an issue in a sentence, with the value of a discriminator on which it depends. */
export function describeIssue({ message, chosenBy }: Issue): string {
  if (!chosenBy) return message;
  return message.replace(/\.$/, ` if ${chosenBy.property} is ${String(chosenBy.value)}.`);
}

/** The possible status codes of each kind of error, the most specific first. */
const statuses: Readonly<Record<RequestProblem['kind'], readonly [number, ...number[]]>> = {
  'not-found': [404],
  method: [405],
  unauthenticated: [401],
  forbidden: [403],
  'too-large': [413, 400, 422],
  'media-type': [415, 400, 422],
  malformed: [400, 422],
  invalid: [422, 400],
  'not-implemented': [501],
  internal: [500],
};

/** The status codes that a document may use for an error, the most specific first. */
export function statusesOf(problem: RequestProblem): readonly number[] {
  return statuses[problem.kind];
}

/** The usual HTTP status code for an error. */
export function statusOf(problem: RequestProblem): number {
  return statuses[problem.kind][0];
}

/** Describes an error in a sentence. Contains no values of the request. */
export function messageOf(problem: RequestProblem): string {
  switch (problem.kind) {
    case 'not-found':
      return 'There is nothing at this path.';
    case 'method':
      return `The method is not supported here. Supported: ${problem.allowed.join(', ')}.`;
    case 'unauthenticated':
      return problem.message ?? 'Valid credentials are required.';
    case 'forbidden':
      return 'The credentials do not permit this operation.';
    case 'too-large':
      return `The request body is larger than ${problem.maxBodyBytes} bytes.`;
    case 'media-type':
    case 'malformed':
      return problem.message;
    case 'invalid':
      return `The request has ${problem.issues.length} ${problem.issues.length === 1 ? 'fault' : 'faults'}.`;
    case 'not-implemented':
      return 'The operation is not implemented.';
    case 'internal':
      return 'The service failed unexpectedly.';
  }
}

/** The same for a body without a list of the issues: the first one with its place, and how many more there are. */
export function wholeMessageOf(problem: RequestProblem): string {
  if (problem.kind !== 'invalid' || !problem.issues[0]) return messageOf(problem);
  const [first, ...others] = problem.issues;
  const path = fieldPath(first.path);
  const place = `${first.in}${path === '' || path.startsWith('[') ? '' : '.'}${path}`;
  const said = describeIssue(first).replace(/\.$/, '');
  const [subject = ''] = /^The (?:value|field|parameter|request body) /.exec(said) ?? [];
  const issue = subject === '' ? `${place}: ${said}` : `${place} ${said.slice(subject.length)}`;
  return others.length === 0 ? issue : `${issue}; ${others.length} more`;
}
