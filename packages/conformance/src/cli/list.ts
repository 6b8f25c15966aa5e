import { readApi } from '../document/read.js';
import { prepareDocument } from '../document/load.js';
import { Observations } from '../checks/observations.js';
import { sellerFundsProfile } from '../profile/seller-funds.js';
import { ReadBack } from '../read-back/read-back.js';
import { selectChecks } from '../run/plan.js';
import { planChecks } from '../runner/plan-checks.js';
import { scenarioChecks } from '../scenario-checks.js';
import { randomStories, usualStories } from '../stories/random.js';
import type { Check } from '../run/check.js';

/** Prints the id, the rule and the number of claims of each check. */
export function list(
  only: readonly string[] | undefined,
  contract: unknown,
  out: (text: string) => void,
): number {
  const checks = selectChecks(allChecks(contract), only === undefined ? {} : { only });
  const width = Math.max(0, ...checks.map(({ id }) => id.length));
  const lines = checks.map(({ id, claims, title }) => {
    const count = claims.length === 0 ? '' : ` [${claims.length}]`;
    return `${id.padEnd(width)}  ${title}${count}`;
  });
  out(
    `${lines.join('\n')}\n\n${checks.length} checks. The number of claims that a check tests is in brackets.\n`,
  );
  return checks.length > 0 ? 0 : 1;
}

/** All checks of the contract, including observations. */
export function allChecks(contract: unknown): Check[] {
  const root = prepareDocument(contract);
  const api = readApi(root);
  const { schemas } = api;
  const observations = new Observations(api, schemas, sellerFundsProfile, {
    claimKinds: new Map(),
  });
  const readBack = new ReadBack(api, { root, schemas }, sellerFundsProfile);
  const scenarios = [...scenarioChecks, ...randomStories(usualStories)];
  return [
    ...planChecks(api, scenarios, sellerFundsProfile),
    ...observations.checks(),
    ...readBack.checks(),
  ];
}
