import type { DemoLabels } from '../types.ts';
import { coffeeLabels } from './coffee.ts';
import { driedLabels } from './dried.ts';
import { fruitLabels } from './fruit.ts';
import { giftLabels } from './gift.ts';
import { honeyJamLabels } from './honey-jam.ts';
import { pastryLabels } from './pastry.ts';
import { riceNoodleLabels } from './rice-noodle.ts';
import { sauceLabels } from './sauce.ts';
import { soapIncenseLabels } from './soap-incense.ts';
import { teaLabels } from './tea.ts';

/** The labels of the demo goods; pottery, cloth and a gift made of them have none. */
export const demoLabels: DemoLabels = {
  ...teaLabels,
  ...coffeeLabels,
  ...pastryLabels,
  ...fruitLabels,
  ...honeyJamLabels,
  ...riceNoodleLabels,
  ...sauceLabels,
  ...driedLabels,
  ...soapIncenseLabels,
  ...giftLabels,
};
