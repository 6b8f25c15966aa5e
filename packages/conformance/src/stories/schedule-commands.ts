import { isChanged, localDay, momentOf } from '../model/local-time.js';
import type { PayoutConfiguration } from '../model/merchant.js';
import { accountOf, type Command, command, request } from './command.js';

const dayMs = 24 * 3_600_000;

/** A daily schedule. */
export function daily(given: Partial<PayoutConfiguration> = {}): PayoutConfiguration {
  return { type: 'SCHEDULED', frequency: '0 0 6 * * ?', refundPeriod: 0, ...given };
}

/** Replaces the payout configuration of an account, such as `A` or `LIABLE`, of the division, or the default. */
export function configure(level: string, body: PayoutConfiguration = daily()): Command {
  const names: Readonly<Record<string, string>> = { DIVISION: 'Division', DEFAULT: 'Default' };
  const operation = `update${names[level] ?? 'Account'}PayoutConfiguration`;
  const each = request(`configure payouts of ${level}: ${JSON.stringify(body)}`, (story) => ({
    operation,
    code: level in names ? undefined : accountOf(story, level),
    body,
  }));
  // What is not of a seller is of the tenant, and stays after the story.
  return level.length === 1 || level.startsWith('va_') ? each : { ...each, needs: ['newTenant'] };
}

/** Deletes the payout configuration of an account. */
export function unconfigure(account: string): Command {
  return request(`delete the payout configuration of ${account}`, (story) => ({
    operation: 'deleteAccountPayoutConfiguration',
    code: accountOf(story, account),
  }));
}

/** Advances the clock to minutes after the beginning of the next day on which the clock of the division changes. */
export function changeOfClock(minutes: number): Command {
  const run: Command['run'] = (story) => {
    const { now, timeZone } = story.merchant;
    const momentAt = (day: number): number => momentOf(timeZone, day, 0) + minutes * 60_000;
    let day = localDay(timeZone, now);
    while (momentAt(day) <= now || !isChanged(timeZone, day)) day += 1;
    return story.wait(Math.ceil((momentAt(day) - now) / 1_000));
  };
  return command(
    `wait until ${minutes} minutes of the next change of the clock`,
    run,
    'newTenant',
    'advanceTime',
  );
}

/** Advances the clock to an hour (UTC) of the next day: payouts are made at 6. */
export function tomorrow(hour = 12): Command {
  const run: Command['run'] = (story) => {
    const { now } = story.merchant;
    const moment = (Math.floor(now / dayMs) + 1) * dayMs + hour * 3_600_000;
    return story.wait(Math.ceil((moment - now) / 1_000));
  };
  return command(`wait until ${hour}:00 of the next day`, run, 'newTenant', 'advanceTime');
}
