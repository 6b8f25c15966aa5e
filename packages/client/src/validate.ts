/**
 * Checks of requests and responses with the validators of the document. They are in a bundle only
 * where this module is imported.
 */
import { validators } from '@seller-funds/validators';
import { english } from '@seller-funds/validators/runtime/messages';
import { validateWith, type Validation } from './generated/index.js';

/**
 * Makes the option `validate` of `createClient`: `validate: validate('both')`.
 * @param what what to check: a request before it is sent, the body of a success, or both. What is
 * not valid is a `ValidationError`
 */
export function validate(what: 'requests' | 'responses' | 'both'): Validation {
  return validateWith(validators, what, english);
}
