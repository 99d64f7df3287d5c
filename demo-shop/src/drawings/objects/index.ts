import type { PictureKind } from '../../catalog/picture-spec.ts';
import type { Draw } from '../engine/brush.ts';
import { incense, soap } from './bath.ts';
import { oilBottle, oilDropper, soyBottle } from './bottles.ts';
import { dripCoffeeBox, mooncakeBox, pastryBox, pineappleCake } from './boxes.ts';
import { bowl, plate, stonewareCup, teapot, vase } from './ceramics.ts';
import { lilyPouch, spicePouch } from './dry-pouches.ts';
import { driedFruitBag, driedShrimpBag, mushroomBag, riceBag, seaweedPack } from './filled-bags.ts';
import { citrus, guava, mango, pomelo } from './fruits.ts';
import { clothWrap, giftBasket, giftBox } from './gifts.ts';
import { candle, chilliJar, honeyJar, jamJar, sauceJar } from './jars.ts';
import { coffeeBag, teaPouch } from './pouches.ts';
import { noodlePack, riceVermicelli } from './staples.ts';
import { teaCake } from './tea-cake.ts';
import { indigoCloth, scarf, toteBag, towel } from './textiles.ts';
import { eggRollTin, nutTin, teaTin } from './tins.ts';

export interface Front {
  draw: Draw;
  /** Extent of the drawing around its foot, without shadows, measured on a sample: it has to fit the frame. */
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Every kind's front view, standing on the origin. */
export const FRONTS: Record<PictureKind, Front> = {
  'tea-tin': { draw: teaTin, left: -106, top: -371, right: 197, bottom: 15 },
  'tea-pouch': { draw: teaPouch, left: -121, top: -325, right: 215, bottom: 41 },
  'lily-pouch': { draw: lilyPouch, left: -121, top: -325, right: 222, bottom: 46 },
  'spice-pouch': { draw: spicePouch, left: -121, top: -325, right: 222, bottom: 48 },
  'tea-cake': { draw: teaCake, left: -168, top: -332, right: 176, bottom: 2 },
  'mooncake-box': { draw: mooncakeBox, left: -169, top: -356, right: 181, bottom: 37 },
  'pineapple-cake': { draw: pineappleCake, left: -147, top: -270, right: 186, bottom: 35 },
  'pastry-box': { draw: pastryBox, left: -172, top: -198, right: 172, bottom: 55 },
  'egg-roll-tin': { draw: eggRollTin, left: -118, top: -351, right: 220, bottom: 57 },
  pomelo: { draw: pomelo, left: -163, top: -364, right: 207, bottom: 44 },
  citrus: { draw: citrus, left: -192, top: -215, right: 168, bottom: 52 },
  mango: { draw: mango, left: -217, top: -268, right: 209, bottom: 53 },
  guava: { draw: guava, left: -176, top: -286, right: 188, bottom: 37 },
  'dried-fruit-bag': { draw: driedFruitBag, left: -123, top: -321, right: 223, bottom: 61 },
  'rice-bag': { draw: riceBag, left: -147, top: -342, right: 219, bottom: 36 },
  'noodle-pack': { draw: noodlePack, left: -98, top: -331, right: 210, bottom: 53 },
  'rice-vermicelli': { draw: riceVermicelli, left: -180, top: -240, right: 179, bottom: 9 },
  'soy-bottle': { draw: soyBottle, left: -83, top: -381, right: 222, bottom: 45 },
  'chilli-jar': { draw: chilliJar, left: -113, top: -291, right: 240, bottom: 62 },
  'sauce-jar': { draw: sauceJar, left: -131, top: -266, right: 130, bottom: 15 },
  'oil-bottle': { draw: oilBottle, left: -88, top: -343, right: 205, bottom: 31 },
  'honey-jar': { draw: honeyJar, left: -130, top: -278, right: 249, bottom: 47 },
  'jam-jar': { draw: jamJar, left: -122, top: -252, right: 204, bottom: 41 },
  'coffee-bag': { draw: coffeeBag, left: -140, top: -318, right: 196, bottom: 48 },
  'drip-coffee-box': { draw: dripCoffeeBox, left: -150, top: -297, right: 127, bottom: 55 },
  'stoneware-cup': { draw: stonewareCup, left: -116, top: -230, right: 115, bottom: 14 },
  teapot: { draw: teapot, left: -206, top: -242, right: 225, bottom: 14 },
  plate: { draw: plate, left: -170, top: -338, right: 179, bottom: 2 },
  bowl: { draw: bowl, left: -160, top: -208, right: 159, bottom: 12 },
  vase: { draw: vase, left: -111, top: -469, right: 110, bottom: 10 },
  'indigo-cloth': { draw: indigoCloth, left: -203, top: -349, right: 202, bottom: 13 },
  towel: { draw: towel, left: -157, top: -237, right: 157, bottom: 3 },
  'tote-bag': { draw: toteBag, left: -140, top: -369, right: 139, bottom: 7 },
  scarf: { draw: scarf, left: -193, top: -355, right: 192, bottom: 0 },
  soap: { draw: soap, left: -150, top: -216, right: 169, bottom: 72 },
  incense: { draw: incense, left: -128, top: -372, right: 188, bottom: 43 },
  candle: { draw: candle, left: -108, top: -269, right: 108, bottom: 16 },
  'oil-dropper': { draw: oilDropper, left: -91, top: -342, right: 196, bottom: 52 },
  'mushroom-bag': { draw: mushroomBag, left: -126, top: -330, right: 254, bottom: 45 },
  'nut-tin': { draw: nutTin, left: -164, top: -187, right: 223, bottom: 57 },
  'dried-shrimp-bag': { draw: driedShrimpBag, left: -126, top: -330, right: 239, bottom: 66 },
  'seaweed-pack': { draw: seaweedPack, left: -125, top: -310, right: 231, bottom: 43 },
  'gift-box': { draw: giftBox, left: -181, top: -296, right: 179, bottom: 2 },
  'gift-basket': { draw: giftBasket, left: -160, top: -357, right: 159, bottom: 24 },
  'cloth-wrap': { draw: clothWrap, left: -158, top: -294, right: 157, bottom: 9 },
};
