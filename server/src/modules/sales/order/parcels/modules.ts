import type { ServerModule } from '../../../../platform/module.ts';
import { parcelNoticeModule } from './notice-routes.ts';
import { storeChangeModule } from './store-change/routes.ts';

export const parcelModules: readonly ServerModule[] = [parcelNoticeModule, storeChangeModule];
