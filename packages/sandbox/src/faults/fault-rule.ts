import type { api, Listed } from '../generated/types/index.js';
import type { FaultRuleRow } from '../storage/tables.js';

/** The conditions and the effect of an injected fault. A condition that is left out always holds. */
export type FaultRule = Listed<api.FaultRule>;

export interface ActiveFault extends Omit<FaultRuleRow, 'rule'> {
  readonly rule: FaultRule;
}

/** True if a request matches the method and the path of a rule. */
export function matchesRule({ method, path }: FaultRule, request: FaultRequest): boolean {
  if (method !== undefined && method !== request.method) return false;
  return path === undefined || fitsPattern(new URL(request.url).pathname, path);
}

export type FaultRequest = Pick<Request, 'method' | 'url'>;

/** Scans the path once per part of the pattern: a regular expression would backtrack exponentially (ReDoS). */
function fitsPattern(path: string, pattern: string): boolean {
  // `fitting[length]`: the first `length` characters of the path match the parts of the pattern read so far.
  let fitting = [true];
  for (const part of pattern.match(/\*\*|\*|[^*]+/g) ?? []) {
    const next: boolean[] = [];
    for (let length = 0; length <= path.length; length += 1) {
      if (part === '*' || part === '**') {
        const takesOneMore =
          next[length - 1] === true && (part === '**' || path[length - 1] !== '/');
        next[length] = fitting[length] === true || takesOneMore;
      } else {
        const start = length - part.length;
        next[length] = fitting[start] === true && path.startsWith(part, start);
      }
    }
    fitting = next;
  }
  return fitting[path.length] === true;
}
