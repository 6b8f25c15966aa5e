import { assetsPath } from '../http/page-assets.js';
import { pageHeaders } from '../http/page-headers.js';
import { readControlForms, readForms } from './form-fields.js';

export const dashboardPath = '/_sandbox/ui';

const pageWith = (forms: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Sandbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${assetsPath}dashboard.css">
<script type="module" src="${assetsPath}dashboard.js"></script>
</head>
<body>
<script type="application/json" id="forms">${forms}</script>
<div id="dashboard"><main><h1>Sandbox</h1><noscript><p>The dashboard needs JavaScript. The control API under
/_sandbox offers the same functions.</p></noscript></main></div>
</body>
</html>
`;

/** Serves the page of the dashboard without data of tenants: its script requests them with the user's key. */
export async function dashboardPage({ method }: Request): Promise<Response> {
  // Embedded, so that the browser does not load the documents of both APIs.
  const fields = { ...(await readControlForms()), ...readForms() };
  const forms = JSON.stringify(fields).replaceAll('<', String.raw`\u003c`);
  return new Response(method === 'HEAD' ? null : pageWith(forms), {
    headers: pageHeaders({ formAction: "'none'", cache: 'no-cache', referrer: 'no-referrer' }),
  });
}
