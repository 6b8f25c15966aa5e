import { expect, test } from 'vitest';
import { findLeak } from './leaks.js';

function reply(text: string, status = 500) {
  return { status, headers: {}, text, json: undefined, milliseconds: 1 };
}

test.each([
  ['TypeError: x is undefined\n    at run (/srv/app/index.js:10:3)', 'a JavaScript stack trace'],
  ['at com.shop.Orders.create(Orders.java:42)', 'a Java stack trace'],
  ['Traceback (most recent call last):\n  File "app.py", line 3', 'a Python stack trace'],
  ['goroutine 12 [running]:\nmain.main()', 'a Go stack trace'],
  ['Fatal error: Uncaught Exception in /a.php on line 3', 'a PHP error'],
  ['error near SELECT * FROM orders', 'a statement of SQL'],
  ['SQLITE_CONSTRAINT: failed', 'an error of a database'],
  ['cannot open /var/www/html', 'a path of the server'],
])('%j shows the inside', (text, leak) => {
  expect(findLeak(reply(text))).toBe(leak);
});

test('plain errors and successes show nothing', () => {
  expect(
    findLeak(reply('{"message":"Select a colour from the list on line 2."}', 422)),
  ).toBeUndefined();
  expect(findLeak(reply('at run (/srv/app/index.js:10:3)', 200))).toBeUndefined();
});

test('an error that is made to be hard to search is searched', () => {
  expect(findLeak(reply('at a('.repeat(1_000_000)))).toBeUndefined();
});
