import { ADMIN_SECRETS } from '../../modules/base/admin/server-secrets.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/index.ts';
import { openServerKey, resetServerKey, type ServerKey } from '../../platform/secrets/index.ts';

const opening = () => ({ now: systemClock(), replaced: ADMIN_SECRETS });

/** The server key; secrets that an older release left in clear are encrypted. @throws StartupError with a wrong key. */
export const unlockSecrets = (db: Database, config: Config): Promise<ServerKey> =>
  openServerKey(db, config, opening());

export const replaceLostSecrets = (db: Database, config: Config): Promise<number> =>
  resetServerKey(db, config, opening());
