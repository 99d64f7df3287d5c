import * as events from '@pinpu/shared/events';
import * as query from '@pinpu/shared/query';
import * as router from '@pinpu/shared/router';
import * as slots from '@pinpu/shared/slots';
import * as state from '@pinpu/shared/state';
import * as theme from '@pinpu/shared/theme';
import * as ui from '@pinpu/shared/ui';
import { libraries } from './libraries.ts';

/** The modules that the shell lends remotes and has at once. */
export const modules: Readonly<Record<string, unknown>> = {
  ...libraries,
  '@pinpu/shared/events': events,
  '@pinpu/shared/query': query,
  '@pinpu/shared/router': router,
  '@pinpu/shared/slots': slots,
  '@pinpu/shared/state': state,
  '@pinpu/shared/theme': theme,
  '@pinpu/shared/ui': ui,
};

/** Those that a first screen does without: they come with the first that asks for them (ADR 0201). */
export const laterModules = {
  '@pinpu/shared/api/client': () =>
    import(/* webpackChunkName: "api" */ '@pinpu/shared/api/client'),
  '@pinpu/shared/contracts/schema': () =>
    import(/* webpackChunkName: "api" */ '@pinpu/shared/contracts/schema'),
} satisfies Readonly<Record<string, () => Promise<unknown>>>;
