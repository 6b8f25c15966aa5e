import type { DocumentPart } from '../document/pointer.js';
import { elements, isObject, type Path, withPart } from '../json.js';
import { boundaryEdits } from './boundary-edits.js';
import type { SchemaContext } from './constraints.js';

/** The longest text and list of a varied value, as JSON. */
const longest = 300;

/**
 * Returns a valid value with one edit for each choice that its schema allows: an optional member added, removed or null,
 * another value of an enum, another text, but no copies in a list. A later edit may change what an earlier one added.
 * @param isFixed whether a member keeps its value
 */
export function vary(
  context: SchemaContext,
  schema: DocumentPart,
  value: unknown,
  choices: readonly number[],
  isFixed: (path: Path) => boolean,
): unknown {
  return choices.reduce<unknown>((varied, choice) => {
    const edits = boundaryEdits(context, schema, varied, choice).filter(
      ({ path, value: given, label }) =>
        path.length > 0 &&
        !isFixed(path) &&
        !label.startsWith('the branch') &&
        !(elements(given).length > 1 && elements(given).some(isObject)) &&
        (JSON.stringify(given) ?? '').length <= longest,
    );
    const edit = edits[choice % edits.length];
    const edited = edit ? withPart(varied, edit.path, edit.value) : varied;
    return context.schemas.fits(schema, edited, 'request') ? edited : varied;
  }, value);
}
