import {
  type ActionInputs,
  actionNames,
  type ActionResult,
  type Adapter,
  type Tenant,
} from '../adapter/adapter.js';
import { NotRun } from '../outcome.js';

type TenantActions = {
  readonly [Name in keyof ActionInputs]: (input: ActionInputs[Name]) => ActionResult<Name>;
};

/** The operator's actions for the tenant of a scenario, through the adapter, and the tenant's clock. */
export interface Operator extends Omit<TenantActions, 'advanceTime' | 'issueKey'> {
  /** Advances the tenant's clock. Resolves once everything due by then is done. */
  readonly advance: (seconds: number) => Promise<void>;
  /** The tenant's time plus a number of seconds, as ISO 8601; a few seconds off at most. */
  readonly now: (seconds?: number) => string;
  /** Advances the tenant's clock to noon (UTC) of the next day. */
  readonly advanceToNoon: () => Promise<void>;
  readonly issueKey: () => Promise<string>;
}

/** The operator of a tenant; actions throw {@link NotRun} if the adapter lacks them. `hide` redacts an API key. */
export function createOperator(
  adapter: Adapter,
  tenant: Tenant,
  hide: (key: string) => void,
): Operator {
  const actions = Object.fromEntries(
    actionNames.map((name) => [
      name,
      async (input: object): Promise<unknown> => {
        const action = adapter[name] as ((given: object) => Promise<unknown>) | undefined;
        if (action) return action({ ...input, tenant });
        throw new NotRun(`The adapter (${adapter.name}) does not offer ${name}.`);
      },
    ]),
  ) as unknown as TenantActions;
  let advanced = 0;
  const now = (seconds = 0): string =>
    new Date(Date.now() + advanced + seconds * 1000).toISOString();
  const advance = async (seconds: number): Promise<void> => {
    await actions.advanceTime({ seconds });
    advanced += seconds * 1000;
  };
  return {
    ...actions,
    now,
    advance,
    advanceToNoon: async () => {
      const start = Date.now() + advanced;
      const noon = new Date(start);
      noon.setUTCDate(noon.getUTCDate() + 1);
      noon.setUTCHours(12, 0, 0, 0);
      await advance(Math.ceil((noon.getTime() - start) / 1000));
    },
    issueKey: async () => {
      const { apiKey } = await actions.issueKey({});
      hide(apiKey);
      return apiKey;
    },
  };
}
