import type { OperationId } from '@seller-funds/contract';
import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
import { elements, isObject, member, text } from '../../json.js';
import type { ActionName } from '../../adapter/adapter.js';
import { expectFaults, type Fault } from '../fixtures/faults.js';
import type { Scenario } from '../scenario.js';
import type { OperationArguments, RequestOverrides, ScenarioContext } from '../scenario-context.js';

/** How a code of the error catalogue is provoked. */
export interface ErrorCase {
  /** As the catalogue has it. */
  readonly code: ErrorCode;
  /** What reports group it by. */
  readonly area: string;
  readonly needs?: readonly ActionName[];
  /** Sends what is answered with the code, in every way there is. */
  readonly provoke: (probe: Probe) => Promise<void>;
}

/** Codes of what a schema finds: the error itself has a code of its own beside them. */
const ofSchema = /^(?:400\.900\.001|422\.900\.00[2-6])$/;

/** Sends requests that have to be refused, and judges all that the error tells. */
export class Probe {
  readonly context: ScenarioContext;
  readonly #code: ErrorCode;
  #seen = false;

  constructor(context: ScenarioContext, code: ErrorCode) {
    this.context = context;
    this.#code = code;
  }

  /** Expects a refusal that tells these faults and no others; none where no field is wrong. */
  async refused<Id extends OperationId>(
    id: Id,
    args: OperationArguments<Id>,
    faults: readonly Fault[] = [],
    overrides: RequestOverrides = {},
  ): Promise<void> {
    const top = topCode(faults, this.#code);
    const status = Number(top.slice(0, 3));
    const exchange = await this.context.expectError(id, args, status, this.#code, overrides);
    this.#seen = true;
    expectFaults(this.context, exchange, faults, `${this.#code} of ${id}`);
    const { decided } = this.context;
    if (!decided) return;
    const { json, text: answer } = exchange.reply;
    // One general fault may be the code of the whole error or stand in its details alone.
    const isOpen = faults.length === 1 && ofSchema.test(this.#code);
    if (!isOpen) decided.expectEqual(member(json, 'code'), top, `the code of the error of ${id}`);
    for (const told of [json, ...elements(member(json, 'details'))]) expectRendered(decided, told);
    const { apiKey } = this.context.tenant;
    decided.expect(!answer.includes(apiKey), 'the error does not show the key', 'it does');
  }

  /** Expects a refusal of two versions alike. */
  async refusedByBoth(
    ids: readonly [OperationId, OperationId],
    args: object,
    faults: readonly Fault[] = [],
  ): Promise<void> {
    for (const id of ids) await this.refused(id, args, faults);
  }

  /** Fails where nothing was sent: the case would say nothing. */
  finish(): void {
    if (!this.#seen) throw new Error(`Nothing provokes ${this.#code}.`);
  }
}

/** The code of an error that tells these faults (D15, D16). */
function topCode(faults: readonly Fault[], code: ErrorCode): ErrorCode {
  const codes = faults.map((fault) => fault.code);
  const unreadable = codes.find((each) => each.startsWith('400.'));
  if (unreadable !== undefined) return unreadable;
  const [first = code] = codes;
  const isWhole = codes.some((each) => ofSchema.test(each)) || codes.length > 1;
  const isConflict = codes.every((each) => each.startsWith('409.'));
  return isWhole && !isConflict ? '422.900.001' : first;
}

/** CORE-ERR-026: the message is the template with its values. */
function expectRendered(context: ScenarioContext, told: unknown): void {
  const message = text(member(told, 'message')) ?? '';
  const parameterized = member(told, 'parameterized');
  const template = text(member(parameterized, 'template'));
  const params = member(parameterized, 'params');
  context.expect(message !== '' && !/\{\w+\}/.test(message), 'message has no open place', message);
  if (template === undefined || !isObject(params)) return;
  const rendered = template.replaceAll(/\{(\w+)\}/g, (_place, name: string) =>
    String(member(params, name)),
  );
  context.expectEqual(message, rendered, 'message, which is the template with its values');
}

/** The scenario that provokes a code. */
export function scenarioOf({ code, area, needs, provoke }: ErrorCase): Scenario {
  return {
    id: `errors/${code}`,
    title: `${code} is answered with its status, and names each field that is wrong, with what was sent.`,
    area,
    claims: ['D14', 'D15', 'D16'],
    ...(needs ? { needs } : {}),
    run: async (context) => {
      const probe = new Probe(context, code);
      await provoke(probe);
      probe.finish();
    },
  };
}
