import type { ControlForms, FormObject } from '../../src/dashboard/form-fields.js';
import type { FormName } from '../../src/dashboard/form-operations.js';

type Forms = Readonly<Record<FormName, FormObject>> & ControlForms;

/** The fields of all forms: embedded in the page, so that the browser does not load the documents of both APIs. */
export const forms = JSON.parse(document.querySelector('#forms')?.textContent ?? '{}') as Forms;
