import { defaultEmitters, emitters } from '../emitters/index.js';
import { configNames } from './config-file.js';
import { lockName } from './lock.js';

/**
 * Formats the help text.
 * @param program the text before the options
 * @param description what the command does without options; by default it reads the configuration
 */
export function formatUsage(program: string, description: string | undefined): string {
  const alone = description ?? `read ${configNames.at(0)} of this folder`;
  return [`Usage: ${program} [options]`, `  (no options)       ${alone}`, explanations].join('\n');
}

const explanations = `  --spec FILE        OpenAPI 3.0 or 3.1 document: a path, a URL, or - for the standard input.
                     Requires --out. Repeat it for several documents: each is written to
                     DIR/NAME, where NAME is the name of the file or that of --spec NAME=FILE
  --out DIR          output folder for ${defaultEmitters.join('/, ')}/
  --config FILE      configuration file: TypeScript, JavaScript or JSON; flags override it
  --job NAME         only this document of the configuration (repeatable)
  --root DIR         folder that contains all files of the document (default: its own folder)
  --only NAMES       some of ${emitters.map(({ name }) => name).join(',')},
                     separated by commas
  --emitter MODULE   package or file with an additional emitter (repeatable)
  --overlay FILE     OpenAPI overlay to apply to the document (repeatable, applied in order)
  --include PART     generate only this part and what it needs (repeatable): tag:NAME, path:PATH,
                     operation:ID or schema:NAME; * matches any text
  --exclude PART     leave out this part (repeatable)
  --header TEXT      'Name: value', sent to the host of the document's URL (repeatable)
  --host NAME        host from which references to URLs may be fetched (repeatable)
  --lock FILE        file with the hashes of documents from URLs (default:
                     ${lockName} beside the configuration)
  --update-lock      accept documents from URLs that have changed
  --check            write nothing; show the changes and exit with 1 if there are any
  --watch            generate again after each change of the document, until Ctrl-C
  --strict           treat warnings as errors
  --requests HOW     how validators treat unknown properties and values of requests: strict
                     (default) or open
  --responses HOW    the same for responses: strict or open (default)
  --arrays HOW       how clients write arrays in nested queries and forms: index (default, a[0]=x),
                     brackets (a[]=x) or repeat (a=x)
  --files HOW        one file of operations for each version (default) or tag
  --dates HOW        type of date-time values: text (default), Date, or a module that exports
                     DateTime, readDateTime and writeDateTime
  --cursor RULE      where lists have the cursor of the next page, for infinite queries of tanstack:
                     PARAMETER=POINTER, such as cursor=/meta/next (repeatable)
  --enums HOW        enums as union (default) or const, which adds an object of constants
  --imports ENDING   extension of relative imports: .js (default), .ts or none
  --after COMMAND    command to run on the files before they are written, such as a formatter
  --user-agent TEXT  user-agent header of the client
  --verbose          show every warning, not only the first of each code
  --debug            show the stack trace of unexpected errors
  --help             show this text
Exit codes: 0 success, 1 errors in the document or changes found by --check, 2 invalid arguments.`;
