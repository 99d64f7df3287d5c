import type { CartLine, CartUpdate, CartView } from '@pinpu/shared/contracts';
import { isGroupPriceLevel, isSameCart, SHOWN_FACTS } from '@pinpu/shared/domain';
import { type Atom, atom, type createStore, useStore, type WritableAtom } from 'jotai';
import { useEffect } from 'react';
import { applyServerCartAtom, cartAtom } from './cart.ts';
import { applyMemberCartAtom, memberCartDueAtom, memberMergeParamsAtom } from './member-cart.ts';
import { dropPromoCodeAtom, promoCodeAtom } from './promo.ts';
import { sessionIdAtom, userTokenAtom } from './session.ts';

type Store = ReturnType<typeof createStore>;

/** The shop's response to a cart; without `view` if it was unreachable. */
export interface CartAnswer {
  sent: readonly CartLine[];
  coupon_code: string;
  view?: CartView;
  /** False where the shopper has changed the cart since the request was sent. */
  isCurrent: boolean;
}

/**
 * Set by pages that show prices and stock: there, any cart is checked on opening and after every change, even a
 * guest's.
 */
export interface CartCheck {
  /** Parameters that are sent with the cart; another `attempt` sends the same cart again at once. */
  paramsAtom: Atom<{ coupon_code: string; attempt: number }>;
  answerAtom: WritableAtom<null, [CartAnswer], void>;
}

/** A component that uses the synchronisation; without `check`, only a member's cart is synced. */
export interface CartSyncUser {
  /** `updateCart` of the API, passed in by each caller, so that this segment does not depend on the API. */
  send: (update: CartUpdate) => Promise<CartView>;
  check?: CartCheck;
}

/** Long enough to send fifty taps on a stepper as one request. */
const DEBOUNCE_MS = 500;
/** How long a change waits for the response to the previous request, in ms. */
const IN_FLIGHT_TIMEOUT_MS = 8000;

/** The last request, and the cart after its response. */
interface LastSync {
  token: string;
  cart: readonly CartLine[];
  promo_code: string;
  coupon_code: string;
  attempt: number;
}

/** The page's only cart synchronisation, used by all components. */
interface CartSync {
  store: Store;
  users: CartSyncUser[];
  timer?: ReturnType<typeof setTimeout> | undefined;
  last?: LastSync | undefined;
  /** The request whose response counts; those of older requests, or for another member, are ignored. */
  inFlight?: { token: string; since: number } | undefined;
}

const NO_PARAMS = atom({ coupon_code: '', attempt: 0 });

const checkOf = ({ users }: CartSync) => users.findLast(({ check }) => check)?.check;

function contentOf(sync: CartSync): LastSync {
  const { get } = sync.store;
  const { coupon_code, attempt } = get(checkOf(sync)?.paramsAtom ?? NO_PARAMS);
  const [token, cart, promo_code] = [get(userTokenAtom), get(cartAtom), get(promoCodeAtom)];
  return { token, cart, promo_code, coupon_code, attempt };
}

function isSameContent(a: LastSync, b: LastSync) {
  const isSame = (field: keyof LastSync) => field === 'cart' || a[field] === b[field];
  const fields: (keyof LastSync)[] = ['token', 'promo_code', 'coupon_code', 'attempt'];
  return fields.every(isSame) && isSameCart(a.cart, b.cart, SHOWN_FACTS);
}

function isDue(sync: CartSync, now: LastSync): boolean {
  if (sync.last && isSameContent(sync.last, now)) return false;
  if (!checkOf(sync)) return sync.store.get(memberCartDueAtom);
  return sync.last !== undefined || now.cart.length > 0 || now.token !== '';
}

function waitingTime({ last, inFlight }: CartSync, now: LastSync, isChecked: boolean): number {
  // A response for a user who has signed in or out since is ignored, so there is nothing to wait for.
  if (inFlight?.token === now.token)
    return Math.max(DEBOUNCE_MS, inFlight.since + IN_FLIGHT_TIMEOUT_MS - Date.now());
  return isChecked && last?.attempt !== now.attempt ? 0 : DEBOUNCE_MS;
}

/** Schedules the next request, if one is due. A hidden tab sends none and leaves it to visible ones. */
function schedule(sync: CartSync) {
  clearTimeout(sync.timer);
  const now = contentOf(sync);
  if (document.hidden || !isDue(sync, now)) return;
  const wait = waitingTime(sync, now, checkOf(sync) !== undefined);
  sync.timer = setTimeout(() => push(sync), wait);
}

function takeAnswer(sync: CartSync, content: LastSync, view: CartView | undefined) {
  const { get, set } = sync.store;
  const { token, promo_code, coupon_code } = content;
  const sent = [...content.cart];
  if (view && !isGroupPriceLevel(view.pl) && promo_code !== '') set(dropPromoCodeAtom, promo_code);
  const isCurrent =
    promo_code === get(promoCodeAtom) && isSameCart(get(cartAtom), sent, SHOWN_FACTS);
  if (view) set(applyMemberCartAtom, { token, sent, view });
  const check = checkOf(sync);
  // New prices and stock are only applied where a page shows them, with a message; otherwise they wait until one does.
  if (check && view && isCurrent && !isSameCart(sent, view.cart, SHOWN_FACTS))
    set(applyServerCartAtom, view.cart);
  sync.last = { ...content, cart: view && isCurrent ? get(cartAtom) : sent };
  if (check) set(check.answerAtom, { sent, coupon_code, isCurrent, ...(view && { view }) });
}

async function push(sync: CartSync) {
  const content = contentOf(sync);
  const { token, promo_code, coupon_code } = content;
  const inFlight = { token, since: Date.now() };
  sync.inFlight = inFlight;
  const s = sync.store.get(sessionIdAtom);
  const update = { s, cart: [...content.cart], promo_code, ...(coupon_code && { coupon_code }) };
  const params = sync.store.get(memberMergeParamsAtom);
  const view = await sync.users
    .at(-1)
    ?.send({ ...update, ...params })
    .catch(() => undefined);
  if (sync.inFlight !== inFlight) return;
  sync.inFlight = undefined;
  if (sync.users.length === 0) return;
  if (token === sync.store.get(userTokenAtom)) takeAnswer(sync, content, view);
  schedule(sync);
}

function openCartSync(store: Store): CartSync & { close: () => void } {
  const sync: CartSync = { store, users: [] };
  const plan = () => schedule(sync);
  const inputs = [cartAtom, userTokenAtom, promoCodeAtom, memberCartDueAtom];
  const stops = inputs.map((input) => store.sub(input, plan));
  document.addEventListener('visibilitychange', plan);
  const close = () => {
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', plan);
    clearTimeout(sync.timer);
    syncs.delete(store);
  };
  return Object.assign(sync, { close });
}

const syncs = new WeakMap<Store, ReturnType<typeof openCartSync>>();

/** Joins the synchronisation of this store's cart; the returned function leaves it. */
export function joinCartSync(store: Store, user: CartSyncUser): () => void {
  const sync = syncs.get(store) ?? openCartSync(store);
  syncs.set(store, sync);
  sync.users.push(user);
  const plan = () => schedule(sync);
  const stop = user.check && store.sub(user.check.paramsAtom, plan);
  // No page has shown the results of earlier requests, so they are requested again.
  if (user.check) sync.last = undefined;
  plan();
  return () => {
    stop?.();
    sync.users.splice(sync.users.indexOf(user), 1);
    if (sync.users.length === 0) sync.close();
    else plan();
  };
}

/**
 * Syncs the cart with the server while the component is mounted. A member's cart is synced on every page; a guest's
 * only where `user` has `check`, which also sends either cart at once on mount. Changes are debounced by 500 ms. Only
 * one request is in flight at a time, however many components use this. `user` must be the same object at
 * every render.
 */
export function useCartSync(user: CartSyncUser): void {
  const store = useStore();
  useEffect(() => joinCartSync(store, user), [store, user]);
}
