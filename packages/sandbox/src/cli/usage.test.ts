import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { freePort } from '../testing/free-port.js';
import { startReceiver } from '../testing/receiver.js';
import { startCommand } from '../testing/command.js';

test.each<[string, 1 | 2, RegExp, Record<string, string>?]>([
  ['--nonsense', 2, /^Unknown option '--nonsense'\./],
  ['--port x', 2, /^--port takes 1 to 65535, not "x"\./],
  ['--memory --data a.db', 2, /^--data and --memory cannot be combined/],
  ['--allow-host http://a.test', 2, /^--allow-host takes a host name .*, not "http:\/\/a\.test"/],
  ['--allow-host a.test:80', 2, /^--allow-host takes a host name/],
  ['--allow-host ', 2, /^--allow-host takes a host name/],
  ['--allow-origin *', 2, /^--allow-origin takes scheme, host and port only/],
  ['--delete-idle-after 0', 2, /^--delete-idle-after takes a positive integer, or never, not "0"/],
  ['--require-key short', 2, /takes 16 to 64/],
  ['--require-key ', 2, /takes 16 to 64/],
  ['--memory', 2, /takes 16 to 64/, { SANDBOX_REQUIRE_KEY: '' }],
  ['--data /nowhere/a.db', 1, /^Cannot use \/nowhere\/a\.db as the sandbox's data file: /],
  [`--seed ${tmpdir()}`, 1, /^Cannot read /],
  ['sedd', 2, /^Unknown command "sedd"; there are seed, webhooks listen, trigger, logs/],
  ['webhooks', 2, /^Unknown command "webhooks"; there are seed, webhooks listen, trigger, logs/],
  ['webhooks talk', 2, /^Unknown command "webhooks"/],
  ['webhooks listen --port 0', 2, /^--port takes 1 to 65535, not "0"\./],
  ['webhooks listen --respond no', 2, /^--respond takes 200 to 599, not "no"\./],
  ['webhooks listen --url here', 2, /^--url takes a URL such as http:\/\/127.0.0.1:4020, not "he/],
  ['webhooks listen --forward-to app', 2, /^--forward-to takes a URL such as http/],
  ['webhooks listen --forward-to http://a --respond 200', 2, /^--forward-to and --respond cannot/],
  ['webhooks listen --nonsense', 2, /^Unknown option '--nonsense'\./],
  ['trigger', 2, /^EVENT is missing: one of .*kycUpdate, .*\./],
  ['trigger refund', 2, /^EVENT takes .*kycUpdate.* or .*, not "refund"\./],
  ['trigger payoutUpdate --outcome PASSED', 2, /^--outcome of payoutUpdate takes PROCESSED, FAILE/],
  ['trigger kycUpdate --url http://127.0.0.1:9', 1, /^Cannot connect to http:/],
  ['logs tail --status 7', 2, /^--status takes a status such as 422 or 4xx, not "7"\./],
  ['logs tail --url http://127.0.0.1:9', 1, /^Cannot connect to http:/],
  ['verify', 2, /^verify needs --data/],
  ['verify --data /nowhere/a.db', 1, /^File not found: \/nowhere\/a\.db\.\n$/],
  ['seed', 2, /^SEED is missing: a file, `marketplace` or `examples`\. /],
  ['seed a b', 2, /^Unexpected argument "b"\. /],
  ['seed marketplace --url here', 2, /^--url takes a URL/],
  ['seed marketplace --url http://x --data y', 2, /^--url and --data cannot be combined/],
  ['seed marketplace --nonsense', 2, /^Unknown option '--nonsense'\./],
  ['seed marketplace --url http://127.0.0.1:9', 1, /^Cannot connect to http:\/\/127/],
  ['seed /nowhere.yaml', 1, /^File not found: \/nowhere\.yaml\. The built-in seeds are marketplac/],
])('%s exits with %i and one line', async (args, code, message, environment) => {
  const { output, ended } = startCommand(args.split(' '), environment);
  expect(await ended).toBe(code);
  expect(output.text).toMatch(message);
  const help = code === 2 ? ' `sandbox --help` prints the usage.\n' : '\n';
  expect(output.text.indexOf('\n')).toBe(output.text.length - 1);
  expect(output.text.endsWith(help)).toBe(true);
});

test.each(['logs tail', 'webhooks listen --port', 'trigger kycUpdate', 'seed examples'])(
  '%s says that another server is no sandbox',
  async (args) => {
    const other = await startReceiver((_request, response) => response.end('{}'));
    const url = `http://127.0.0.1:${other.port}`;
    const port = args.endsWith('--port') ? [String(await freePort())] : [];
    const { ended, output } = startCommand([...args.split(' '), ...port, '--url', url]);
    expect(await ended).toBe(1);
    expect(output.text).toBe(`${url} is not a sandbox. Set --url to the URL of one.\n`);
  },
);
