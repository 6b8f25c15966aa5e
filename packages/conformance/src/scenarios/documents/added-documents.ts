import type { v1 } from '@seller-funds/contract';
import { lookUp } from '../../document/pointer.js';
import { createHolder, getKycStatus, inProgressStatuses } from '../fixtures/kyc.js';
import { dateInYears, dateInDays, pdfFile, pngImage } from '../fixtures/documents.js';
import { completeIndividual, completeOrganization } from '../fixtures/legal-entities.js';
import type { Scenario } from '../scenario.js';

const area = 'documents';

const photo: v1.LatePhotoCreate = {
  extRef: 'front_1',
  page: 'FRONT',
  style: 'STRAIGHT',
  format: 'PNG',
  data: pngImage,
};

/** The body of a passport that is added later, with both names of the expiry date (D41). */
export function passport({
  expireAt = dateInYears(5),
  ...given
}: Partial<v1.LatePersonalDocumentCreate> = {}): v1.LatePersonalDocumentCreate {
  const dates = { issuedAt: dateInYears(-2), expireAt, expiresAt: expireAt };
  return { type: 'PASSPORT', number: 'NX1234567', ...dates, photos: [photo], ...given };
}

/** The body of a registration extract that is added later. */
function extract(): v1.LateOrganizationDocumentCreate {
  const issued = {
    issuer: 'COMPANY_REGISTER',
    issuedAt: dateInYears(-1),
    issuerCountry: 'NLD',
  } as const;
  return { title: 'Extract', ...issued, data: pdfFile };
}

/** D139, D140: a document that was missing. */
export const personal: Scenario = {
  id: 'documents/add-personal',
  title: 'A personal document that is added later is stored, gets a code and starts the check.',
  area,
  version: 'v1',
  claims: 'CORE-DOC-014 CORE-DOC-015 CORE-DOC-030 CORE-DOC-003 CORE-DOC-007 D135 D139 D140',
  run: async (context) => {
    const { documents: _documents, ...without } = completeIndividual();
    const code = await createHolder(context, without);
    context.expectEqual(
      (await getKycStatus(context, code)).inV1,
      'MISSING_DATA',
      'the status before',
    );
    const body = passport({ extRef: 'passport_1', issuerCountry: 'NLD' });
    const path = { code };
    const made = await context.call('v1.createIndividualDocument', { path, body });
    context.expect(typeof made.code === 'string', 'the document has a code', JSON.stringify(made));
    const [shown] = made.photos ?? [];
    context.expect(typeof shown?.code === 'string', 'the photo has a code', JSON.stringify(shown));
    context.decided?.expectEqual(shown?.data, undefined, 'data of the photo in the response');
    const { photos: _photos, expiresAt: _expiresAt, ...plain } = body;
    for (const [name, value] of Object.entries(plain)) {
      context.expectEqual(lookUp(made, `/${name}`), value, name);
    }
    const query = { _fragments: ['docfiles' as const] };
    const holder = await context.call('v1.getAccountHolder', { path, query });
    const data = lookUp(holder, '/legalEntity/documents/0/photos/0/data');
    context.expectEqual(data, pngImage, 'data of the photo, read with docfiles');
    const { inV1, inV2 } = await getKycStatus(context, code);
    context.expect(inProgressStatuses.includes(String(inV1)), 'the check has begun', String(inV1));
    // There, data that has not been submitted is MISSING_DATA (D34).
    context.decided?.expectEqual(inV2, 'IN_PROGRESS', 'the status in version 2');
  },
};

/** CORE-DOC-019 to -023, D138: the validation of added personal documents. */
export const personalRules: Scenario = {
  id: 'documents/add-personal-validation',
  title:
    'An added personal document is a PASSPORT or ID with a number and photos, issued before today and expiring after today.',
  area,
  version: 'v1',
  claims:
    'CORE-DOC-016 CORE-DOC-018 CORE-DOC-019 CORE-DOC-020 CORE-DOC-021 CORE-DOC-022 CORE-DOC-023 CORE-LIM-009 CORE-ERR-024 D41 D43 D138',
  run: async (context) => {
    const path = { code: await createHolder(context, completeIndividual()) };
    // The dates of today, and both dates together: errors/422.220.001 to 003.
    for (const given of [
      { issuedAt: dateInDays(1) },
      { number: '' },
      { number: '   ' },
      { photos: [] },
      { type: 'VISA' as never },
      { type: 'DRIVING_LICENSE' as never },
    ])
      await context.expectError(
        'v1.createIndividualDocument',
        { path, body: passport(given) },
        422,
      );
    const expireAt = dateInDays(2);
    const body = passport({ extRef: 'second', expireAt, issuedAt: dateInDays(-1) });
    const made = await context.call('v1.createIndividualDocument', { path, body });
    context.expectEqual(made.expireAt, expireAt, 'expireAt of a request with expiresAt');
  },
};

/** D139, D140, CORE-DOC-035: documents of an organization. */
export const organization: Scenario = {
  id: 'documents/add-organization',
  title:
    'An organization document that is added later is stored and gets a code; issuedAt is before today.',
  area,
  version: 'v1',
  claims:
    'CORE-DOC-031 CORE-DOC-032 CORE-DOC-034 CORE-DOC-035 CORE-DOC-039 CORE-DOC-012 D135 D138 D139',
  run: async (context) => {
    const path = { code: await createHolder(context, completeOrganization()) };
    const body = { ...extract(), extRef: 'extract_1' };
    const made = await context.call('v1.createOrganizationDocument', { path, body });
    const { data, ...plain } = body;
    const { code, ...shown } = made;
    context.expectEqual(shown, plain, 'the document without its data');
    const late = { path, body: { ...extract(), issuedAt: dateInDays(1) } };
    await context.expectError('v1.createOrganizationDocument', late, 422, '422.220.002');
    const query = { _fragments: ['docfiles' as const] };
    const { legalEntity } = await context.call('v1.getAccountHolder', { path, query });
    const documents = legalEntity?.documents ?? [];
    const found = documents.find((document) => document.code === code);
    context.expectEqual(lookUp(found, '/data'), data, 'data, read with docfiles');
  },
};

/** The values of a member in the first two documents of a holder. */
function pick(holder: unknown, name: string): unknown[] {
  return [0, 1].map((index) => lookUp(holder, `/legalEntity/documents/${index}/${name}`));
}

/** D170, D43: each version shows its own fields of one document. */
export const acrossVersions: Scenario = {
  id: 'documents/across-versions',
  title: 'Each version shows its own fields of a document: issuer in version 1, type in version 2.',
  area,
  claims: 'CORE-DOC-010 EXT-DOC-001 EXT-DOC-002 EXT-DOC-003 D43 D170 D175',
  run: async (context) => {
    const code = await createHolder(context, completeOrganization());
    await context.call('v1.createOrganizationDocument', { path: { code }, body: extract() });
    const query = { _fragments: ['docs' as const] };
    const first = await context.call('v1.getAccountHolder', { path: { code }, query });
    const path = { accountHolderCode: code };
    const second = await context.call('v2.getAccountHolder', { path, query });
    context.expectEqual(
      pick(first, 'issuer'),
      [undefined, 'COMPANY_REGISTER'],
      'issuer in version 1',
    );
    context.expectEqual(pick(first, 'type'), [undefined, undefined], 'type in version 1');
    context.expectEqual(pick(second, 'type'), ['UTILITY_BILL', undefined], 'type in version 2');
    context.expectEqual(pick(second, 'issuer'), [undefined, undefined], 'issuer in version 2');
    context.decided?.expectEqual(
      pick(second, 'code'),
      pick(first, 'code'),
      'the codes of both versions',
    );
  },
};
