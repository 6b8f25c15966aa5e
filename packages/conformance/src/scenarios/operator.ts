import {
  type ActionName,
  actionNames,
  type Actions,
  type Adapter,
  type Tenant,
} from '../adapter/adapter.js';
import { NotRun } from '../outcome.js';

/** What an adapter does for one tenant. */
type TenantActions = {
  readonly [Name in Exclude<ActionName, 'newTenant'>]: (
    input: Omit<Parameters<Actions[Name]>[0], 'tenant'>,
  ) => ReturnType<Actions[Name]>;
};

/** What the operator does for the tenant of a scenario, by the adapter, and the time that it is there. */
export interface Operator extends Omit<TenantActions, 'advanceTime' | 'issueKey'> {
  /** Moves the tenant's clock; everything due until then is done afterwards. */
  readonly advance: (seconds: number) => Promise<void>;
  /** The tenant's time, some seconds off at most, moved by so many seconds. */
  readonly moment: (seconds?: number) => string;
  /** Moves the tenant's clock to noon (UTC) of the next day, or of a later one. */
  readonly toNoon: (days?: number) => Promise<void>;
  /** Another key of the tenant, beside those that it has. */
  readonly issueKey: () => Promise<string>;
}

/**
 * The operator of a tenant; an action that the adapter lacks throws {@link NotRun}.
 * @param hide keeps a key out of reports
 */
export function operatorOf(
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
  const moment = (seconds = 0): string =>
    new Date(Date.now() + advanced + seconds * 1000).toISOString();
  const advance = async (seconds: number): Promise<void> => {
    await actions.advanceTime({ seconds });
    advanced += seconds * 1000;
  };
  return {
    ...actions,
    moment,
    advance,
    toNoon: async (days = 1) => {
      const now = Date.now() + advanced;
      const noon = new Date(now);
      noon.setUTCDate(noon.getUTCDate() + days);
      noon.setUTCHours(12, 0, 0, 0);
      await advance(Math.ceil((noon.getTime() - now) / 1000));
    },
    issueKey: async () => {
      const { apiKey } = await actions.issueKey({});
      hide(apiKey);
      return apiKey;
    },
  };
}
