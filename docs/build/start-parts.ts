import { aboutText, accessText } from '../../generators/src/emitters/docs/access.ts';
import {
  filesOf,
  modulesOf,
  titleOfOperation,
} from '../../generators/src/emitters/docs/sections.ts';
import { resolvePointer } from '../../generators/src/json.ts';
import type { Contract } from '../../generators/src/model/contract.ts';
import type { Targets } from './markdown.ts';
import { textAt } from './text-at.ts';
import { versionDifferences } from './version-differences.ts';

/** Returns the values that guides insert by name, in Markdown without HTML, from the contract. */
export function guideParts(contract: Contract, targets: Targets): Record<string, string> {
  const info = contract.document['info'];
  const parts = {
    apiTitle: contract.title,
    apiSummary: textAt(info, 'summary'),
    // The site explains its marks on the page of the decisions.
    apiDescription: (contract.description ?? '').replace(
      /\n## What is decided here.*?(?=\n## |$)/s,
      '',
    ),
    access: accessText({ contract }),
    about: aboutText({ contract }),
    resources: resourceTable(contract),
    versionDifferences: versionDifferences(contract),
    downloads: downloads(contract),
    errorCount: String(targets.errors.size),
    reportColumns: reportColumns(contract),
  };
  // Guides can contain HTML, so the renderer would keep it, except in code.
  return Object.fromEntries(
    Object.entries(parts).map(([name, text]) => [
      name,
      text.replaceAll(/`[^`]*`|</g, (found) => (found === '<' ? '&lt;' : found)),
    ]),
  );
}

function reportColumns({ document }: Contract): string {
  const pointer = '/components/schemas/v2.ReportType/x-report-columns';
  const reports = resolvePointer(document, `#${pointer}`) ?? {};
  return Object.entries(reports as Record<string, Record<string, string>>)
    .map(([report, columns]) => {
      const rows = Object.entries(columns).map(([name, text]) => `| \`${name}\` | ${text} |`);
      return [`## ${report}`, '', '| Column | Meaning |', '|---|---|', ...rows].join('\n');
    })
    .join('\n\n');
}

function resourceTable(contract: Contract): string {
  const { operations } = contract;
  const modules = modulesOf(contract);
  const { fileOf } = filesOf(contract);
  const groups = new Set(operations.map(({ resource }) => resource.group));
  const rows = [...groups].map((group) => {
    const cells = modules.map((module) => {
      const own = operations.filter(
        ({ resource, name }) => name.module === module.name && resource.group === group,
      );
      const links = own.map(
        (operation) =>
          `[${operation.resource.method}](${fileOf(operation)} "${titleOfOperation(operation).replaceAll('"', "'")}")`,
      );
      return links.join(', ') || 'none';
    });
    return `| \`${group}\` | ${cells.join(' | ')} |`;
  });
  const heads = modules.map(({ title }) => title);
  return [
    `| Resource | ${heads.join(' | ')} |`,
    `|---|${heads.map(() => '---|').join('')}`,
    ...rows,
  ].join('\n');
}

function downloads(contract: Contract): string {
  const kinds = ['.yaml', '.json', '-3.0.json', '.postman.json'];
  const rows = [...modulesOf(contract).map(({ name }) => name), 'openapi'].map((name) => {
    const files = name === 'openapi' ? kinds.slice(0, 2) : kinds;
    const cells = files.map((kind) => `[${name}${kind}](openapi/${name}${kind})`);
    return `| ${[...cells, ...kinds.slice(files.length).map(() => '')].join(' | ')} |`;
  });
  return ['| YAML | JSON | OpenAPI 3.0 | Postman |', '|---|---|---|---|', ...rows].join('\n');
}
