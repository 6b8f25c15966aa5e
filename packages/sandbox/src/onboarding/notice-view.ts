import { html } from 'hono/html';
import { largestFile } from './field.js';
import { type Html, pageFrame } from './page-frame.js';
import { maximumFormBytes } from './read-form.js';

/** Why a seller sees no form. */
export type Notice =
  | 'unknown'
  | 'expired'
  | 'submitted'
  | 'closed'
  | 'foreign'
  | 'too-large'
  | 'malformed'
  | 'method'
  | 'failed';

interface Said {
  readonly status: number;
  readonly title: string;
  readonly text: string;
}

const said: Readonly<Record<Notice, Said>> = {
  unknown: {
    status: 404,
    title: 'This link does not work',
    text: 'It is not complete, or a newer link has taken its place. Use the newest link that you were sent.',
  },
  expired: {
    status: 410,
    title: 'This link has expired',
    text: 'What you filled in is saved. Ask the marketplace for a new link to go on.',
  },
  submitted: {
    status: 410,
    title: 'Thank you, everything is sent',
    text: 'Your data is being checked. To change something, ask the marketplace for a new link.',
  },
  closed: {
    status: 402,
    title: 'This account is closed',
    text: 'Nothing can be changed any more. Ask the marketplace if you think that this is wrong.',
  },
  foreign: {
    status: 403,
    title: 'This was not sent from here',
    text: 'Another site tried to send this form. Nothing was saved. Open your link again to go on.',
  },
  'too-large': {
    status: 413,
    title: 'This is too much at once',
    text: `A file may have ${largestFile}, and all files of a form ${maximumFormBytes / 2 ** 20} MB. Go back and choose smaller files.`,
  },
  malformed: {
    status: 400,
    title: 'This could not be read',
    text: 'What was sent is not a form of this page. Go back and try again.',
  },
  method: {
    status: 405,
    title: 'This does not work here',
    text: 'Pages are opened, and their forms are sent. Nothing else is possible.',
  },
  failed: {
    status: 500,
    title: 'Something went wrong',
    text: 'It is not your fault, and nothing was saved just now. Try again in a moment.',
  },
};

/** A page that says why there is no form, with its status. */
export function noticeView(notice: Notice): { status: number; page: Html } {
  const { status, title, text } = said[notice];
  return {
    status,
    page: pageFrame(
      { title },
      html`<h1>${title}</h1>
        <p>${text}</p>`,
    ),
  };
}
