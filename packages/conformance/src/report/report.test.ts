import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, expect, test } from 'vitest';
import type { Result } from '../result/result.js';
import schema from '../result/result.schema.json' with { type: 'json' };
import { runShop } from '../testing/run-shop.js';
import { startShop } from '../testing/shop-server.js';
import { htmlPage } from './html.js';
import { junitXml } from './junit.js';
import { renderResult } from './terminal.js';

let result: Result;
beforeAll(async () => {
  const shop = await startShop('accepts a quantity of 0');
  const rows = [
    ['SHOP-QUANTITY', 'limit', 'A quantity is 1 to 99', 'Orders'],
    ['SHOP-LEGAL', 'rule', '</script><b>no check</b>', 'Law'],
  ] as const;
  const claims = rows.map(([id, kind, says, where]) => {
    return { id, kind, says, where, test: '', at: [], decisions: [] };
  });
  const knownDecisions = [
    { id: 'D1', question: 'How many colours', says: 'Two: red and green.', why: 'It is simple.' },
  ];
  result = await runShop(shop.url, { claims, knownDecisions });
});

test('the result is valid against its JSON schema', () => {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false });
  addFormats.default(ajv);
  const validate = ajv.compile(schema);
  validate(JSON.parse(JSON.stringify(result)));
  expect(validate.errors).toBeNull();
});

test('a claim fails if a finding cites it, and is never proved without evidence', () => {
  const statuses = Object.fromEntries(result.claims.map(({ id, status }) => [id, status]));
  expect(statuses).toEqual({ 'SHOP-QUANTITY': 'failed', 'SHOP-LEGAL': 'not shown' });
});

test('escapes control characters of responses for the terminal', () => {
  const evil = '\u001B]0;owned\u0007\u009B2J\u202E';
  const checks = result.checks.map((check) =>
    check.status === 'failed'
      ? { ...check, findings: check.findings.map((found) => ({ ...found, actual: evil })) }
      : { ...check, status: 'not run' as const, reason: evil },
  );
  const text = renderResult({ ...result, checks }, false);
  expect(text).toContain(String.raw`actual:   \u001b]0;owned\u0007\u009b2J\u202e`);
  expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u);
});

test('the terminal shows failures first, with the rule, the claim, a curl line and the seed', () => {
  const text = renderResult(result, false);
  expect(text.indexOf('✗')).toBe(0);
  for (const part of [
    'claim:    SHOP-QUANTITY “A quantity is 1 to 99” (Orders)',
    'tried:    quantity: below minimum 1',
    'curl -sS -i -X POST',
    'seed:     1',
    'Responses received',
  ]) {
    expect(text).toContain(part);
  }
});

test('shows the text of a statement or decision next to its id', () => {
  const checks = result.checks.map((check) => ({
    ...check,
    findings: check.findings.map((found) => ({ ...found, claims: ['D1', 'SHOP-QUANTITY'] })),
  }));
  const cited = { ...result, checks: [...checks, ...checks] };
  expect(renderResult(cited, false)).toContain(
    'decision: D1 How many colours: Two: red and green.\n',
  );
  expect(junitXml(cited)).toContain('claim: D1 How many colours: Two: red and green.');
  expect(junitXml(cited)).toContain('claim: SHOP-QUANTITY “A quantity is 1 to 99” (Orders)');
});

test('shows a fault that several checks found once', () => {
  const check = result.checks.find(({ status }) => status === 'failed');
  if (!check) throw new Error('No check failed.');
  const findings = check.findings.map((found) => ({ ...found, place: 'getOrder name' }));
  const others = findings.map((found) => ({ ...found, actual: 'it is another one' }));
  const checks = [
    { ...check, findings },
    { ...check, id: 'other/check', findings: others },
  ];
  const text = renderResult({ ...result, checks }, false);
  expect(text).toContain('\n    also in:  other/check\n');
  expect(text.match(/^✗/gm)).toHaveLength(1);
});

test('the counts in JUnit are those of the result', () => {
  const xml = junitXml(result);
  expect(xml.match(/<testcase /g)).toHaveLength(result.checks.length);
  expect(xml.match(/<failure /g)).toHaveLength(result.summary.checks.failed);
  expect(Array.from(xml).filter((each) => each < ' ' && each !== '\n')).toEqual([]);
});

test('the HTML page embeds the result as data that cannot become markup', () => {
  const page = htmlPage(result);
  expect(page).not.toContain('</script><b>');
  expect(page).not.toMatch(/\b(?:src|href)="/);
  const data = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual(JSON.parse(JSON.stringify(result)));
});
