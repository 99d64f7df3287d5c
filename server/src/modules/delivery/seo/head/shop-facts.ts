import type { Category, Slideshow } from '@pinpu/shared/contracts';
import { isSlideActive, type ShopName, shopDescription } from '@pinpu/shared/domain';
import { inTime } from '../../../../platform/in-time.ts';
import type { Deps } from '../../../../platform/module.ts';
import { findSettings, findSlideshows } from '../../../base/settings/repository.ts';

export interface ShopFacts {
  name: ShopName;
  brand: { logo: string; colour: string };
  description: string;
  categories: readonly Category[];
  shopPromoCode: string;
  firstSlide: Slideshow | undefined;
}

const FRESH_MS = 30_000;

type Sources = Pick<Deps, 'db' | 'clock' | 'storefront'>;

async function readFacts({ db, storefront }: Sources, now: Date): Promise<ShopFacts> {
  const { logo_resource, logo, colour, site } = await findSettings(db);
  const slides = await findSlideshows(db);
  const categories = await storefront.findCategories();
  const text = logo_resource.text || '拼鋪';
  return {
    name: { text, slogan: site.slogan },
    brand: { logo, colour },
    description: shopDescription(site.description, categories, text),
    categories,
    shopPromoCode: await storefront.findShopPromoCode(),
    firstSlide: slides.find((slide) => isSlideActive(slide, now)),
  };
}

/** At most twice a minute; on failure, or after most of `limit`, uses the previous data. */
export function openShopFacts(sources: Sources, limit: number): () => Promise<ShopFacts> {
  let known: { facts: ShopFacts; until: number } | undefined;
  let asking: Promise<ShopFacts> | undefined;

  async function ask(now: Date): Promise<ShopFacts> {
    try {
      const facts = await inTime(limit / 2, readFacts(sources, now));
      known = { facts, until: now.getTime() + FRESH_MS };
      return facts;
    } catch (error) {
      if (known === undefined) throw error;
      return known.facts;
    } finally {
      asking = undefined;
    }
  }
  return async () => {
    const now = sources.clock();
    if (known !== undefined && now.getTime() < known.until) return known.facts;
    asking ??= ask(now);
    return asking;
  };
}
