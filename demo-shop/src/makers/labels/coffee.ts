// biome-ignore-all format: one label a line.

import type { DemoLabels } from '../types.ts';

export const coffeeLabels: DemoLabels = {
  P0201: { net_content: '227 公克，原豆', ingredients: '咖啡豆', allergens: [], shelf_life: '烘焙後 60 天', storage: '室溫避光，密封' },
  P0202: { net_content: '227 公克，原豆', ingredients: '咖啡豆', allergens: [], shelf_life: '烘焙後 75 天', storage: '室溫避光，密封' },
  P0203: { net_content: '200 公克，原豆', ingredients: '咖啡豆', allergens: [], shelf_life: '烘焙後 75 天', storage: '室溫避光，密封' },
  P0204: { net_content: '450 公克，原豆', ingredients: '咖啡豆', allergens: [], shelf_life: '烘焙後 90 天', storage: '室溫避光，密封' },
  P0205: { net_content: '227 公克，原豆', ingredients: '咖啡豆', allergens: [], shelf_life: '烘焙後 60 天', storage: '室溫避光，單向透氣袋' },
  P0206: { net_content: '12 公克 × 10 包', ingredients: '咖啡豆', allergens: [], shelf_life: '未開封 12 個月', storage: '室溫，避免受潮' },
  P0207: { net_content: '10 公克 × 8 包', ingredients: '咖啡豆、水處理低咖啡因咖啡豆', allergens: [], shelf_life: '未開封 12 個月', storage: '室溫，避免受潮' },
  P0208: { net_content: '12 公克 × 12 包', ingredients: '咖啡豆', allergens: [], shelf_life: '未開封 12 個月', storage: '室溫，避免受潮' },
  P0209: { net_content: '150 公克，原豆', ingredients: '咖啡豆', allergens: [], shelf_life: '烘焙後 60 天', storage: '室溫避光，密封' },
  P0210: { net_content: '80 公克', ingredients: '咖啡果皮', allergens: [], shelf_life: '未開封 12 個月', storage: '防潮，陰涼處' },
  P0211: { net_content: '1 公斤，原豆', ingredients: '咖啡豆', allergens: [], shelf_life: '烘焙後 90 天', storage: '室溫避光，密封' },
};
