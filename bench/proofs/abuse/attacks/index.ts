import type { Attack } from '../attack.ts';
import { lockedOut, ownXsrfPair, passwordReplayed, stolenJwt } from './administrator.ts';
import { guessedCoupon, nothingToPay } from './coupons.ts';
import { devMailThroughAProxy } from './dev-mail.ts';
import {
  carts,
  clicks,
  expensiveSearches,
  inventedPictures,
  sessions,
  stopDelayed,
} from './floods.ts';
import { codeInADump, keyInADump, printedPassword } from './leaks.ts';
import { aliases, codeBehindOrders, lureInTheShopsName } from './mail-bombs.ts';
import { brackets, brokenCart, missingHeaders } from './malformed.ts';
import { forgedWebhook, manyQueries, sandboxInALiveShop } from './payment.ts';
import { everybodyIsOneAddress } from './shared-address.ts';
import { emptyShelves, heldAtTheDoor } from './shelves.ts';
import { codeBurned, codeReplaced, codesUsedUp, linkOfAnother, stolenToken } from './sign-in.ts';

/** In the order of the review, followed by later ones in the order of their ADRs. */
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
