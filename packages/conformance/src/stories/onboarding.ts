import { refused, type Story } from './command.js';
import { close, onboard, openPages, seller, sellers } from './holder-commands.js';
import { wait } from './operator-commands.js';

const redirectUrl = 'https://shop.example/back';

/** The rules of onboarding URLs. */
export const onboardingStories: readonly Story[] = [
  [
    'onboarding/url',
    'An onboarding URL of a holder that is not closed expires after expirationTime, 48 hours by default.',
    'EXT-HO-001 EXT-HO-002 EXT-HO-003 EXT-HO-004 EXT-HO-007 EXT-HO-008 EXT-HO-009 EXT-HO-010 EXT-LIM-008 D105 D180',
    [
      seller,
      ...[
        undefined,
        {},
        { redirectUrl },
        { expirationTime: 1 },
        { expirationTime: 20_160, redirectUrl },
      ].map((body) => onboard(body)),
      close(),
      refused(onboard()),
    ],
    'v2',
  ],
  [
    'onboarding/page',
    'An onboarding URL opens a page until it expires or is replaced by a new one.',
    'D105',
    [
      sellers(2),
      onboard({ expirationTime: 5 }),
      onboard({ expirationTime: 60 }, 'B'),
      openPages,
      onboard({ expirationTime: 10 }),
      openPages,
      wait(8 * 60),
      openPages,
      wait(3 * 60),
      openPages,
    ],
    'v2',
  ],
];
