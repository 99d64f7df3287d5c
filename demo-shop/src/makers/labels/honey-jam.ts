// biome-ignore-all format: one label a line.

import type { DemoLabels } from '../types.ts';

export const honeyJamLabels: DemoLabels = {
  P0501: { net_content: '700 公克', ingredients: '龍眼蜜', allergens: [], shelf_life: '24 個月', storage: '室溫，勿用濕湯匙' },
  P0502: { net_content: '420 公克', ingredients: '荔枝蜜', allergens: [], shelf_life: '24 個月', storage: '室溫，勿用濕湯匙' },
  P0503: { net_content: '800 公克', ingredients: '百花蜜', allergens: [], shelf_life: '24 個月', storage: '室溫避光' },
  P0504: { net_content: '300 公克', ingredients: '鴨腳木蜜', allergens: [], shelf_life: '24 個月', storage: '室溫避光' },
  P0505: { net_content: '350 公克', ingredients: '巢蜜（蜂蜜、蜂蠟）', allergens: [], shelf_life: '12 個月', storage: '25 度以下平放，避光' },
  P0506: { net_content: '220 公克', ingredients: '草莓、砂糖、檸檬汁', allergens: [], shelf_life: '未開封 12 個月，開封後 1 個月', storage: '開封後冷藏' },
  P0507: { net_content: '220 公克', ingredients: '鳳梨、百香果、砂糖', allergens: [], shelf_life: '未開封 12 個月，開封後 1 個月', storage: '開封後冷藏' },
  P0508: { net_content: '230 公克', ingredients: '桑椹、冰糖、檸檬汁', allergens: [], shelf_life: '未開封 12 個月，開封後 6 週', storage: '開封後冷藏' },
  P0509: { net_content: '200 公克', ingredients: '洛神花、二砂', allergens: [], shelf_life: '未開封 12 個月，開封後 45 天', storage: '開封後冷藏' },
  P0510: { net_content: '180 公克', ingredients: '檸檬汁、雞蛋、奶油、砂糖、檸檬皮', allergens: ['牛奶／羊奶', '蛋'], shelf_life: '21 天', storage: '全程冷藏' },
  P0511: { net_content: '240 公克', ingredients: '酸桔、砂糖、鹽、辣椒', allergens: [], shelf_life: '未開封 18 個月，開封後 3 個月', storage: '開封後冷藏' },
};
