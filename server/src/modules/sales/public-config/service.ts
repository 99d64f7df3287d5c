import { type PublicConfig, publicConfigAnswerSchema, sessionId } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import { isSlideActive, MAX_ORDER_NUM } from '@pinpu/shared/domain';
import { parse } from 'zod/mini';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/index.ts';
import { isIssuedForm, newSession } from '../../../platform/http/session-query.ts';
import { configMark } from '../../base/settings/config-mark.ts';
import type { ShopContent } from '../../base/settings/shop-content.ts';
import { findCategories } from '../../goods/catalog/category-repository.ts';
import { filledInfoPages } from '../../goods/info-page/filled-pages.ts';
import { relyingParty } from '../passkey/relying-party.ts';
import type { ShopOffers } from '../pickup/offers.ts';
import { findShopPromoCode, markCartSessionUsed } from './repository.ts';

/** The request's cart session, or a new one where it is missing or unknown (ledger N1). Stores nothing. */
async function cartSession(db: Database, requested: string | undefined, now: Date) {
  if (
    requested !== undefined &&
    safeParse(sessionId, requested).success &&
    ((await markCartSessionUsed(db, requested, now)) || isIssuedForm(requested))
  )
    return requested;
  return newSession();
}

interface CommonConfigSettings {
  /** The published content, or a draft in the back office's preview. */
  content: ShopContent;
  appInitDelayMs: number;
  storageSalt: string;
  shopMode: PublicConfig['shop_mode'];
  passkeyOrigin: string;
  offers: ShopOffers;
  now: Date;
}

export const configFacts = (config: Config) => ({
  appInitDelayMs: config.appInitDelayMs,
  storageSalt: config.storageSalt,
  shopMode: config.shopMode,
  passkeyOrigin: relyingParty(config)?.origin ?? '',
});

async function commonConfig(
  db: Database,
  common: CommonConfigSettings,
): Promise<Omit<PublicConfig, 's'>> {
  const { content, appInitDelayMs, storageSalt, shopMode, passkeyOrigin, offers, now } = common;
  const {
    home_header_html,
    home_banner_html,
    frame,
    logo,
    colour,
    pay_way_required = false,
    ...shop
  } = content.settings;
  return {
    ...shop,
    brand: { logo, colour },
    app_init_delay_ms: appInitDelayMs,
    storage_salt: storageSalt,
    shop_mode: shopMode,
    lang: 'zh-TW',
    curr: 'TWD',
    home_content: {
      // Nobody reads a slide before its day, whatever the clock of their device says.
      slideshows: content.slides.filter((slide) => isSlideActive(slide, now)),
      header_html: home_header_html,
      banner_html: home_banner_html,
    },
    info_pages: filledInfoPages(content.settings),
    categories: await findCategories(db),
    module_options: {
      cart: {
        max_order_num: MAX_ORDER_NUM,
        pay_ways: offers.ways,
        pay_way_required,
        ...(offers.pickup && { pickup: offers.pickup }),
      },
      frame,
      member: { passkey_origin: passkeyOrigin },
    },
    house_promo_code: await findShopPromoCode(db),
  };
}

/** A configuration as it is sent to a visitor without a session: the response's schema removes internal fields. */
const asSent = (config: Omit<PublicConfig, 's'>): PublicConfig =>
  parse(publicConfigAnswerSchema, { success: true, body: { ...config, s: '' } }).body;

/** The configuration of a visitor without a session; opens none. */
export const guestConfig = async (
  db: Database,
  common: CommonConfigSettings,
): Promise<PublicConfig> => asSent(await commonConfig(db, common));

/** Everything the shell needs to start (spec §7); only the session, where `known` is the page's configuration. */
export async function publicConfig(
  db: Database,
  {
    s: requested,
    known,
    ...common
  }: CommonConfigSettings & { s: string | undefined; known: string | undefined },
): Promise<PublicConfig | Pick<PublicConfig, 's'>> {
  const s = await cartSession(db, requested, common.now);
  const config = await commonConfig(db, common);
  return known !== undefined && configMark(asSent(config)) === known ? { s } : { ...config, s };
}
