import type { Operation } from '../document/api.js';
import type { JsonObject, Path } from '../json.js';

/** The rules of an API that schemas cannot express. Without them, generated data would be valid but refused. */
export interface Profile {
  /** Returns the source of a path parameter's value if the paths of the document do not determine it. */
  readonly source: (
    operation: Operation,
    parameter: string,
    example: string | undefined,
  ) => Source | undefined;
  /**
   * Adapts a valid body to the rules of the API: fresh references, consistent sums, existing codes. Resolves
   * to undefined if that is not possible.
   */
  readonly prepare: (operation: Operation, body: unknown, tools: ProfileTools) => Promise<unknown>;
  /** Returns the id of the operation that adds elements to a list if its path differs from that of the list. */
  readonly adds?: (list: Operation) => string | undefined;
  readonly jsonClaims: readonly string[];
  /** The claims that members named `code` are codes that the service assigns; undefined if they can be anything. */
  readonly codeClaims?: readonly string[];
  /** The maximum body size in bytes, the status of a larger one, and their claims; undefined if unknown. */
  readonly largestBody?: {
    readonly bytes: number;
    readonly status: number;
    readonly claims: readonly string[];
  };
  /** True if only a decision states the number of the first page of a list. */
  readonly isFirstPageOpen?: (list: Operation) => boolean;
  /** Returns the decisions if only decisions state how many elements a page has by default; otherwise undefined. */
  readonly defaultSizeDecisions?: (operation: Operation) => readonly string[] | undefined;
  /** Returns the decisions if only decisions exclude a status code; otherwise undefined. */
  readonly statusDecisions?: (status: number) => readonly string[] | undefined;
  /** How requests change what is stored, beyond the document. */
  readonly storage?: StorageRules;
  /** The rules for error responses; undefined if there are none. */
  readonly errorRules?: ErrorRules;
  /** True if the service accepts only some of the values that a member's schema allows, so that it keeps its example. */
  readonly isFixed: (operation: Operation, member: string) => boolean;
}

/** How requests change what is stored, beyond the document. */
export interface StorageRules {
  /** Returns the parent resource type of a collection and the path of the collection in the parent. */
  readonly partOf: (shape: string) => { readonly of: string; readonly place: Path } | undefined;
  /** The member that identifies list entries in updates. Without it, lists are replaced. */
  readonly entryKey?: string;
  /** True if an update replaces the whole object or list with this name. */
  readonly isWhole: (name: string) => boolean;
  /** Whether a PUT clears members that it does not contain; undefined if that is not known. */
  readonly isReplaced: (operation: Operation) => boolean | undefined;
  /** True if a response may omit a member that was sent. */
  readonly mayOmit: (shape: string, name: string) => boolean;
  /** True if a version of the API has no such value, so that its reads omit the member. */
  readonly isUnknown: (operation: Operation, path: Path, value: unknown) => boolean;
  /** True if a read with this query omits a stored member. */
  readonly isHidden: (operation: Operation, path: Path, query: URLSearchParams) => boolean;
  /** Converts a request body to the member names of responses. */
  readonly asStored: (operation: Operation, body: JsonObject) => unknown;
  /** Adjusts the expected state of a resource after a change. */
  readonly normalize: (shape: string, body: Record<string, unknown>) => void;
  /** Returns the query with which a read returns all parts, without file contents if they are large. */
  readonly queryForAllParts: (
    operation: Operation,
    isLarge: boolean,
  ) => Readonly<Record<string, unknown>>;
  /** True if the service itself adds elements to a collection. */
  readonly createsElementsItself: (shape: string) => boolean;
  /** The decisions on clearing members with null, and on matching list entries in updates. */
  readonly decisions: { readonly cleared: readonly string[]; readonly entries: readonly string[] };
}

/** One detail of an error response. */
export interface ErrorDetail {
  /** The invalid field, such as `items[0].amount`. */
  readonly field: unknown;
  readonly code: unknown;
  /** The value that was sent; undefined if the error does not repeat it. */
  readonly attemptedValue: unknown;
  readonly whole: unknown;
}

/** The claims on error messages. */
export interface ErrorMessageClaims {
  /** Claims on the message of an error. */
  readonly message?: readonly string[];
  /** Claims on templates and their params. */
  readonly template?: readonly string[];
  /** Claims on the message of a detail. */
  readonly detail?: readonly string[];
  /** Claims on the field that a detail names. */
  readonly field?: readonly string[];
}

/** The rules for error responses. */
export interface ErrorRules {
  /** The claims on the members of an error. */
  readonly claims: readonly string[];
  /** The decision on the contents of error details. */
  readonly decision: string;
  readonly readDetails: (body: unknown) => readonly ErrorDetail[];
  /**
   * Returns the codes that the detail of a member may have that violates a keyword of its schema; empty if they are open.
   * Each begins with the status of an error without other details.
   */
  readonly errorsFor: (keyword: string, member: string) => readonly string[];
  /** The codes of errors without a valid key, for a read-only key, and for a code that does not exist, by status. */
  readonly statusCodes: ReadonlyMap<number, string>;
  /** The decisions on these codes and statuses. */
  readonly codeDecisions: readonly string[];
  readonly messages?: ErrorMessageClaims;
  /** The members whose values an error must not repeat in full. */
  readonly secrets: ReadonlySet<string>;
}

/** An operation whose response contains a value. */
export interface Source {
  readonly operationId: string;
  /** The example to call it with; by default the first one. */
  readonly example?: string;
  /** The JSON pointer to the value in the response body. */
  readonly pointer: string;
}

/** Functions for profiles that prepare bodies. */
export interface ProfileTools {
  /** Returns a unique text: letters, digits and `_`, at most 24 characters. */
  readonly unique: () => string;
  /** Returns the text if it was not used at this place in the tenant yet, otherwise a unique text. */
  readonly fresh: (text: string, place: string) => string;
  /** Returns a unique UUID. */
  readonly uuid: () => string;
  /** Returns the value of a source. Its operation is called once per session. */
  readonly value: (source: Source) => Promise<unknown>;
  /** Calls an operation with a body as it is, and returns the response body. */
  readonly create: (operationId: string, body: unknown) => Promise<unknown>;
  /** Settles payments through the adapter. Throws NotRun if the adapter cannot. */
  readonly settle: (extRefs: readonly string[]) => Promise<void>;
  /** Returns an external account of a holder, created once per session. */
  readonly externalAccount: (
    accountHolderCode: string,
  ) => Promise<{ readonly code: string; readonly extRef: string }>;
}

/** The profile for any document: gives requests a fresh idempotency key. */
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
