import type { CallHeaders } from './call-options.js';
import type { CommonOptions } from './options.js';
import { isBrowser, platformName } from './platform.js';
import type { ApiInfo } from './settings.js';

/** Headers as names and values. A record, because openapi-fetch iterates them for each request. */
export function headerRecord(given: CallHeaders = {}): Record<string, string | undefined> {
  if (!(given instanceof Headers)) return given;
  const record: Record<string, string> = {};
  // Not every TypeScript library knows that headers can be iterated.
  given.forEach((value, name) => {
    record[name] = value;
  });
  return record;
}

/** Headers with names of any case; undefined ones are left out. */
export function toHeaders(given: CallHeaders | undefined): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(headerRecord(given))) {
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

/** The headers of every request: the user agent, and those of the options. */
export function standardHeaders(options: CommonOptions, api: ApiInfo): Headers {
  const headers = toHeaders(options.headers);
  if (options.userAgent !== false && !isBrowser() && !headers.has('user-agent')) {
    const names = [options.userAgent, api.userAgent, platformName()];
    headers.set('user-agent', names.filter(Boolean).join(' '));
  }
  return headers;
}
