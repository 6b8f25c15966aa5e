import { assetsPath } from '../http/page-assets.js';
import { pageHeaders } from '../http/page-headers.js';
import { readSettingFields } from './setting-fields.js';

/** Where the dashboard is. */
export const dashboardPath = '/_sandbox/ui';

const pageWith = (settings: string): string => `<!doctype html>
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
<script type="application/json" id="setting-fields">${settings}</script>
<div id="dashboard"><main><h1>Sandbox</h1><noscript><p>The dashboard needs JavaScript. All that it shows
and does is also offered by the control API below /_sandbox.</p></noscript></main></div>
</body>
</html>
`;

/**
 * Answers with the page of the dashboard. There is nothing of any tenant in it: what it shows, it asks
 * the APIs for, with a key that whoever sits in front of it has.
 */
export async function dashboardPage({ method }: Request): Promise<Response> {
  if (method !== 'GET' && method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  }
  // The browser needs no more of the control API's document than these, which is most of what it would load.
  const settings = JSON.stringify(await readSettingFields()).replaceAll('<', String.raw`\u003c`);
  return new Response(method === 'HEAD' ? null : pageWith(settings), {
    headers: pageHeaders({ formAction: "'none'", cache: 'no-cache', referrer: 'no-referrer' }),
  });
}
