import type { Scenario } from '../scenario.js';
import { schedules } from './schedules.js';
import { daylightSaving, midnight } from './zones.js';

/** Schedules compared with dates worked out by hand, and daylight saving time. */
export const calendarScenarios: readonly Scenario[] = [schedules, ...daylightSaving, midnight];
