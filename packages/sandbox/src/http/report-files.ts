import { findReportFile } from '../domain/reports/report-file.js';
import { notFound } from '../kernel/service-error.js';
import { UnknownTenant, type UnitsOfWork } from '../unit/unit-of-work.js';
import { buildErrorBody } from '../session.js';
import type { Fetch } from '../kernel/fetch.js';

const address = /^\/files\/reports\/([\w-]{22})\/([\w-]{1,64})\.csv$/;

/** Creates the handler of report files. The URL has a signature, so it needs no key. */
export function createReportFiles(units: UnitsOfWork): Fetch {
  return async (request) => {
    const content = await read(units, new URL(request.url));
    if (content === undefined) return Response.json(buildErrorBody(notFound()), { status: 404 });
    return fileResponse(content, request.method);
  };
}

async function read(units: UnitsOfWork, url: URL): Promise<string | undefined> {
  const [, link = '', code] = address.exec(url.pathname) ?? [];
  const tenant = units.secrets.tenantOfLink(link);
  const signature = url.searchParams.get('signature');
  if (tenant === undefined || code === undefined || signature === null) return undefined;
  try {
    return await units.read(tenant, (unit) => findReportFile(unit, code, signature));
  } catch (error) {
    if (error instanceof UnknownTenant) return undefined;
    throw error;
  }
}

function fileResponse(content: string, method: string): Response {
  const bytes = new TextEncoder().encode(content);
  return new Response(method === 'HEAD' ? null : bytes, {
    headers: {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-length': String(bytes.length),
      'content-disposition': 'attachment',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
