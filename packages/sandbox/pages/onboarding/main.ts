// The script of the onboarding pages: validates forms while they are filled in, and saves valid fields.
import { FormSession } from './form-session.js';

const form = document.querySelector<HTMLFormElement>('form[data-fixed]');
const status = form?.querySelector('.saved');
if (form && status) {
  const showStatus = (text: string): void => {
    status.textContent = text;
  };
  new FormSession(form, showStatus).start();
}
document.querySelector<HTMLElement>('.summary:not([hidden])')?.focus();
