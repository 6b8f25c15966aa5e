import type { Scenario } from '../scenario.js';
import { currencies, divisions, movements } from './balances.js';

/** The rules of balances and divisions. */
export const balanceScenarios: readonly Scenario[] = [movements, currencies, divisions];
