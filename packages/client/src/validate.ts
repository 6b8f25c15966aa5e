/**
 * Validation of requests and responses. A separate module, so that only bundles that use it contain the
 * validators.
 */
import { validators } from '@seller-funds/validators';
import { english } from '@seller-funds/validators/runtime/messages';
import { validateWith, type Validation } from './generated/index.js';

/**
 * Creates the option `validate` of `createClient`: `validate: validate('both')`. Calls then throw a
 * `ValidationError` for invalid data.
 * @param what what to validate: requests before they are sent, successful response bodies, or both
 */
export function validate(what: 'requests' | 'responses' | 'both'): Validation {
  return validateWith(validators, what, english);
}
