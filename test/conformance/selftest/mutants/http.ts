import { decidedMutant, findBy, mutant, type Mutant } from '../mutant.js';

const runtime = 'packages/server/src/generated/runtime';

/** What every answer and every request has in common. */
export const httpMutants: readonly Mutant[] = [
  mutant(
    'http/created',
    'A new split returns 201.',
    'EXT-PS-035 CORE-ERR-001 CORE-PS-058',
    'v2/payment-splits.ts',
    'return { status: 200, headers: replayHeaders(replayed), body: shapeOf(split) };',
    'return { status: 201 as 200, headers: replayHeaders(replayed), body: shapeOf(split) };',
  ),
  mutant(
    'http/charset-refused',
    'A Content-Type with a charset is refused.',
    'CORE-GEN-010',
    `${runtime}/media-type.ts`,
    'if (essence === undefined) return undefined;',
    "if (essence === undefined || parameters !== '') return undefined;",
  ),
  findBy(
    'invalid-data/v2.createOnboardingUrl',
    mutant(
      'http/any-media-type',
      'A body of any media type is read as JSON.',
      'CORE-GEN-009',
      `${runtime}/media-type.ts`,
      'return { essence: essence.toLowerCase(),',
      "return { essence: 'application/json',",
    ),
  ),
  findBy(
    'invalid-data/v2.createOnboardingUrl',
    mutant(
      'http/broken-json-taken',
      'A body that is no JSON counts as an empty object.',
      'CORE-GEN-009',
      `${runtime}/json.ts`,
      "throw malformed('The request body is not valid JSON.');",
      'return {};',
    ),
  ),
  mutant(
    'http/unknown-fields-refused',
    'Unknown fields are refused.',
    'CORE-GEN-014 EXT-PS-001',
    'packages/validators/src/generated/v2.ts',
    '    z.object({\n      extRef: ExtRef,\n      totalAmount',
    '    z.strictObject({\n      extRef: ExtRef,\n      totalAmount',
  ),
  decidedMutant(
    'http/request-id-not-echoed',
    'The id of a request is not given back.',
    'scenario/conventions/request-id',
    `${runtime}/request-id.ts`,
    'if (sent !== null && acceptable.test(sent)) return sent;',
    '',
  ),
  decidedMutant(
    'http/no-allow',
    '405 comes without Allow.',
    'routing/wrong-method/api/divisions',
    `${runtime}/app.ts`,
    "throw new RequestError({ kind: 'method', allowed });",
    "throw new RequestError({ kind: 'method', allowed: [] });",
  ),
  decidedMutant(
    'http/wrong-method-404',
    'An unsupported method returns 404.',
    'routing/wrong-method/api/divisions',
    `${runtime}/app.ts`,
    "throw new RequestError({ kind: 'method', allowed });",
    "throw new RequestError({ kind: 'not-found' });",
  ),
  decidedMutant(
    'http/unknown-path-400',
    'An unknown path returns 400.',
    'routing/unknown-path',
    `${runtime}/app.ts`,
    "if (candidates.length === 0) throw new RequestError({ kind: 'not-found' });",
    "if (candidates.length === 0) throw new RequestError({ kind: 'malformed', message: 'no' });",
  ),
  decidedMutant(
    'http/fails-on-unicode',
    'A body with a character beyond the BMP makes the service fail.',
    'failures/v2.createPaymentSplit',
    `${runtime}/json.ts`,
    '  const value = parse(text);',
    "  if (/[\\u{10000}-\\u{10ffff}]/u.test(text)) throw new Error('character');\n  const value = parse(text);",
  ),
  decidedMutant(
    'http/duplicate-replays-unmarked',
    'A repeat is not marked as one.',
    'scenario/splits/replay',
    'projection/replay.ts',
    "return replayed ? { 'x-idempotent-replay': 'true' } : {};",
    "return replayed ? {} : { 'x-idempotent-replay': 'true' };",
  ),
];
