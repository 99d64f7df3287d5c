import type { Attack } from '../attack.ts';
import { lockedOut, ownXsrfPair, passwordReplayed, stolenJwt } from './administrator.ts';
import { guessedCoupon, nothingToPay } from './coupons.ts';
import { devMailThroughAProxy } from './dev-mail.ts';
import { codeInADump, keyInADump, printedPassword } from './leaks.ts';
import { aliases, codeBehindOrders, lureInTheShopsName } from './mail-bombs.ts';
import { brackets, brokenCart, missingHeaders } from './malformed.ts';
import { stolenToken } from './member-token.ts';
import { inventedPictures } from './pictures.ts';
import { forgedWebhook, sandboxInALiveShop } from './play-money.ts';
import { manyQueries } from './provider-queries.ts';
import { expensiveSearches } from './searches.ts';
import { everybodyIsOneAddress } from './shared-address.ts';
import { emptyShelves, heldAtTheDoor } from './shelves.ts';
import { codeBurned, codeReplaced, codesUsedUp, linkOfAnother } from './sign-in.ts';
import { stopDelayed } from './slow-client.ts';
import { carts, clicks, sessions } from './storage.ts';

/**
 * Every attack from the review that a script can make, in its order, followed by later ones in the order of their ADRs.
 */
export const ATTACKS: readonly Attack[] = [
  sandboxInALiveShop,
  forgedWebhook,
  devMailThroughAProxy,
  emptyShelves,
  heldAtTheDoor,
  inventedPictures,
  everybodyIsOneAddress,
  aliases,
  codeBehindOrders,
  lureInTheShopsName,
  lockedOut,
  codeReplaced,
  codeBurned,
  codesUsedUp,
  manyQueries,
  stopDelayed,
  linkOfAnother,
  brokenCart,
  stolenToken,
  stolenJwt,
  passwordReplayed,
  brackets,
  sessions,
  carts,
  clicks,
  guessedCoupon,
  nothingToPay,
  ownXsrfPair,
  missingHeaders,
  printedPassword,
  keyInADump,
  codeInADump,
  expensiveSearches,
];
