// `pnpm spec:trace`: shows where the contract expresses each statement of the reference.
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bundleDocument } from '../spec/bundle/bundle.ts';
import { formatFaults } from '../spec/trace/fault.ts';
import { listClaims } from '../spec/trace/list.ts';
import { reportTables } from '../spec/trace/report.ts';
import { traceDocument } from '../spec/trace/trace.ts';
import { withCurrentPointers } from '../spec/trace/write.ts';
import { runCommand } from '../processes/arguments.ts';
import { root } from '../processes/run-node.ts';

const usage = `Usage: pnpm spec:trace [--write] [--quiet] [--list]

Compares spec/claims.yaml and spec/decisions.md with the x-claims and x-decision of the bundled
document, with the checks of the conformance suite, and what a claim \`holds\` with the schemas at its
places. Prints a table of the claims, then the problems. Exits with 1 if there is a problem.

  --quiet   print only the problems
  --list    print each claim with its place in the document and its check
  --write   first set every \`at\` list of spec/claims.yaml to what the document cites`;

const options = {
  write: { type: 'boolean', default: false },
  quiet: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
} as const;

await runCommand(usage, options, async ({ write, quiet, list }) => {
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
