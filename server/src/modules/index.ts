import { healthModule } from './health/routes.ts';
import type { ServerModule } from './module.ts';

/** Hooks on every request (who is signed in), added before any module's routes. */
export const requestHooks: readonly ServerModule[] = [];

/** The parts of the API, each in a scope of its own. One line each. */
export const modules: readonly ServerModule[] = [healthModule];
