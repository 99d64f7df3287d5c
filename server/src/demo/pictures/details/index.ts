import type { PictureKind } from '../../picture-spec.ts';
import type { Draw } from '../engine/brush.ts';
import { brokenPineappleCake, cutMooncake, cutPastry, pileOfRolls } from './bakery.ts';
import { closeUp } from './close-up.ts';
import { openCitrus, openGuava, openMango, openPomelo, plateOfDried } from './fruit.ts';
import { filledBowl, incenseCoil, rolledTowels, soapAndFoam, turnedCorner } from './household.ts';
import {
  chilliDish,
  honeyDish,
  jamToast,
  mushroomPlate,
  noodleNests,
  nutPlate,
  oilDish,
  riceAbove,
  riceBalls,
  sauceDish,
  shrimpPlate,
  soyDish,
  vermicelliBowl,
} from './pantry.ts';
import { brokenTeaCake, coffeeBeans, cupOfTea, dripBag, looseTea } from './tea.ts';

/** Every kind's close look, filling the square: what is inside, or the thing so near that the frame cuts it. */
export const DETAILS: Record<PictureKind, Draw> = {
  'tea-tin': looseTea,
  'tea-pouch': looseTea,
  'tea-cake': brokenTeaCake,
  'mooncake-box': cutMooncake,
  'pineapple-cake': brokenPineappleCake,
  'pastry-box': cutPastry,
  'egg-roll-tin': pileOfRolls,
  pomelo: openPomelo,
  citrus: openCitrus,
  mango: openMango,
  guava: openGuava,
  'dried-fruit-bag': plateOfDried,
  'rice-bag': riceAbove,
  'noodle-pack': noodleNests,
  'rice-vermicelli': vermicelliBowl,
  'soy-bottle': soyDish,
  'chilli-jar': chilliDish,
  'sauce-jar': sauceDish,
  'oil-bottle': oilDish,
  'honey-jar': honeyDish,
  'jam-jar': jamToast,
  'coffee-bag': coffeeBeans,
  'drip-coffee-box': dripBag,
  'stoneware-cup': cupOfTea,
  teapot: closeUp,
  plate: closeUp,
  bowl: filledBowl,
  vase: closeUp,
  'indigo-cloth': turnedCorner,
  towel: rolledTowels,
  'tote-bag': closeUp,
  scarf: turnedCorner,
  soap: soapAndFoam,
  incense: incenseCoil,
  candle: closeUp,
  'oil-dropper': closeUp,
  'mushroom-bag': mushroomPlate,
  'nut-tin': nutPlate,
  'dried-shrimp-bag': shrimpPlate,
  'seaweed-pack': riceBalls,
  'gift-box': closeUp,
  'gift-basket': closeUp,
  'cloth-wrap': closeUp,
};
