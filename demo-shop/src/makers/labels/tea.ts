// biome-ignore-all format: one label a line.

import type { DemoLabels } from '../types.ts';

export const teaLabels: DemoLabels = {
  P0101: { net_content: '150 公克', ingredients: '烏龍茶葉', allergens: [], shelf_life: '未開封 24 個月', storage: '密封，避光陰涼處' },
  P0102: { net_content: '300 公克', ingredients: '烏龍茶葉', allergens: [], shelf_life: '未開封 36 個月', storage: '密封，避光陰涼處' },
  P0103: { net_content: '75 公克 × 2 包', ingredients: '包種茶葉', allergens: [], shelf_life: '未開封 18 個月', storage: '連袋冷藏，取用後擠出空氣' },
  P0104: { net_content: '75 公克', ingredients: '東方美人茶葉', allergens: [], shelf_life: '未開封 24 個月', storage: '密封避光，遠離氣味重的食物' },
  P0105: { net_content: '100 公克', ingredients: '紅茶葉', allergens: [], shelf_life: '未開封 36 個月', storage: '旋緊罐口，室溫避光' },
  P0106: { net_content: '3 公克 × 20 包', ingredients: '紅茶葉', allergens: [], shelf_life: '未開封 24 個月，開封後 3 個月', storage: '室溫，避免受潮' },
  P0107: { net_content: '150 公克', ingredients: '四季春茶葉', allergens: [], shelf_life: '未開封 18 個月', storage: '密封，避光陰涼處' },
  P0108: { net_content: '75、150 或 300 公克', ingredients: '鐵觀音茶葉', allergens: [], shelf_life: '未開封 36 個月', storage: '陶罐或原罐，室溫' },
  P0109: { net_content: '100 公克', ingredients: '紅烏龍茶葉', allergens: [], shelf_life: '60 個月', storage: '乾燥通風，避免異味，不裝塑膠袋' },
  P0110: { net_content: '100 公克', ingredients: '金萱茶葉、桂花（窨製後篩除）', allergens: [], shelf_life: '未開封 18 個月', storage: '密封，單獨存放' },
  P0111: { net_content: '75 公克', ingredients: '綠茶葉', allergens: [], shelf_life: '未開封冷藏 12 個月，開封後 1 個月', storage: '冷藏' },
};
