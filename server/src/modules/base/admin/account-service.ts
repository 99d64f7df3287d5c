import { normaliseAdminAccount } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { findAccount } from './account-repository.ts';

export const hasAccount = async (db: Database, account: string): Promise<boolean> =>
  (await findAccount(db, normaliseAdminAccount(account))) !== null;
