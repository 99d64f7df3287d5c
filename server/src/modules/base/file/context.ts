import type { Deps } from '../../../platform/module.ts';
import type { fileCalls } from './file-calls.ts';
import type { FileStore } from './service.ts';

export interface FileContext {
  deps: Deps;
  store: FileStore;
  /** The folder that requests are received into. */
  incoming: string;
  calls: ReturnType<typeof fileCalls>;
}
