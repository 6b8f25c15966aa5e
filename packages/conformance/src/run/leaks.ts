import type { Reply } from '../http/exchange.js';

/** Patterns of implementation details that error responses leak. */
const marks: readonly (readonly [name: string, form: RegExp])[] = [
  [
    'a JavaScript stack trace',
    /\bat (?:async )?[\w$.<>]+ ?\(?(?:file:\/\/|node:|\/)[^\s)]+:\d+:\d+/,
  ],
  ['a Java stack trace', /\bat [\w$]+(?:\.[\w$<>]+)+\([\w]+\.(?:java|kt|scala):\d+\)/],
  ['a Python stack trace', /Traceback \(most recent call last\)|File "[^"]+\.py", line \d+/],
  ['a Go stack trace', /goroutine \d+ \[|\.go:\d+ \+0x/],
  ['a PHP error', /(?:Fatal error|Warning|Notice).{0,200} on line \d+|#\d+ \/[^\s(]+\.php\(\d+\)/],
  ['a .NET stack trace', /\bat [\w.<>`]{1,300}\([^)]{0,300}\) in .{1,300}:line \d+/],
  ['a Ruby stack trace', /\.rb:\d+:in [`']/],
  [
    'an SQL statement',
    /\b(?:SELECT .{1,200} FROM|INSERT INTO|UPDATE .{1,80} SET|DELETE FROM) [\w"`.]+/,
  ],
  [
    'a database error',
    /SQLITE_[A-Z]+|\bSQLSTATE\b|\bORA-\d{5}\b|duplicate key value violates|UNIQUE constraint failed/,
  ],
  [
    'a file path of the server',
    /(?:^|[\s"'(])(?:\/(?:home|root|usr\/src|var\/www|opt|srv)\/|[A-Z]:\\\\?)[\w.-]+/,
  ],
  [
    'the name of a runtime error',
    /\b(?:TypeError|ReferenceError|RangeError|NullPointerException|NullReferenceException|panic:)/,
  ],
];

/** How much of a response is searched, in characters. */
const longestError = 100_000;

/** Returns the kind of implementation detail that an error response leaks; undefined if none is found. */
export function findLeak({ status, text }: Reply): string | undefined {
  // Successful responses contain data that callers stored; only errors are written by the service.
  if (status < 400) return undefined;
  const read = text.slice(0, longestError);
  return marks.find(([, form]) => form.test(read))?.[0];
}
