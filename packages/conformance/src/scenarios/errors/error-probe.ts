import type { OperationId } from '@seller-funds/contract';
import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
import { elements, isObject, member, text } from '../../json.js';
import type { ActionName } from '../../adapter/adapter.js';
import { expectErrorDetails, type ErrorDetail } from '../fixtures/error-details.js';
import type { Scenario } from '../scenario.js';
import type { OperationArguments, RequestOverrides, ScenarioContext } from '../scenario-context.js';

/** A code of the error catalog and how to provoke it. */
export interface ErrorCase {
  /** The code in the catalog. */
  readonly code: ErrorCode;
  /** The group in reports. */
  readonly area: string;
  readonly needs?: readonly ActionName[];
  /** Sends every kind of request that returns the code. */
  readonly provoke: (probe: ErrorProbe) => Promise<void>;
}

/** Codes of schema validation: the error itself may have another code than its details. */
const ofSchema = /^(?:400\.900\.001|422\.900\.00[2-6])$/;

/** Sends invalid requests and checks everything in the error responses. */
export class ErrorProbe {
  readonly context: ScenarioContext;
  readonly #code: ErrorCode;
  #seen = false;

  constructor(context: ScenarioContext, code: ErrorCode) {
    this.context = context;
    this.#code = code;
  }

  /** Expects an error with exactly these details; without details if no field is invalid. */
  async expectError<Id extends OperationId>(
    id: Id,
    args: OperationArguments<Id>,
    faults: readonly ErrorDetail[] = [],
    overrides: RequestOverrides = {},
  ): Promise<void> {
    const top = resolveErrorCode(faults, this.#code);
    const status = Number(top.slice(0, 3));
    const exchange = await this.context.expectError(id, args, status, this.#code, overrides);
    this.#seen = true;
    expectErrorDetails(this.context, exchange, faults, `${this.#code} of ${id}`);
    const { decided } = this.context;
    if (!decided) return;
    const { json, text: body } = exchange.reply;
    // The code of a single schema error may be that of the error or of its detail only.
    const isOpen = faults.length === 1 && ofSchema.test(this.#code);
    if (!isOpen) decided.expectEqual(member(json, 'code'), top, `the code of the error of ${id}`);
    for (const error of [json, ...elements(member(json, 'details'))])
      expectRendered(decided, error);
    const { apiKey } = this.context.tenant;
    decided.expect(!body.includes(apiKey), 'the error does not contain the API key', 'it does');
  }

  /** Expects the same error from both versions. */
  async expectErrorFromBoth(
    ids: readonly [OperationId, OperationId],
    args: object,
    faults: readonly ErrorDetail[] = [],
  ): Promise<void> {
    for (const id of ids) await this.expectError(id, args, faults);
  }

  /** Throws if no request was sent, as the case would prove nothing. */
  finish(): void {
    if (!this.#seen) throw new Error(`Nothing provokes ${this.#code}.`);
  }
}

/** Returns the code of an error with these details (D15, D16). */
function resolveErrorCode(faults: readonly ErrorDetail[], code: ErrorCode): ErrorCode {
  const codes = faults.map((fault) => fault.code);
  const unreadable = codes.find((each) => each.startsWith('400.'));
  if (unreadable !== undefined) return unreadable;
  const [first = code] = codes;
  const isWhole = codes.some((each) => ofSchema.test(each)) || codes.length > 1;
  const isConflict = codes.every((each) => each.startsWith('409.'));
  return isWhole && !isConflict ? '422.900.001' : first;
}

/** CORE-ERR-026: the message is the template with its parameters filled in. */
function expectRendered(context: ScenarioContext, error: unknown): void {
  const message = text(member(error, 'message')) ?? '';
  const parameterized = member(error, 'parameterized');
  const template = text(member(parameterized, 'template'));
  const params = member(parameterized, 'params');
  context.expect(
    message !== '' && !/\{\w+\}/.test(message),
    'message has no unfilled placeholder',
    message,
  );
  if (template === undefined || !isObject(params)) return;
  const rendered = template.replaceAll(/\{(\w+)\}/g, (_place, name: string) =>
    String(member(params, name)),
  );
  context.expectEqual(message, rendered, 'message, which is the template with its parameters');
}

/** Returns the scenario that provokes an error code. */
export function createErrorScenario({ code, area, needs, provoke }: ErrorCase): Scenario {
  return {
    id: `errors/${code}`,
    title: `Errors with the code ${code} have its status code, and name each invalid field and its attemptedValue.`,
    area,
    claims: ['D14', 'D15', 'D16'],
    ...(needs ? { needs } : {}),
    run: async (context) => {
      const probe = new ErrorProbe(context, code);
      await provoke(probe);
      probe.finish();
    },
  };
}
