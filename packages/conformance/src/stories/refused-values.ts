import { completeOrganization } from '../scenarios/fixtures/legal-entities.js';
import {
  bothRefuse,
  type Command,
  command,
  ifDecided,
  refusedFor,
  send,
  type Story,
} from './command.js';
import { add, changeOwner, holder, onboard, seller, update } from './holder-commands.js';
import { invalidFrequencies, largestSteps } from './invalid-frequencies.js';
import { configure, daily } from './schedule-commands.js';
import { activate, subscribe } from './webhook-commands.js';

/** URLs that are neither https nor http on this machine, or that contain credentials (D105, D111, D286). */
const badUrls = [
  'http://shop.example/back',
  'ftp://shop.example',
  'shop.example',
  '',
  'https://user:secret@shop.example/',
  'https://shop.example@evil.example/',
  'http://localhost:80@evil.example/',
  'http://app.localhost:3000/',
  'https://shop.example:99999/',
  'https://[::/',
];
const goodUrls = ['https://shop.example/back?a=b', 'http://localhost:3000/back'];

/** Requests with a country code that does not exist in each place that has one (D49). A is a person, B a company. */
const unknownCountries = ['nld', 'XYZ'].flatMap((country): Command[] => {
  const owner = { type: 'CEO', nationality: country };
  return [
    ...(
      [
        ['nationality', { nationality: country }],
        ['address.country', { address: { country } }],
        ['placeOfBirth.country', { placeOfBirth: { country } }],
        ['documents[0].issuerCountry', { documents: [{ issuerCountry: country }] }],
        ['documents[0].issuerCountry', { documents: [{ issuerCountry: country }] }, 'B'],
        [
          'ultimateBeneficialOwners[0].nationality',
          { ultimateBeneficialOwners: [{ extRef: 'owner_1', nationality: country }] },
          'B',
        ],
      ] as const
    ).flatMap(([field, entity, of = 'A']) =>
      bothRefuse(`legalEntity.${field} 422.900.004`, update(entity, { of })),
    ),
    refusedFor('nationality 422.900.004', add('createBeneficialOwner', owner, 'B')),
    refusedFor('nationality 422.900.004', changeOwner(-1, owner, 'B')),
  ];
});

const type = 'WEBHOOK_KYC_UPDATE';
const createWebhook = (body: object): Command =>
  send('v2.createWebhookConfiguration', { body: { type, ...body } });
const changeWebhook = (body: object): Command =>
  command(`change the webhook: ${JSON.stringify(body)}`, async (story) => {
    const [{ id } = {}] = await story.context.call('v2.listWebhookConfigurations', {});
    const path = { configurationId: id };
    const sent = { type, url: goodUrls[0], ...body };
    await story.send({
      operation: 'updateWebhookConfiguration',
      version: 'v2',
      path,
      body: sent,
    });
  });

/** Values that schemas do not exclude, or only by decision. */
export const refusedValueStories: readonly Story[] = [
  [
    'errors/countries',
    'Countries that do not exist are refused everywhere.',
    'D14 D15 D16 D49 D180',
    [
      holder({ legalForm: 'individual' }),
      holder(completeOrganization()),
      add('createBeneficialOwner', { type: 'CEO' }, 'B'),
      ...unknownCountries.map(ifDecided),
    ],
    'v2',
  ],
  [
    'errors/urls',
    'The URLs of pages and webhooks are https, or http on the same machine, without credentials.',
    'EXT-HO-006 EXT-WH-004 EXT-WH-009 D14 D15 D16 D105 D111 D222 D286',
    [
      seller,
      ...[
        ...badUrls.map((redirectUrl) =>
          refusedFor('redirectUrl 422.900.004', onboard({ redirectUrl })),
        ),
        ...goodUrls.map((redirectUrl) => onboard({ redirectUrl })),
        ...badUrls.map((url) => refusedFor('url 422.900.004', createWebhook({ url }))),
        subscribe(type),
        ...badUrls.map((url) => refusedFor('url 422.900.004', changeWebhook({ url }))),
      ].map(ifDecided),
    ],
    'v2',
  ],
  [
    'errors/choices',
    'Values that an enum does not have are refused, also a list of none.',
    'D14 D15 D16 D46',
    [
      seller,
      refusedFor(
        '_status 422.900.005',
        send('v2.listPayoutRequests', { query: { _status: 'DONE' } }),
      ),
      ...(['v1.listAccountHolders', 'v2.listAccountHolders'] as const).map((id) =>
        ifDecided(refusedFor('_fragments 422.900.005', send(id, { query: { _fragments: '' } }))),
      ),
    ],
    'v2',
  ],
  [
    'errors/frequencies',
    'Only Quartz expressions are schedules.',
    'D14 D15 D16 D99',
    [
      seller,
      ...['every day', '0 0 6 32 * ?'].flatMap((frequency) =>
        ['A', 'DIVISION', 'DEFAULT'].map((level) =>
          refusedFor('frequency 422.340.001', configure(level, daily({ frequency }))),
        ),
      ),
      // Quartz itself ignores some invalid text, so a service may, too.
      ...[
        ...invalidFrequencies.map((frequency) =>
          refusedFor('frequency 422.340.001', configure('A', daily({ frequency }))),
        ),
        ...largestSteps.map((frequency) => configure('A', daily({ frequency }))),
      ].map(ifDecided),
    ],
    'v2',
  ],
  [
    'errors/webhooks',
    'A division has one configuration of each type, active or not, and its type cannot be changed.',
    'EXT-WH-003 EXT-WH-010 EXT-LIM-012 CORE-ERR-009 D14 D15 D16 D111 D222',
    [
      subscribe(type),
      ...[true, false].flatMap((isActive) => [
        activate(type, isActive),
        refusedFor('type 409.600.001', createWebhook({ url: goodUrls[0] })),
      ]),
      refusedFor('type 422.600.001', changeWebhook({ type: 'WEBHOOK_PAYOUT_UPDATE' })),
    ],
    'v2',
  ],
];
