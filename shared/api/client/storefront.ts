import { appStore, endSessionAtom, sessionIdAtom, userTokenAtom } from '@pinpu/shared/state';
import { setBearer } from './bearer.ts';
import { createClient } from './create-client.ts';
import { takeEarly } from './early.ts';

/** Options of an authenticated call, which sends the user token (spec §7). */
export const asMember = { context: { member: true } };

/** The only client of storefront calls; each has the cart session in `s`. No default timeout (spec §9). */
export const storefront = createClient({
  param: () => ['s', appStore.get(sessionIdAtom)],
  beforeRequest: [
    ({ request, options }) =>
      setBearer(request, options.context.member === true ? appStore.get(userTokenAtom) : ''),
    ({ request }) => takeEarly(request),
  ],
  onUnauthorised: (token) => appStore.set(endSessionAtom, token),
  retries: 1,
});
