import type { Exchange, Reply } from '../http/exchange.js';
import { member, text } from '../json.js';
import { Failure, type Finding } from '../outcome.js';

/** True for a 2xx response. */
export function accepted({ status }: Reply): boolean {
  return status >= 200 && status < 300;
}

/** True for a 4xx response. */
export function refused({ status }: Reply): boolean {
  return status >= 400 && status < 500;
}

/** @throws {Failure} with the last of these exchanges as the actual result, if it is not right */
export function requireReply(
  isRight: boolean,
  expected: string,
  exchanges: readonly [...earlier: Exchange[], last: Exchange],
  more: Pick<Finding, 'claims'> = {},
): void {
  const [{ reply }] = exchanges.slice(-1) as [Exchange];
  if (!isRight) throw new Failure({ expected, actual: brief(reply), exchanges, ...more });
}

/** Summarizes a response: its status code, error code and message. */
export function brief(reply: Reply): string {
  const code = text(member(reply.json, 'code'));
  const message = text(member(reply.json, 'message')) ?? text(member(reply.json, 'title'));
  const said = message ?? reply.text.replaceAll(/\s+/g, ' ').trim();
  const { location } = reply.headers;
  const target = reply.status >= 300 && reply.status < 400 && location ? ` to ${location}` : '';
  const parts = [`status ${reply.status}${target}`, ...(code === undefined ? [] : [code])];
  return said === '' ? parts.join(' ') : `${parts.join(' ')}: ${said.slice(0, 300)}`;
}
