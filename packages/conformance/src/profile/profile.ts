import type { Operation } from '../document/api.js';
import type { JsonObject, Path } from '../json.js';

/**
 * What is known of an API beyond its document: rules that a schema cannot express. Generated data
 * would be refused without it although it is valid by its schema.
 */
export interface Profile {
  /** Where a path parameter's value comes from, when the paths of the document do not tell. */
  readonly source: (
    operation: Operation,
    parameter: string,
    example: string | undefined,
  ) => Source | undefined;
  /**
   * Makes a body that is valid by its schema also valid by the rules of the API: fresh references,
   * sums that add up, codes that exist. Returns undefined where that cannot be done.
   */
  readonly prepare: (operation: Operation, body: unknown, tools: ProfileTools) => Promise<unknown>;
  /** The id of the operation that adds to a list that has another path than it. */
  readonly adds?: (list: Operation) => string | undefined;
  /** The statements of the reference that say that bodies are JSON. */
  readonly jsonClaims: readonly string[];
  /** How large a body may be, and what says so; undefined where nothing does. */
  readonly largestBody?: { readonly bytes: number; readonly claims: readonly string[] };
  /**
   * The decisions by which alone a parameter has the values, or the default, that the document gives;
   * undefined where the reference gives them.
   */
  readonly parameterDecisions?: (
    operation: Operation,
    parameter: string,
    what: 'values' | 'default',
  ) => readonly string[] | undefined;
  /** The decisions by which alone a body has to have a member; undefined where the reference asks for it. */
  readonly requiredDecisions?: (
    operation: Operation,
    member: string,
  ) => readonly string[] | undefined;
  /** The decisions by which alone an operation has other statuses than one that it answers with. */
  readonly statusDecisions?: (status: number) => readonly string[] | undefined;
  /** What an update changes, and what reads show of it, where the document does not tell. */
  readonly storage?: StorageRules;
  /** How an error tells what is wrong with a request; undefined where nothing says so. */
  readonly errorRules?: ErrorRules;
  /** Whether a member takes fewer values than its schema says, so that made-up ones mean nothing. */
  readonly isFixed: (operation: Operation, member: string) => boolean;
}

/** How what is sent becomes what is stored, beyond what a document says. */
export interface StorageRules {
  /** The kind around a kind, by the paths of their collections, and where in it the elements stand. */
  readonly partOf: (shape: string) => { readonly of: string; readonly place: Path } | undefined;
  /** The member by which an update matches entries of lists; without it lists are replaced. */
  readonly entryKey?: string;
  /** Whether an update replaces an object or list as a whole. */
  readonly isWhole: (name: string) => boolean;
  /** Whether a PUT clears what it does not send. */
  readonly isReplaced: (operation: Operation) => boolean;
  /** Whether something else than the request decides if a member is shown. */
  readonly mayOmit: (shape: string, name: string) => boolean;
  /** Whether a read that asks for these parts does not show a member that is stored. */
  readonly isHidden: (operation: Operation, path: Path, query: URLSearchParams) => boolean;
  /** What a body says, under the names of answers. */
  readonly asStored: (operation: Operation, body: JsonObject) => unknown;
  /** Makes a changed body of a kind one that can be stored. */
  readonly settle: (shape: string, body: Record<string, unknown>) => void;
  /** The query by which a read shows all parts, those of many bytes only where they are not large. */
  readonly queryForAllParts: (
    operation: Operation,
    isLarge: boolean,
  ) => Readonly<Record<string, unknown>>;
  /** The value of a required filter that shows a stored body. */
  readonly filter: (parameter: string, body: unknown) => unknown;
  /** Whether the service adds to a collection by itself. */
  readonly createsElementsItself: (shape: string) => boolean;
  /** The decisions by which alone null clears a member, and an update matches entries of lists. */
  readonly decisions: { readonly cleared: readonly string[]; readonly entries: readonly string[] };
}

/** A fault as an error tells it. */
export interface ErrorDetail {
  /** Where it is, such as `items[0].amount`. */
  readonly field: unknown;
  /** What was sent; undefined where the error does not repeat it. */
  readonly attemptedValue: unknown;
  /** All that the error says of it. */
  readonly whole: unknown;
}

/** The statements of the reference about the texts of errors, by where they stand. */
export interface ErrorMessageClaims {
  /** About the message of an error. */
  readonly message?: readonly string[];
  /** About templates and their params. */
  readonly template?: readonly string[];
  /** About the message of a detail. */
  readonly detail?: readonly string[];
}

/** How errors tell the faults of a request. */
export interface ErrorRules {
  /** The statements of the reference about the members of an error. */
  readonly claims: readonly string[];
  /** The decision that says how much of them there is. */
  readonly decision: string;
  /** The faults that the body of an error tells. */
  readonly readDetails: (body: unknown) => readonly ErrorDetail[];
  /** The statements of the reference about its texts. */
  readonly messages?: ErrorMessageClaims;
  /** Members whose values an error never shows in full. */
  readonly secrets: ReadonlySet<string>;
}

/** An operation whose answer holds a value. */
export interface Source {
  readonly operationId: string;
  /** The example that it is called with; the first where left out. */
  readonly example?: string;
  /** JSON pointer into the body of the answer. */
  readonly pointer: string;
}

/** What a profile may use while it prepares a body. */
export interface ProfileTools {
  /** A text that was not used before: letters, digits and `-`, at most 24 characters. */
  readonly unique: () => string;
  /** The text itself when nothing else at the place, in bodies of the tenant, has it yet, else a unique one. */
  readonly fresh: (text: string, place: string) => string;
  /** A UUID that was not used before. */
  readonly uuid: () => string;
  /** The value at a source, made by calling its operation once a session. */
  readonly value: (source: Source) => Promise<unknown>;
  /** Calls an operation with a body, as it is; answers with the body of the answer. */
  readonly create: (operationId: string, body: unknown) => Promise<unknown>;
  /** Lets the operator settle payments. Throws NotRun where the adapter cannot. */
  readonly settle: (extRefs: readonly string[]) => Promise<void>;
  /** An external account of a holder, made once a session. */
  readonly externalAccount: (
    accountHolderCode: string,
  ) => Promise<{ readonly code: string; readonly extRef: string }>;
}

/** For any document: only the fields that identify a write are made fresh. */
export const plainProfile: Profile = {
  source: () => undefined,
  prepare: (operation, body, { unique }) => {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      return Promise.resolve(body);
    }
    const fresh = (operation.idempotency?.key ?? [])
      .filter((name) => typeof Reflect.get(body, name) === 'string')
      .map((name) => [name, unique()] as const);
    return Promise.resolve({ ...body, ...Object.fromEntries(fresh) });
  },
  jsonClaims: [],
  isFixed: () => false,
};
