import type { PictureKind } from '../../picture-spec.ts';
import type { Draw } from '../engine/brush.ts';
import { candle, chilliJar, honeyJar, jamJar, sauceJar } from './jars.ts';
import { incense, soap } from './bath.ts';
import { oilBottle, oilDropper, soyBottle } from './bottles.ts';
import { dripCoffeeBox, mooncakeBox, pastryBox, pineappleCake } from './boxes.ts';
import { bowl, plate, stonewareCup, teapot, vase } from './ceramics.ts';
import { driedFruitBag, driedShrimpBag, mushroomBag, riceBag, seaweedPack } from './filled-bags.ts';
import { citrus, guava, mango, pomelo } from './fruits.ts';
import { clothWrap, giftBasket, giftBox } from './gifts.ts';
import { coffeeBag, teaPouch } from './pouches.ts';
import { noodlePack, riceVermicelli } from './staples.ts';
import { teaCake } from './tea-cake.ts';
import { indigoCloth, scarf, toteBag, towel } from './textiles.ts';
import { eggRollTin, nutTin, teaTin } from './tins.ts';

export interface Front {
  draw: Draw;
  /** Height from foot to top, and the width to both sides, in the drawing's own units: what has to fit the frame. */
  h: number;
  w: number;
}

/** Every kind's front view, standing on the origin. */
export const FRONTS: Record<PictureKind, Front> = {
  'tea-tin': { draw: teaTin, h: 372, w: 300 },
  'tea-pouch': { draw: teaPouch, h: 324, w: 250 },
  'tea-cake': { draw: teaCake, h: 336, w: 350 },
  'mooncake-box': { draw: mooncakeBox, h: 420, w: 400 },
  'pineapple-cake': { draw: pineappleCake, h: 250, w: 380 },
  'pastry-box': { draw: pastryBox, h: 220, w: 390 },
  'egg-roll-tin': { draw: eggRollTin, h: 340, w: 330 },
  pomelo: { draw: pomelo, h: 340, w: 390 },
  citrus: { draw: citrus, h: 220, w: 390 },
  mango: { draw: mango, h: 280, w: 400 },
  guava: { draw: guava, h: 270, w: 390 },
  'dried-fruit-bag': { draw: driedFruitBag, h: 322, w: 330 },
  'rice-bag': { draw: riceBag, h: 345, w: 360 },
  'noodle-pack': { draw: noodlePack, h: 335, w: 320 },
  'rice-vermicelli': { draw: riceVermicelli, h: 240, w: 370 },
  'soy-bottle': { draw: soyBottle, h: 380, w: 200 },
  'chilli-jar': { draw: chilliJar, h: 286, w: 360 },
  'sauce-jar': { draw: sauceJar, h: 270, w: 270 },
  'oil-bottle': { draw: oilBottle, h: 342, w: 270 },
  'honey-jar': { draw: honeyJar, h: 275, w: 380 },
  'jam-jar': { draw: jamJar, h: 256, w: 310 },
  'coffee-bag': { draw: coffeeBag, h: 340, w: 240 },
  'drip-coffee-box': { draw: dripCoffeeBox, h: 290, w: 340 },
  'stoneware-cup': { draw: stonewareCup, h: 230, w: 250 },
  teapot: { draw: teapot, h: 245, w: 420 },
  plate: { draw: plate, h: 340, w: 350 },
  bowl: { draw: bowl, h: 210, w: 330 },
  vase: { draw: vase, h: 460, w: 280 },
  'indigo-cloth': { draw: indigoCloth, h: 345, w: 390 },
  towel: { draw: towel, h: 236, w: 330 },
  'tote-bag': { draw: toteBag, h: 365, w: 280 },
  scarf: { draw: scarf, h: 335, w: 300 },
  soap: { draw: soap, h: 210, w: 350 },
  incense: { draw: incense, h: 370, w: 310 },
  candle: { draw: candle, h: 256, w: 230 },
  'oil-dropper': { draw: oilDropper, h: 342, w: 260 },
  'mushroom-bag': { draw: mushroomBag, h: 332, w: 340 },
  'nut-tin': { draw: nutTin, h: 200, w: 390 },
  'dried-shrimp-bag': { draw: driedShrimpBag, h: 332, w: 330 },
  'seaweed-pack': { draw: seaweedPack, h: 310, w: 330 },
  'gift-box': { draw: giftBox, h: 320, w: 360 },
  'gift-basket': { draw: giftBasket, h: 350, w: 320 },
  'cloth-wrap': { draw: clothWrap, h: 292, w: 330 },
};
