import type { Deviation } from '../deviation.js';
import { ofRefusals } from './errors.js';
import { ofFunds } from './funds.js';
import { ofHolders } from './holders.js';
import { ofReference } from './reference.js';
import { ofReports } from './reports.js';
import { ofConventions } from './conventions.js';

/**
 * Ways that the reference leaves open, each the other one than that of our decision. All hold at
 * once: a service that takes them does what the reference's words say.
 */
export const deviations: readonly Deviation[] = [
  ...ofRefusals,
  ...ofConventions,
  ...ofHolders,
  ...ofFunds,
  ...ofReports,
  ...ofReference,
];
