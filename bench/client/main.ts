import { ensureInstalled } from '../install.ts';
import { describeMachine } from '../measure/machine.ts';
import { contenderTable, figureTable, type Section } from '../page/page.ts';
import { writeResult } from '../page/result.ts';
import { contenders } from './contenders.ts';
import { clientFigures } from './figures.ts';
import { measureClients } from './measure.ts';
import type { Amount } from './options.ts';
import { startServer } from './start-server.ts';

export { command } from './options.ts';

/** Measures the clients and writes the report. Returns the exit code. */
export async function run(amount: Amount): Promise<number> {
  await ensureInstalled((line) => console.error(line));
  const clients = await contenders();
  const { rounds, calls } = amount;
  const conditions = `${describeMachine()}; ${rounds} rounds of ${calls} calls each.`;
  const server = await startServer();
  try {
    const results = await measureClients(clients, server.baseUrl, amount);
    const figures = clientFigures(results);
    const section: Section = {
      title: 'Calling',
      command: 'pnpm bench client',
      conditions,
      figures,
    };
    writeResult('client', section, [
      contenderTable(figures, ({ title }) => title),
      figureTable(figures),
    ]);
    return 0;
  } finally {
    await server.stop();
  }
}
