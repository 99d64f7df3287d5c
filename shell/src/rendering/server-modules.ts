import * as apiClient from '@pinpu/shared/api/client';
import * as contractsSchema from '@pinpu/shared/contracts/schema';
import { modules as atOnce, type laterModules } from '../composition/shared-modules.ts';

const later: Readonly<Record<keyof typeof laterModules, unknown>> = {
  '@pinpu/shared/api/client': apiClient,
  '@pinpu/shared/contracts/schema': contractsSchema,
};

/** The modules that the shell shares with remotes on the server, all loaded, since remotes' builds import them. */
export const modules: Readonly<Record<string, unknown>> = { ...atOnce, ...later };
