import type { PublicConfig } from '@pinpu/shared/contracts';
import { shopDescription } from '@pinpu/shared/domain';
import { atom } from 'jotai';
import { sessionIdAtom, sessionReplacedAtom } from './session.ts';
import { wipeAtom } from './visit.ts';

/** True once the frame may be shown: after the configuration and the initial delay (spec §4 App start). */
export const initialisedAtom = atom(false);

/** True if loading the configuration failed; the start page offers a retry. */
export const startFailedAtom = atom(false);

/** The whole public configuration, undefined until it has loaded. */
export const publicConfigAtom = atom<PublicConfig | undefined>(undefined);

/** Applies the configuration to the state. A new session id is stored, and local data is deleted (spec §4, §7). */
export const applyPublicConfigAtom = atom(null, (get, set, config: PublicConfig) => {
  set(publicConfigAtom, config);
  set(languageAtom, config.lang);
  const known = get(sessionIdAtom);
  if (config.s !== known) {
    // Not at a first visit, where nothing is stored, nor after a sign-out, which has deleted more.
    if (known !== '' && !get(sessionReplacedAtom)) set(wipeAtom);
    set(sessionIdAtom, config.s);
  }
  set(sessionReplacedAtom, false);
});

/** Language of all texts, zh-TW unless configured (spec §1). */
export const languageAtom = atom('zh-TW');

export const homeContentAtom = atom((get) => get(publicConfigAtom)?.home_content);
export const logoResourceAtom = atom((get) => get(publicConfigAtom)?.logo_resource);
/** The shop's name and slogan, for titles. */
export const shopNameAtom = atom((get) => ({
  text: get(publicConfigAtom)?.logo_resource?.text || '拼鋪',
  slogan: get(publicConfigAtom)?.site?.slogan ?? '',
}));
/** The shop's own logo (address of a picture) and primary colour (`#rrggbb`); '' for Pinpu's. */
export const brandAtom = atom((get) => get(publicConfigAtom)?.brand ?? { logo: '', colour: '' });
export const homeKeywordsAtom = atom((get) => get(publicConfigAtom)?.home_keywords ?? []);
export const webResourcesAtom = atom((get) => get(publicConfigAtom)?.web_resources ?? {});
/** Names of the information pages that have content. */
export const infoPagesAtom = atom((get) => get(publicConfigAtom)?.info_pages ?? []);
export const productUnitAtom = atom((get) => get(publicConfigAtom)?.product_unit ?? '');
export const categoriesAtom = atom((get) => get(publicConfigAtom)?.categories ?? []);
/** The shop's meta description, the same that the server writes to the head; '' before the configuration has loaded. */
export const siteDescriptionAtom = atom((get) => {
  const config = get(publicConfigAtom);
  if (config === undefined) return '';
  const { site, categories } = config;
  return shopDescription(site?.description ?? '', categories, get(shopNameAtom).text);
});
/** Which mails that need consent the shop sends: newsletters to sign up for, reminders of carts. */
export const mailOffersAtom = atom((get) => {
  const { newsletter_signup = false, cart_reminder_hours = 0 } = get(publicConfigAtom) ?? {};
  return { news: newsletter_signup, cart: cart_reminder_hours > 0 };
});
/** When parcels leave and arrive; undefined where the shop promises no dates. */
export const deliveryPlanAtom = atom((get) => get(publicConfigAtom)?.delivery);
/** How the shop ships; undefined where only the specification's fee applies. */
export const shippingRulesAtom = atom((get) => get(publicConfigAtom)?.shipping_rules);
export const brandsAtom = atom((get) => get(publicConfigAtom)?.brands ?? []);
export const moduleOptionsAtom = atom((get) => get(publicConfigAtom)?.module_options ?? {});
export const supportAtom = atom((get) => get(publicConfigAtom)?.support);
export const shopPromoCodeAtom = atom((get) => get(publicConfigAtom)?.house_promo_code ?? '');
