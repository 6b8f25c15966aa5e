import { html } from 'hono/html';
import { assetsPath } from '../http/page-assets.js';
import { pageHeaders } from '../http/page-headers.js';

/** HTML in which all interpolated text is escaped. */
export type Html = ReturnType<typeof html>;

interface PageOptions {
  readonly title: string;
  readonly script?: boolean;
}

/** Renders a whole page. All pages work without the script. */
export function pageFrame({ title, script = false }: PageOptions, content: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · Seller onboarding</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${assetsPath}onboarding.css" />
        ${script ? html`<script type="module" src="${assetsPath}onboarding.js"></script>` : ''}
      </head>
      <body>
        <header><p>Seller onboarding</p></header>
        <main>${content}</main>
        <footer><p>This is a sandbox page. Do not enter real data.</p></footer>
      </body>
    </html> `;
}

/** Returns the headers of every page; its URL, which contains the secret, is not leaked. */
export function frameHeaders(redirectUrl: string | null): Record<string, string> {
  // Browsers also check the target of a redirect after a form against `form-action`.
  const target = redirectUrl === null ? '' : ` ${new URL(redirectUrl).origin}`;
  const formAction = `'self'${target}`;
  // Not `no-referrer`: with it, browsers send forms with `Origin: null`.
  return pageHeaders({ formAction, cache: 'no-store', referrer: 'same-origin' });
}
