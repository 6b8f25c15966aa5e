// `pnpm spec:trace`: which statements of the reference the contract expresses, and where.
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bundleDocument } from '../spec/bundle/bundle.ts';
import { formatFaults } from '../spec/trace/fault.ts';
import { listClaims } from '../spec/trace/list.ts';
import { reportTables } from '../spec/trace/report.ts';
import { traceDocument } from '../spec/trace/trace.ts';
import { wordReport } from '../spec/trace/words/report.ts';
import { withCurrentPointers } from '../spec/trace/write.ts';
import { runCommand } from '../processes/arguments.ts';
import { root } from '../processes/run-node.ts';

const usage = `Usage: pnpm spec:trace [--write] [--quiet] [--list]

Compares spec/claims.yaml and spec/decisions.md with the x-claims and x-decision of the bundled
document, with the checks of the conformance suite, and the words of the claims ("required", "only",
"any", "never", "maximum", "exactly", "seen") with the schemas at their places. Prints how the claims
stand, then what is wrong. Ends with 1 when something is.

  --quiet   print only what is wrong
  --list    print each claim with its place in the document, its check and its words
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
  const { claims, citations, words, faults } = trace;
  if (!quiet || list) {
    // The suite is loaded only where it is shown: generating does not depend on it.
    const { allChecks } = await import('@seller-funds/conformance');
    const checks = allChecks(document);
    console.log(
      list
        ? listClaims(claims.claims, citations, checks, words)
        : `${reportTables(claims.claims, citations, checks)}\n\n${wordReport(words)}`,
    );
  }
  if (faults.length === 0) return 0;
  console.error(formatFaults(faults));
  return 1;
});
