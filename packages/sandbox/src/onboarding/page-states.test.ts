import { expect, test } from 'vitest';
import { useTestSandbox } from '../testing/test-sandbox.js';
import type { PageState } from './page-state.js';

const png = Buffer.from('iVBORw0KGgo=', 'base64');
const photo = new File([png], 'front.png');
const pdf = new File(['%PDF-1.'], 'a.pdf');

type Entries = Readonly<Record<string, string | File>>;

const address = {
  'address.street': 'Havenstraat',
  'address.houseNumber': '12',
  'address.zipcode': '4811 XB',
  'address.city': 'Breda',
  'address.country': 'NLD',
};
const person = {
  firstName: 'Mila',
  lastName: 'Visser',
  dateOfBirth: '1990-05-17',
  nationality: 'NLD',
  ...address,
};
const company = {
  legalName: 'Noordzee Imports B.V.',
  type: 'PRIVATE_COMPANY',
  registrationNumber: '12345678',
  taxNumber: 'NL001234567B01',
  ...address,
};
const passport = { type: 'PASSPORT', 'photos[0].data': photo };
const account = { displayName: 'Mila', accountNumber: 'NL45SNDB0000000001', 'statement.data': pdf };
const us = { ...account, accountNumber: '123456', 'apmData.routingNumber': '021000021' };

const pages = {
  person: ['individual', '/details', 'legalEntity', person],
  company: ['organization', '/details', 'legalEntity', company],
  owner: [
    'organization',
    '/owners/new',
    'legalEntity.ultimateBeneficialOwners[0]',
    { ...person, type: 'CEO' },
  ],
  passport: ['individual', '/documents/new', 'legalEntity.documents[0]', passport],
  extract: ['organization', '/documents/new', 'legalEntity.documents[0]', { data: pdf }],
  iban: ['individual', '/bank/iban', 'externalAccounts[0]', account],
  us: ['individual', '/bank/us', 'externalAccounts[0]', us],
} as const satisfies Record<string, readonly [form: string, path: string, at: string, Entries]>;

type PageName = keyof typeof pages;

/** Entries that replace some of the complete ones, the field that is refused, and the state of a page that is left for later. */
const entered: readonly [PageName, Entries, refused?: string | undefined, later?: PageState][] = [
  ['person', {}, undefined, 'complete'],
  ['company', {}, undefined, 'complete'],
  ['owner', {}, undefined, 'complete'],
  ['passport', {}, undefined, 'complete'],
  ['extract', {}, undefined, 'complete'],
  ['iban', {}, undefined, 'checking'],
  ['us', {}, undefined, 'checking'],
  ['person', { firstName: '' }, 'firstName', 'begun'],
  [
    'person',
    Object.fromEntries(Object.keys(person).map((name) => [name, ''])),
    'firstName',
    'empty',
  ],
  ['person', { dateOfBirth: '2999-01-01' }, 'dateOfBirth'],
  ['person', { dateOfBirth: '2020-01-01' }, 'dateOfBirth', 'wrong'],
  ['person', { email: 'mila@example' }, 'email'],
  ['person', { phone: 'call me' }, 'phone'],
  ['person', { 'address.country': 'XXX' }, 'address.country'],
  ['company', { registrationNumber: '' }, 'registrationNumber', 'begun'],
  ['owner', { type: '' }, 'type'],
  ['owner', { lastName: '' }, 'lastName', 'begun'],
  ['passport', { 'photos[0].data': '' }, 'photos[0].data', 'begun'],
  ['passport', { type: 'ID' }, 'photos[1].data', 'begun'],
  ['passport', { expireAt: '2001-01-01' }, 'expireAt'],
  ['passport', { 'photos[0].data': pdf }, 'photos[0].data'],
  ['extract', { data: new File(['MZ'], 'a.pdf') }, 'data'],
  ['iban', { accountNumber: 'NL00BAD' }, 'accountNumber'],
  ['iban', { accountNumber: 'NL45 SNDB 0000 0000 02' }, 'accountNumber'],
  ['iban', { displayName: '' }, 'displayName'],
  ['iban', { 'statement.data': '' }, 'statement.data', 'begun'],
  ['us', { 'apmData.routingNumber': '021000020' }, 'apmData.routingNumber'],
];

const started = useTestSandbox();

async function openOnboarding(legalForm: string) {
  const call = started.as();
  const holder = await call('POST', '/api/accountholders', { displayName: 'Mila' });
  const { url } = (await call('POST', `/api/accountholders/${holder.body.code}/onboarding-url`))
    .body;
  const visit = (path = '', init: RequestInit = {}) =>
    started.sandbox.fetch(new Request(`${url}${path}`, init));
  const post = (path: string, fields: Entries, headers = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return visit(path, { method: 'POST', body, headers });
  };
  const readHash = async (): Promise<string> =>
    (await call('GET', '/_sandbox/state-hash')).body.hash;
  const send = async (path: string, fields: Entries, headers = {}) => {
    const before = await readHash();
    const response = await post(path, fields, headers);
    const text = await response.text();
    const [, refused] = /<a href="#([\w-]+)">/.exec(text) ?? [];
    const marked = [...text.matchAll(/id="([\w-]+)-error"\s*>/g)].map(([, id]) => id);
    return {
      response,
      refused: marked[0] === refused ? refused : marked,
      stores: before !== (await readHash()),
    };
  };
  const findTask = async (path: string) => {
    const page = await (await visit()).text();
    const kind = path.replace(/(?:new|iban|us)$/, '[a-z]+_\\w+');
    const [, link, state] =
      new RegExp(`(${kind})"[^]*?<span class="state (\\w+)"`).exec(page) ?? [];
    return { link, state };
  };
  await post('', { legalForm });
  return { visit, send, findTask };
}

function fieldsOf(name: PageName, entries: Entries = {}, at: string = pages[name][2]): Entries {
  const all = Object.entries<string | File>({ ...pages[name][3], ...entries });
  return Object.fromEntries(all.map(([field, value]) => [`${at}.${field}`, value]));
}

const cases = entered.map(([page, entries, refused, later]) => ({ page, entries, refused, later }));

test.each(cases)(
  'the page $page with $entries is refused at $refused or left as $later',
  async (row) => {
    const { page: name, entries, refused, later } = row;
    const [legalForm, path, at] = pages[name];
    const fields = fieldsOf(name, entries);
    const seller = await openOnboarding(legalForm);
    const checked = await seller.send(path, fields, { accept: 'application/json' });
    expect(checked).toMatchObject({ response: { status: 200 }, stores: false });
    const continued = await seller.send(path, fields);
    expect(continued).toMatchObject({
      response: { status: refused === undefined ? 303 : 422 },
      refused: refused && `${at}.${refused}`.replaceAll(/\W+/g, '-'),
      stores: refused === undefined,
    });

    const other = await openOnboarding(legalForm);
    const left = await other.send(path, { ...fields, action: 'later' });
    expect(left.response.status).toBe(later === undefined ? 422 : 303);
    const { state, link = path } = await other.findTask(path);
    const isTask = path === '/details';
    expect(state).toBe(later ?? (isTask ? 'empty' : undefined));
    await other.send(link, { action: 'remove' });
    expect((await other.findTask(path)).link).toBe(isTask ? path : undefined);
  },
);

test('the number of steps is the same from the first to the last page', async () => {
  const { visit, send, findTask } = await openOnboarding('organization');
  const steps = async () => / (\d of \d) steps/.exec(await (await visit()).text())?.[1];
  expect(await steps()).toBe('0 of 3');
  await send('/details', fieldsOf('company'));
  expect(await steps()).toBe('1 of 3');
  await send('/owners/new', fieldsOf('owner'));
  expect(await steps()).toBe('1 of 3');
  const { link } = await findTask('/owners/new');
  const at = `${pages.owner[2]}.documents[0]`;
  await send(`${link}/documents/new`, fieldsOf('passport', {}, at));
  expect(await steps()).toBe('2 of 3');
  expect((await send('', {})).response.status).toBe(422);
  await send('/documents/new', fieldsOf('extract'));
  expect(await steps()).toBe('3 of 3');
  expect((await send('', {})).response.status).toBe(303);
});
