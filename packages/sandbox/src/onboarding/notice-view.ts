import { html } from 'hono/html';
import { largestFile } from './field.js';
import { type Html, pageFrame } from './page-frame.js';
import { maximumFormBytes } from './read-form.js';

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

interface NoticeText {
  readonly status: number;
  readonly title: string;
  readonly text: string;
}

const notices: Readonly<Record<Notice, NoticeText>> = {
  unknown: {
    status: 404,
    title: 'This link is not valid',
    text: 'The link is incomplete, or a newer link has replaced it. Use the latest link that you received.',
  },
  expired: {
    status: 410,
    title: 'This link has expired',
    text: 'Your entries are saved. Ask the marketplace for a new link to continue.',
  },
  submitted: {
    status: 410,
    title: 'Thank you, your details were submitted',
    text: 'Your details are being checked. To change them, ask the marketplace for a new link.',
  },
  closed: {
    status: 402,
    title: 'This account is closed',
    text: 'Your details can no longer be changed. If you think this is a mistake, contact the marketplace.',
  },
  foreign: {
    status: 403,
    title: 'The form was sent from another site',
    text: 'Nothing was saved. Open your link again to continue.',
  },
  'too-large': {
    status: 413,
    title: 'The files are too large',
    text: `A file can have up to ${largestFile}, and all files of a form up to ${maximumFormBytes / 2 ** 20} MB in total. Go back and choose smaller files.`,
  },
  malformed: {
    status: 400,
    title: 'The form could not be read',
    text: 'Nothing was saved. Go back and try again.',
  },
  method: {
    status: 405,
    title: 'Method not allowed',
    text: 'This page accepts only GET, HEAD and POST requests.',
  },
  failed: {
    status: 500,
    title: 'Something went wrong',
    text: 'Nothing was saved. Try again in a moment.',
  },
};

export function noticeView(notice: Notice): { status: number; page: Html } {
  const { status, title, text } = notices[notice];
  return {
    status,
    page: pageFrame(
      { title },
      html`<h1>${title}</h1>
        <p>${text}</p>`,
    ),
  };
}
