import { MONEY_SCENARIOS } from './money-scenarios.ts';
import { PARCEL_SCENARIOS } from './parcel-scenarios.ts';
import type { Scenario } from './scenario.ts';

export const SCENARIOS: readonly Scenario[] = [...PARCEL_SCENARIOS, ...MONEY_SCENARIOS];
