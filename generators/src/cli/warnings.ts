import { formatDiagnostic, type Diagnostic } from '../diagnostics/diagnostic.js';

/** The number of warnings shown for each code without `--verbose`. */
const shownOfEach = 5;

/** Formats warnings, grouped by code; without `all` only the first of each code. */
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
  if (rest > 0) lines.push(`… and ${rest} more [${code}]; use --verbose to show all`);
  return lines.map((line) => `${line}\n`).join('');
}
