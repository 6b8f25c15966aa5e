import { formatDiagnostic, type Diagnostic } from '../diagnostics/diagnostic.js';

/** How many warnings of one code are shown where not all are asked for. */
const shownOfEach = 5;

/** Warnings as text, each kind together; the first few of each, unless all are asked for. */
export function formatWarnings(warnings: readonly Diagnostic[], all: boolean): string {
  const codes = [...new Set(warnings.map((warning) => warning.code))];
  return codes
    .map((code) =>
      formatWarningsOfCode(
        code,
        warnings.filter((warning) => warning.code === code),
        all,
      ),
    )
    .join('');
}

function formatWarningsOfCode(code: string, found: readonly Diagnostic[], all: boolean): string {
  const shown = all ? found : found.slice(0, shownOfEach);
  const rest = found.length - shown.length;
  const lines = shown.map(formatDiagnostic);
  if (rest > 0) lines.push(`and ${rest} more of [${code}]; --verbose shows them`);
  return lines.map((line) => `${line}\n`).join('');
}
