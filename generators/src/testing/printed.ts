import { afterEach, beforeEach, vi } from 'vitest';

/** What programs have printed in a test: to each stream, and to both in order. */
interface Printed {
  out: string;
  errors: string;
  all: string;
}

/** Records what programs print in each test of a file, instead of printing it. */
export function recordPrinted(): Printed {
  const printed: Printed = { out: '', errors: '', all: '' };
  const addTo = (stream: 'out' | 'errors') => (text: unknown) => {
    printed[stream] += String(text);
    printed.all += String(text);
    return true;
  };
  beforeEach(() => {
    Object.assign(printed, { out: '', errors: '', all: '' });
    vi.spyOn(process.stdout, 'write').mockImplementation(addTo('out'));
    vi.spyOn(process.stderr, 'write').mockImplementation(addTo('errors'));
    vi.spyOn(console, 'log').mockImplementation(addTo('out'));
    vi.spyOn(console, 'error').mockImplementation(addTo('errors'));
  });
  afterEach(() => vi.restoreAllMocks());
  return printed;
}
