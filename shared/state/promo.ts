import { ATTRIBUTION_DAYS } from '@pinpu/shared/domain';
import { atom } from 'jotai';
import { publicConfigAtom } from './config.ts';
import { persistedAtom } from './persisted.ts';

/** Price level: 1 on promo routes, else 0 (spec §6). Set by the shell as the route changes. */
export const priceLevelAtom = atom<0 | 1>(0);

/** The promotion code sent with cart and order; '' for none (spec §3), and for whatever can't be one. */
export const promoCodeAtom = persistedAtom('promoCode', '');

const DAY_MS = 86_400_000;

/** When the visitor last came by the stored code's link, in ms; 0 for a code of before this was stored. */
const promoCodeAtAtom = persistedAtom('promoCodeAt', 0);

/** Codes that the shop has refused to this page. */
const deadCodesAtom = atom<readonly string[]>([]);

/** The shop's own code, '' for none or one that has been switched off meanwhile. */
export const livingShopCodeAtom = atom((get) => {
  const code = get(publicConfigAtom)?.house_promo_code ?? '';
  return get(deadCodesAtom).includes(code) ? '' : code;
});

/** Takes the code of a link that lives: the last one wins, from now on (ADR 0155). */
export const takePromoCodeAtom = atom(
  null,
  (_get, set, { code, now }: { code: string; now: number }) => {
    set(promoCodeAtom, code);
    set(promoCodeAtAtom, now);
  },
);

/** Drops a code that no longer lives; a promo page goes on with the shop's own (ADR 0155). */
export const dropPromoCodeAtom = atom(null, (get, set, code: string) => {
  set(deadCodesAtom, [...get(deadCodesAtom), code]);
  if (get(promoCodeAtom) !== code) return;
  set(promoCodeAtom, get(priceLevelAtom) > 0 ? get(livingShopCodeAtom) : '');
});

/** Forgets a link whose days of attribution are over (ADR 0155). */
export const expirePromoCodeAtom = atom(null, (get, set, now: number) => {
  const days = get(publicConfigAtom)?.promo_attribution_days ?? ATTRIBUTION_DAYS;
  const since = get(promoCodeAtAtom);
  if (get(promoCodeAtom) === '') return;
  if (typeof since !== 'number' || since <= 0 || since > now) set(promoCodeAtAtom, now);
  else if (now - since > days * DAY_MS) set(promoCodeAtom, '');
});
