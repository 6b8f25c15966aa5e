import { expect, test } from 'vitest';
import { describeListenError } from './describe-listen-error.js';

test.each([
  [
    'EADDRINUSE',
    'Port 80 of ::1 is in use. Stop the process that uses it, or choose another port with --port.',
  ],
  ['EACCES', 'Port 80 needs more privileges. Choose one above 1023 with --port.'],
  [
    'EADDRNOTAVAIL',
    'This machine has no address ::1. Choose another with --host, such as 127.0.0.1.',
  ],
  ['ENOTFOUND', 'This machine has no address ::1. Choose another with --host, such as 127.0.0.1.'],
  ['EINVAL', 'Cannot listen on ::1:80 (listen failed). Choose another --port or --host.'],
])('explains %s', (code, sentence) => {
  const error = Object.assign(new Error('listen failed'), { code });
  expect(describeListenError(error, 80, '::1')).toBe(sentence);
});
