import { html } from 'hono/html';
import { assetsPath } from '../http/page-assets.js';
import { pageHeaders } from '../http/page-headers.js';

/** A piece of HTML in which all that came from outside is escaped. */
export type Html = ReturnType<typeof html>;

/** What a page has besides its content. */
export interface Frame {
  readonly title: string;
  readonly script?: boolean;
}

/** A whole page. It works without its script. */
export function pageFrame({ title, script = false }: Frame, content: Html): Html {
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
        <footer><p>A page of the sandbox: do not enter real data.</p></footer>
      </body>
    </html> `;
}

/** What is sent with every page; nothing of its address leaks. */
export function frameHeaders(redirectUrl: string | null): Record<string, string> {
  // Browsers hold the place to which an answer to a form leads against this list too.
  const target = redirectUrl === null ? '' : ` ${new URL(redirectUrl).origin}`;
  const formAction = `'self'${target}`;
  // Not `no-referrer`, with which browsers do not say from where a form was sent.
  return pageHeaders({ formAction, cache: 'no-store', referrer: 'same-origin' });
}
