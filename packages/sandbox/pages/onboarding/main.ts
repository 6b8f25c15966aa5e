// The script of the onboarding pages: saves valid fields while a form is filled in.
import { FormSession } from './form-session.js';

const status = document.querySelector('form .saved');
const form = status?.closest('form');
if (form && status) {
  const showStatus = (text: string): void => {
    status.textContent = text;
  };
  new FormSession(form, showStatus).start();
}
document.querySelector<HTMLElement>('.summary')?.focus();
