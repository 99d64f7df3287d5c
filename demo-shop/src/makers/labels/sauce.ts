// biome-ignore-all format: one label a line.

import type { DemoLabels } from '../types.ts';

export const sauceLabels: DemoLabels = {
  P0701: { net_content: '420 毫升', ingredients: '黑豆、水、鹽', allergens: ['大豆'], shelf_life: '未開封 36 個月，開封後 3 個月', storage: '開封後冷藏' },
  P0702: { net_content: '410 公克', ingredients: '蔭油（黑豆、水、鹽）、糯米', allergens: ['大豆'], shelf_life: '未開封 24 個月', storage: '陰涼處，開封後冷藏' },
  P0703: { net_content: '180 公克', ingredients: '朝天椒、芥花油、鹽', allergens: [], shelf_life: '未開封 12 個月', storage: '開封後冷藏' },
  P0704: { net_content: '230 公克', ingredients: '芥花油、蒜、豆豉（黑豆、鹽）、乾辣椒、砂糖', allergens: ['大豆'], shelf_life: '12 個月', storage: '陰涼處，開封後冷藏' },
  P0705: { net_content: '300 公克', ingredients: '白芝麻', allergens: ['芝麻'], shelf_life: '未開封 12 個月', storage: '室溫，避免日曬' },
  P0706: { net_content: '500 毫升', ingredients: '黑芝麻油', allergens: ['芝麻'], shelf_life: '未開封 18 個月，開封後 6 個月', storage: '避光' },
  P0707: { net_content: '250 毫升', ingredients: '茶籽油', allergens: [], shelf_life: '24 個月', storage: '陰涼避光' },
  P0708: { net_content: '280 公克', ingredients: '酸桔、砂糖、鹽、辣椒', allergens: [], shelf_life: '12 個月', storage: '開封後冷藏' },
  P0709: { net_content: '340 公克', ingredients: '豆腐（大豆）、紅麴米、水、鹽、砂糖、米酒', allergens: ['大豆'], shelf_life: '未開封 12 個月', storage: '開封後冷藏' },
  P0710: { net_content: '200 公克', ingredients: '小卷、干貝、芥花油、紅蔥頭、蒜、辣椒、醬油、砂糖', allergens: ['含麩質之穀物', '大豆'], shelf_life: '未開封 12 個月，開封後 2 個月', storage: '開封後冷藏' },
  P0711: { net_content: '450 公克', ingredients: '鳳梨、黃豆麴、鹽、砂糖、甘草', allergens: ['大豆'], shelf_life: '12 個月', storage: '冷藏' },
};
