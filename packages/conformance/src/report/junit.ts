import type { CheckResult, Result } from '../result/result.js';
import { describeCitation } from './describe-citation.js';

/** Renders the result as JUnit XML: a suite per area, a test case per check. Checks that were not run are skipped. */
export function junitXml(result: Result): string {
  const areas = [...new Set(result.checks.map(({ area }) => area))];
  const suites = areas.map((area) =>
    suiteXml(
      area,
      result.checks.filter((check) => check.area === area),
      result,
    ),
  );
  const { failed } = result.summary.checks;
  const attributes = `tests="${result.checks.length}" failures="${failed}" time="${result.seconds}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance" ${attributes}>\n${suites.join('')}</testsuites>\n`;
}

function suiteXml(area: string, checks: readonly CheckResult[], result: Result): string {
  const failures = checks.filter(({ status }) => status === 'failed').length;
  const skipped = checks.filter(({ status }) => status.startsWith('not')).length;
  const cases = checks.map((check) => caseXml(check, result)).join('');
  return `  <testsuite name="${escape(area)}" tests="${checks.length}" failures="${failures}" skipped="${skipped}">\n${cases}  </testsuite>\n`;
}

function caseXml(check: CheckResult, result: Result): string {
  const { id, title, area, seconds, status, reason, findings } = check;
  const open = `    <testcase classname="${escape(area)}" name="${escape(`${id}: ${title}`)}" time="${seconds}"`;
  if (status === 'passed') return `${open}/>\n`;
  if (status !== 'failed') {
    return `${open}>\n      <skipped message="${escape(reason ?? status)}"/>\n    </testcase>\n`;
  }
  const text = findings
    .map(({ expected, actual, attempt, claims, requests }) =>
      [
        ...(attempt === undefined ? [] : [`tried: ${attempt}`]),
        `expected: ${expected}`,
        `actual: ${actual}`,
        ...claims
          .slice(0, 2)
          .map(
            (claim) =>
              `claim: ${`${claim} ${describeCitation(claim, result)}`.trimEnd().slice(0, 200)}`,
          ),
        ...requests.map(
          ({ curl, status: code, body }) => `${curl}\n→ ${code} ${body.slice(0, 500)}`,
        ),
      ].join('\n'),
    )
    .join('\n\n');
  const message = escape(
    findings.slice(0, 1).map((each) => `${each.expected}; ${each.actual}`)[0] ?? 'failed',
  );
  return `${open}>\n      <failure message="${message}">${escape(text)}</failure>\n    </testcase>\n`;
}

/** Escapes text for XML and replaces the characters that XML 1.0 cannot represent. */
function escape(text: string): string {
  return Array.from(text, (character) => (isXml(character) ? character : '\uFFFD'))
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function isXml(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return ['\t', '\n', '\r'].includes(character);
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}
