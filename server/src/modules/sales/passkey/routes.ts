import type { ServerModule } from '../../../platform/module.ts';
import { deleteExpiredChallenges } from './challenge-repository.ts';
import { ownPasskeys } from './own-routes.ts';
import { relyingParty } from './relying-party.ts';
import { passkeySignIn } from './sign-in-routes.ts';

/** Passkeys, a second way to sign in. Where the shop's address allows none, the routes do not exist: 404. */
export const passkeyModule: ServerModule = (app, deps) => {
  deps.every('delete expired passkey challenges', 3_600_000, () =>
    deleteExpiredChallenges(deps.db, deps.clock()),
  );
  const party = relyingParty(deps.config);
  if (!party) return;
  passkeySignIn(app, deps, party);
  ownPasskeys(app, deps, party);
};
