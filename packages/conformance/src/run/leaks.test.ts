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
  ['error near SELECT * FROM orders', 'an SQL statement'],
  ['SQLITE_CONSTRAINT: failed', 'a database error'],
  ['cannot open /var/www/html', 'a file path of the server'],
])('finds the leak in %j', (text, leak) => {
  expect(findLeak(reply(text))).toBe(leak);
});

test('finds nothing in ordinary errors and in successful responses', () => {
  expect(
    findLeak(reply('{"message":"Select a colour from the list on line 2."}', 422)),
  ).toBeUndefined();
  expect(findLeak(reply('at run (/srv/app/index.js:10:3)', 200))).toBeUndefined();
});

test('searches a pathological error text in reasonable time', () => {
  expect(findLeak(reply('at a('.repeat(1_000_000)))).toBeUndefined();
});
