import { defaultEmitters, emitters } from '../emitters/index.js';
import { configNames } from './config-file.js';
import { lockName } from './lock.js';

/**
 * How the command is called.
 * @param program what stands before the options
 * @param own what happens where no document is named; undefined where a configuration is looked for
 */
export function formatUsage(program: string, own: string | undefined): string {
  const alone = own ?? `generate as ${configNames.at(0)} of this folder says`;
  return [`Usage: ${program} [options]`, `  (no options)       ${alone}`, explanations].join('\n');
}

const explanations = `  --spec FILE        the OpenAPI 3.0 or 3.1 document to generate from, with --out: a path, a URL
                     or - for the standard input;
                     several times for several documents, each into DIR/NAME of its own:
                     --spec NAME=FILE, or the file's own name
  --out DIR          the folder that receives ${defaultEmitters.join('/, ')}/
  --config FILE      the configuration: TypeScript, JavaScript or JSON; flags go above it
  --job NAME         of its documents only this one; several times for several
  --root DIR         the folder below which the files of the document are; its own where left out
  --only NAMES       some of ${emitters.map(({ name }) => name).join(',')}, separated by commas
  --emitter MODULE   a package or file with an emitter that runs as well; several times for several
  --overlay FILE     an OpenAPI overlay that is applied to the document; several in this order
  --include PART     generate from this alone, and what it needs: tag:NAME, path:PATH,
                     operation:ID or schema:NAME, where * is any text; several times for several
  --exclude PART     leave this out, written likewise
  --header TEXT      'Name: value' that is sent to the host of a document's URL; several times
                     for several
  --host NAME        a host from which references to URLs are read; several times for several
  --lock FILE        where the hashes of documents from URLs are kept; ${lockName}
                     beside the configuration where left out
  --update-lock      take over documents from URLs that have changed
  --check            write nothing; show what would change and exit 1 if anything would
  --watch            generate again after each change of the document, until Ctrl-C
  --strict           take warnings for errors
  --requests HOW     how validators read requests: strict (the default) or open to what is not in
                     the document yet
  --responses HOW    the same of responses: strict or open (the default)
  --arrays HOW       how clients write arrays within nested queries and forms: index (the default,
                     a[0]=x), brackets (a[]=x) or repeat (a=x)
  --files HOW        into which files operations go: one for each version (the default) or tag
  --dates HOW        what stands for a point in time (date-time): text (the default), Date, or a module
                     that exports DateTime, readDateTime and writeDateTime
  --cursor RULE      how lists name their next page, for infinite queries of tanstack:
                     PARAMETER=POINTER, such as cursor=/meta/next; several times for several
  --enums HOW        enumerations as union (the default) or as const, with constants beside it
  --imports ENDING   what relative imports end with: .js (the default), .ts or none
  --after COMMAND    runs in a folder with the files before they are written, such as a formatter
  --user-agent TEXT  what clients call themselves in the header user-agent
  --verbose          show every warning, not just the first of each kind
  --debug            show where an unexpected error came from
  --help             this text
Exit codes: 0 done, 1 the document has errors or --check found changes, 2 wrong arguments.`;
