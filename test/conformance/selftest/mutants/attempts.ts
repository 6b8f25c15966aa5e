import { decidedMutant, mutant, type Mutant } from '../mutant.js';

/** When notifications are sent again. */
export const attemptMutants: readonly Mutant[] = [
  decidedMutant(
    'webhooks/last-attempt-missing',
    'The last of eight attempts is not made.',
    'scenario/webhooks/attempts',
    'webhooks/attempts.ts',
    '5 * hour, 10 * hour, 10 * hour]',
    '5 * hour, 10 * hour]',
  ),
  mutant(
    'webhooks/closed-connection-forgotten',
    'After a connection that the receiver closed no further attempt is made.',
    'EXT-WH-023 D108',
    'webhooks/attempts.ts',
    "const delay = 'status' in result && result.status === 410 ? undefined : retryDelay(attempts);",
    "const delay = 'status' in result && result.status !== 410 ? retryDelay(attempts) : undefined;",
  ),
];
