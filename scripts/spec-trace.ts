// `pnpm spec:trace`: shows where the contract expresses each statement of the reference.
import type { Command } from '@seller-funds/command';
import { z } from 'zod';
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bundleDocument } from '../spec/bundle/bundle.ts';
import { formatFaults } from '../spec/trace/fault.ts';
import { listClaims } from '../spec/trace/list.ts';
import { reportTables } from '../spec/trace/report.ts';
import { traceDocument } from '../spec/trace/trace.ts';
import { withCurrentPointers } from '../spec/trace/write.ts';
import { runCommand } from './processes/run-command.ts';
import { root } from './processes/run-node.ts';

const command = {
  about:
    'Compares spec/claims.yaml and spec/decisions.md with the x-claims and x-decision of the bundled document, with ' +
    'the checks of the conformance suite, and what a claim `holds` with the schemas at its places. Prints a table of ' +
    'the claims, then the problems. Exits with 1 if there is a problem.',
  options: z.strictObject({
    quiet: z.boolean().default(false).meta({ description: 'print only the problems' }),
    list: z
      .boolean()
      .default(false)
      .meta({ description: 'print each claim with its place in the document and its check' }),
    write: z
      .boolean()
      .default(false)
      .meta({ description: 'first set every `at` of spec/claims.yaml to what the document cites' }),
  }),
} satisfies Command;

await runCommand('pnpm spec:trace', command, async ({ write, quiet, list }) => {
  const spec = relative('', join(root, 'spec'));
  const document = await bundleDocument(join(spec, 'openapi.yaml'));
  let trace = traceDocument(spec, document);
  if (write) {
    writeFileSync(trace.claims.file, withCurrentPointers(trace.claims, trace.citations));
    trace = traceDocument(spec, document);
  }
  const { claims, citations, faults } = trace;
  if (!quiet || list) {
    // Loaded only for the tables: `pnpm generate` does not depend on the conformance suite.
    const { allChecks } = await import('@seller-funds/conformance');
    const checks = allChecks(document);
    console.log(
      list
        ? listClaims(claims.claims, citations, checks)
        : reportTables(claims.claims, citations, checks),
    );
  }
  if (faults.length === 0) return 0;
  console.error(formatFaults(faults));
  return 1;
});
