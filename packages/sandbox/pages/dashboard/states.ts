import { formatName } from './format-name.js';

/** The color of a state: done, under way, waiting for something, failed, or over without success or failure. */
export type Tone = 'good' | 'moving' | 'open' | 'bad' | 'off';

/** States whose words or color are not the usual ones: the name as words, in the color of a waiting state. */
const states: Readonly<Record<string, readonly [tone: Tone, text?: string]>> = {
  ACCEPTED: ['moving', 'Sent to the bank'],
  ACTIVE: ['good'],
  CANCELLED: ['off'],
  CLOSED: ['off'],
  COMPLETED: ['good'],
  DELIVERED: ['good'],
  FAILED: ['bad'],
  FORGED: ['bad', 'Forged documents'],
  INACTIVE: ['open'],
  NO_DATA: ['off', 'No data yet'],
  NOPAYOUT: ['open', 'Payouts blocked'],
  PASSED: ['good'],
  PENDING_SETTLEMENT: ['open', 'Not settled'],
  PENDING_SPLIT: ['open', 'Without a split'],
  PROCESSED: ['good', 'Paid out'],
  RECONCILED: ['good', 'Settled'],
  REJECTED: ['bad'],
  RETURNED: ['bad'],
  SUSPENDED: ['bad'],
  TURNED_OFF: ['off'],
};

export function toneOf(state: string): Tone {
  return states[state]?.[0] ?? 'open';
}

export function stateText(state: string): string {
  return states[state]?.[1] ?? formatName(state);
}
