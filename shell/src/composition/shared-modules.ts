import * as events from '@pinpu/shared/events';
import * as query from '@pinpu/shared/query';
import * as router from '@pinpu/shared/router';
import * as slots from '@pinpu/shared/slots';
import * as state from '@pinpu/shared/state';
import * as theme from '@pinpu/shared/theme';
import * as ui from '@pinpu/shared/ui';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as styledComponents from 'styled-components';
import { sharedVersion } from './host.ts';
import { libraries } from './libraries.ts';

/** The modules that the shell shares with remotes and has loaded from the start. */
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

/** Shared modules that a first screen does not need; loaded with the first part that uses them. */
export const laterModules = {
  '@pinpu/shared/api/client': () =>
    import(/* webpackChunkName: "api" */ '@pinpu/shared/api/client'),
  '@pinpu/shared/contracts/schema': () =>
    import(/* webpackChunkName: "api" */ '@pinpu/shared/contracts/schema'),
} satisfies Readonly<Record<string, () => Promise<unknown>>>;

/** The libraries' own versions; segments of `@pinpu/shared` have the package's version. */
const LIBRARY_VERSIONS: Readonly<Record<string, string>> = {
  react: react.version,
  'react/jsx-runtime': react.version,
  'react-dom': reactDom.version,
  'styled-components': styledComponents.version,
};

export const versionOf = (name: string) => LIBRARY_VERSIONS[name] ?? sharedVersion;
