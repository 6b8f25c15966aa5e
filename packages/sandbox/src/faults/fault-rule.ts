import type { FaultRuleDrop, FaultRuleStatus } from '../generated/vocabulary/api.js';

/** When a fault happens, and what it is. Conditions that are left out hold always. */
export interface FaultRule {
  /** In capitals, such as `POST`. */
  readonly method?: string | undefined;
  /** The path; `*` stands for one part of it, `**` for any number of them. */
  readonly path?: string | undefined;
  /** How likely it happens to a call, 0 to 1; always where left out. */
  readonly probability?: number | undefined;
  /** Only to the call of this number among those that match, counted from 1. */
  readonly nth?: number | undefined;
  /** How often it happens at most. */
  readonly times?: number | undefined;
  /** How long the call waits first, in milliseconds. */
  readonly latencyMs?: number | undefined;
  /** The status that is answered instead of handling the call. */
  readonly status?: FaultRuleStatus | undefined;
  /** What the answer says in `Retry-After`. */
  readonly retryAfterSeconds?: number | undefined;
  /** Whether the connection breaks before the call is handled, or after what it changes is stored. */
  readonly drop?: FaultRuleDrop | undefined;
}

/** A rule that is in force. */
export interface ActiveFault {
  readonly id: number;
  readonly rule: FaultRule;
  /** How many calls matched it. */
  readonly matched: number;
  /** How often it happened. */
  readonly fired: number;
}

/** Whether a call is one of those that a rule is about. */
export function matches({ method, path }: FaultRule, request: FaultRequest): boolean {
  if (method !== undefined && method !== request.method) return false;
  return path === undefined || fitsPattern(request.path, path);
}

/** As much of a request as rules look at. */
export interface FaultRequest {
  readonly method: string;
  readonly path: string;
}

/**
 * Whether a path fits a pattern with stars. Goes through the path once for each part of the pattern; a regular
 * expression would try all ways to share a path among stars, and a few of them hold up the process for hours.
 */
function fitsPattern(path: string, pattern: string): boolean {
  // How long the beginnings of the path are that fit what was gone through of the pattern.
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
