import { findReportFile } from '../domain/reports/report-file.js';
import { notFound } from '../kernel/service-error.js';
import { readByLink, type UnitsOfWork } from '../unit/unit-of-work.js';
import { buildErrorBody } from '../session.js';
import type { Fetch } from '../kernel/fetch.js';

const address = /^\/files\/reports\/([\w-]{22})\/([\w-]{1,64})\.csv$/;

/** Creates the handler of report files. The URL has a signature, so it needs no key. */
export function createReportFiles(units: UnitsOfWork): Fetch {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const [, link = '', code = ''] = address.exec(pathname) ?? [];
    const signature = searchParams.get('signature') ?? '';
    const parts = await readByLink(units, link, (unit) => findReportFile(unit, code, signature));
    if (!parts) return Response.json(buildErrorBody(notFound()), { status: 404 });
    return fileResponse(parts, request.method);
  };
}

function fileResponse(parts: readonly string[], method: string): Response {
  const bytes = new Blob([...parts]);
  return new Response(method === 'HEAD' ? null : bytes, {
    headers: {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-length': String(bytes.size),
      'content-disposition': 'attachment',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
