import { inTurn, type Story } from './command.js';
import { require, verified } from './holder-commands.js';
import { fund, wait } from './operator-commands.js';
import { changeOfClock, configure, daily } from './schedule-commands.js';

const hour = 3_600;

/** Daylight saving time: in zones whose offsets are no whole hours, and in one whose clock changes at midnight. */
export const calendarStories: readonly Story[] = [
  ...['America/St_Johns', 'Australia/Adelaide'].map((timeZone): Story => {
    const name = timeZone.toLowerCase().replace(/.*\//, '').replace('_', '-');
    return [
      `calendar/daylight-saving-${name}`,
      `Scheduled payouts are made once a day at 06:00 local time in ${timeZone}, also around daylight saving changes.`,
      'D54 D100 D232',
      [
        require({ timeZone }),
        verified(),
        configure('A'),
        ...[1, 2].map(() =>
          inTurn(
            changeOfClock(-36 * 60),
            ...[1, 2, 3, 4].flatMap(() => [fund(1), wait(24 * hour)]),
          ),
        ),
      ],
      'v2',
    ];
  }),
  [
    'calendar/midnight-change',
    'refundPeriod counts days from their start in America/Havana, where midnight is skipped or occurs twice.',
    'D100 D101 D232',
    [
      require({ timeZone: 'America/Havana' }),
      verified(),
      configure('A', daily({ refundPeriod: 1 })),
      ...[1, 2].flatMap(() => [
        // If midnight occurs twice, the second one is an hour after the first.
        inTurn(
          ...[-10, 10, 70].flatMap((minutes, index) => [changeOfClock(minutes), fund(10 ** index)]),
        ),
        changeOfClock(12 * 60),
        wait(24 * hour),
      ]),
    ],
    'v2',
  ],
];
