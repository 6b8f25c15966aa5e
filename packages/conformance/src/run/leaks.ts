import type { Reply } from '../http/exchange.js';

/** What only the inside of a program knows, by the form in which it usually gets out. */
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
    'a statement of SQL',
    /\b(?:SELECT .{1,200} FROM|INSERT INTO|UPDATE .{1,80} SET|DELETE FROM) [\w"`.]+/,
  ],
  [
    'an error of a database',
    /SQLITE_[A-Z]+|\bSQLSTATE\b|\bORA-\d{5}\b|duplicate key value violates|UNIQUE constraint failed/,
  ],
  [
    'a path of the server',
    /(?:^|[\s"'(])(?:\/(?:home|root|usr\/src|var\/www|opt|srv)\/|[A-Z]:\\\\?)[\w.-]+/,
  ],
  [
    'a name of a runtime error',
    /\b(?:TypeError|ReferenceError|RangeError|NullPointerException|NullReferenceException|panic:)/,
  ],
];

/** Where errors end that are written for somebody to read, in characters. */
const longestError = 100_000;

/** Which inside of the service an error shows; `undefined` when it shows none. */
export function findLeak({ status, text }: Reply): string | undefined {
  // What the caller stored may look like anything; only errors are the service's own words.
  if (status < 400) return undefined;
  const read = text.slice(0, longestError);
  return marks.find(([, form]) => form.test(read))?.[0];
}
