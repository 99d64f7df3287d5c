import type { PromoGroup } from '@pinpu/shared/contracts';
import { ATTRIBUTION_DAYS, isGroupPriceLevel } from '@pinpu/shared/domain';
import { atom } from 'jotai';
import { publicConfigAtom } from './config.ts';
import { persistedAtom } from './persisted.ts';

/**
 * The storefront of the route: 1 on promo routes, else 0 (spec §6); the shell sets it when the route changes. It
 * determines links, buttons and promoters' tools; prices use `shownPriceLevelAtom`.
 */
export const priceLevelAtom = atom<0 | 1>(0);

/** The promotion code sent with cart and order; '' for none (spec §3), and for an invalid one. */
export const promoCodeAtom = persistedAtom('promoCode', '');

const DAY_MS = 86_400_000;

/**
 * When the visitor last came through the stored code's link, in ms since the epoch; 0 for a code stored before this was
 * recorded.
 */
const promoCodeAtAtom = persistedAtom('promoCodeAt', 0);

/** Codes that the shop has rejected since this page was loaded. */
const deadCodesAtom = atom<readonly string[]>([]);

/** The shop's own code; '' where it has none, or it was disabled meanwhile. */
export const livingShopCodeAtom = atom((get) => {
  const code = get(publicConfigAtom)?.house_promo_code ?? '';
  return get(deadCodesAtom).includes(code) ? '' : code;
});

/** A code that the shop has confirmed to this page, and its group. */
interface LivingCode {
  code: string;
  group?: PromoGroup | undefined;
}
const confirmedCodeAtom = atom<LivingCode>({ code: '' });

/** Stores the shop's response for an active code. */
export const confirmPromoCodeAtom = atom(null, (_get, set, living: LivingCode) =>
  set(confirmedCodeAtom, living),
);

/** The stored code, if it is known to be active; undefined where there is none, or this is not known yet. */
export const livingCodeAtom = atom((get): LivingCode | undefined => {
  const code = get(promoCodeAtom);
  if (code === '') return undefined;
  if (get(confirmedCodeAtom).code === code) return get(confirmedCodeAtom);
  return code === get(livingShopCodeAtom) ? { code } : undefined;
});

/**
 * The level at which every page shows prices: 1 on promo routes and for a visitor with an active code, whose cart has
 * group prices; else 0.
 */
export const shownPriceLevelAtom = atom<0 | 1>((get) =>
  isGroupPriceLevel(get(priceLevelAtom)) || get(livingCodeAtom) !== undefined ? 1 : 0,
);

/** True once a code stored in this browser has ended, until another is stored or the message was closed. */
export const isPromoCodeLostAtom = atom(false);

/** Stores the code of an active link; the last link counts, from now on. */
export const takePromoCodeAtom = atom(
  null,
  (_get, set, { code, now }: { code: string; now: number }) => {
    set(promoCodeAtom, code);
    set(promoCodeAtAtom, now);
    set(isPromoCodeLostAtom, false);
  },
);

/** Removes a code that is no longer active; promo pages then use the shop's own. */
export const dropPromoCodeAtom = atom(null, (get, set, code: string) => {
  set(deadCodesAtom, [...get(deadCodesAtom), code]);
  if (get(promoCodeAtom) !== code) return;
  set(isPromoCodeLostAtom, true);
  set(promoCodeAtom, isGroupPriceLevel(get(priceLevelAtom)) ? get(livingShopCodeAtom) : '');
});

/** Removes a link's code whose days of attribution are over. */
export const expirePromoCodeAtom = atom(null, (get, set, now: number) => {
  const days = get(publicConfigAtom)?.promo_attribution_days ?? ATTRIBUTION_DAYS;
  const since = get(promoCodeAtAtom);
  if (get(promoCodeAtom) === '') return;
  if (typeof since !== 'number' || since <= 0 || since > now) set(promoCodeAtAtom, now);
  else if (now - since > days * DAY_MS) set(promoCodeAtom, '');
});
