import type { TenantReport } from '../tenants/verify-store.js';

/** Formats the output of `sandbox verify`: a summary, or one line per violation. */
export function describeReports(reports: readonly TenantReport[]): { ok: boolean; text: string } {
  const lines = reports.flatMap(({ tenant, findings }) =>
    findings.flatMap(({ name, violations }) =>
      violations.map(({ subject, detail }) => `${tenant}: ${name}: ${subject} (${detail})`),
    ),
  );
  const checks = reports[0]?.findings.length ?? 0;
  if (lines.length > 0) return { ok: false, text: lines.join('\n') };
  const tenants = `${reports.length} ${reports.length === 1 ? 'tenant' : 'tenants'}`;
  return { ok: true, text: `No violations: ${checks} checks in ${tenants}.` };
}
