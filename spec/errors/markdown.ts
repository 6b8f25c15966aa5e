import type { ErrorCatalogue } from './catalogue.ts';

const introduction = `# Error catalogue

What the \`code\` of an error can be, in \`code\` of the body and of the entries of its \`details\`. It has three groups of three digits: the HTTP status, the domain, and a number (decision D15 in [decisions.md](decisions.md)). A code is never given a second meaning. A client that meets one that it does not know goes by the HTTP status alone. \`pnpm generate\` makes this page of \`errors.yaml\`.
`;

/**
 * The error catalogue as a page with a table for each domain.
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
