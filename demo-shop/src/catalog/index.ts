import { ceramicsProducts } from './ceramics.ts';
import { coffeeProducts } from './coffee.ts';
import { driedProducts } from './dried.ts';
import { fruitProducts } from './fruit.ts';
import { giftProducts } from './gift.ts';
import { honeyJamProducts } from './honey-jam.ts';
import { pastryProducts } from './pastry.ts';
import { riceNoodleProducts } from './rice-noodle.ts';
import { sauceProducts } from './sauce.ts';
import { soapIncenseProducts } from './soap-incense.ts';
import { teaProducts } from './tea.ts';
import { textileProducts } from './textile.ts';
import type { DemoProduct } from './types.ts';

export { demoCategories } from './categories.ts';
export { demoHomeBannerHtml, demoHomeHeaderHtml, demoWebResources } from './html-blocks.ts';
export { demoInfo } from './info-pages.ts';
export { demoKeywords } from './keywords.ts';
export { demoNavigation } from './navigation.ts';
export { demoSlides } from './slides.ts';

export const demoProducts: readonly DemoProduct[] = [
  ...teaProducts,
  ...coffeeProducts,
  ...pastryProducts,
  ...fruitProducts,
  ...honeyJamProducts,
  ...riceNoodleProducts,
  ...sauceProducts,
  ...driedProducts,
  ...ceramicsProducts,
  ...textileProducts,
  ...soapIncenseProducts,
  ...giftProducts,
];
