import type { Values } from '@seller-funds/command';
import { ensureInstalled } from '../install.ts';
import { describeMachine } from '../measure/machine.ts';
import { contenderTable, figureTable, type Section } from '../page/page.ts';
import { writeResult } from '../page/result.ts';
import { ensureBuilt } from './ensure-built.ts';
import { failuresOf, generateFigures } from './figures.ts';
import { measureDocument } from './measure-document.ts';
import { choose, type command } from './options.ts';
import type { DocumentResult } from './result.ts';
import { versionOf } from './tool.ts';

export { command } from './options.ts';

/**
 * Runs the selected measurements, and writes the report after each document, so that an interrupted run
 * has a report. Returns the exit code: slow or failing tools are results, not errors.
 */
export async function run(values: Values<typeof command>): Promise<number> {
  const { documents, tools, runs } = choose(values);
  await ensureInstalled(say);
  await ensureBuilt(say);
  const versions = tools.flatMap((tool) =>
    tool.package === undefined ? [] : [`${tool.name} ${versionOf(tool)}`],
  );
  const section = {
    title: 'Generating',
    command: `pnpm bench generate${values.quick ? ' --quick' : ''}`,
    conditions: `${describeMachine()}; ${runs} runs each, in turn. Peers: ${versions.join(', ')}.`,
  };
  const results: DocumentResult[] = [];
  for (const document of documents) {
    results.push(await measureDocument(document, tools, { runs, say }));
    write(section, results);
  }
  return 0;
}

function write(section: Omit<Section, 'figures'>, documents: readonly DocumentResult[]): void {
  const tables = documents.flatMap((document) => {
    const { title, operations } = document;
    const figures = generateFigures(document);
    return [
      `## ${title}: ${operations} operations`,
      contenderTable(figures, (figure) => figure.title.slice(title.length + 2)),
      failuresOf(document),
      figureTable(figures.filter(({ goal }) => goal)),
    ].filter((part) => part !== '');
  });
  writeResult('generate', { ...section, figures: documents.flatMap(generateFigures) }, tables);
}

function say(line: string): void {
  console.error(line);
}
