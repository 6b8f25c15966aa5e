// The script of the onboarding pages: shows the faults of a form while it is filled in.
import { FormSession } from './form-session.js';

const form = document.querySelector('form');
if (form) new FormSession(form).start();
document.querySelector<HTMLElement>('.summary')?.focus();
