import type { ErrorCatalogue } from './catalogue.ts';

const introduction = `# Error codes

These are the values of \`code\` in an error response and in the entries of its \`details\`. An error code has three groups of three digits: the HTTP status, the domain, and a number (D15). The meaning of a code never changes. If your client receives an unknown code, use the HTTP status.
`;

/**
 * Writes the page with a table of error codes for each domain.
 * @throws {Error} for a code of a domain that has no title
 */
export function catalogueMarkdown({ domains, codes }: ErrorCatalogue): string {
  const entries = Object.entries(codes);
  const orphan = entries.find(([code]) => !(domainOf(code) in domains));
  if (orphan) {
    throw new Error(
      `The error code ${orphan[0]} is of the domain ${domainOf(orphan[0])}, which spec/errors.yaml does not list. ` +
        'Correct the code, or add the domain.',
    );
  }
  const tables = Object.entries(domains).map(([domain, title]) => {
    const rows = entries
      .filter(([code]) => domainOf(code) === domain)
      .map(([code, { when, action }]) => `| ${code} | ${cell(when)} | ${cell(action)} |`);
    const table = ['| Code | When | What to do |', '|---|---|---|', ...rows].join('\n');
    return `## ${domain}: ${title}\n\n${table}\n`;
  });
  return [introduction, ...tables].join('\n');
}

function domainOf(code: string): string {
  return code.split('.')[1] ?? '';
}

function cell(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
}
