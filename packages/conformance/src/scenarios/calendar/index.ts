import type { Scenario } from '../scenario.js';
import { refusedFrequencies } from './refused.js';
import { schedules } from './schedules.js';
import { daylightSaving, midnight } from './zones.js';

/** Schedules against dates that were worked out by hand, and clocks that change. */
export const calendarScenarios: readonly Scenario[] = [
  schedules,
  refusedFrequencies,
  ...daylightSaving,
  midnight,
];
