// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { Exchange } from './request-error.js';
import type { Settings } from './options.js';

/** Passes an error to the option `onError`, whose own errors are ignored. */
export function reportError(settings: Settings, exchange: Exchange, error: unknown): void {
  const report = async (): Promise<void> => settings.onError(error, exchange);
  void report().catch(() => undefined);
}
