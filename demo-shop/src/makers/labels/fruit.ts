// biome-ignore-all format: one label a line.

import type { DemoLabels } from '../types.ts';

export const fruitLabels: DemoLabels = {
  P0401: { net_content: '5 台斤（約 6–8 顆）', ingredients: '文旦', allergens: [], shelf_life: '收到後 30 天', storage: '室溫通風' },
  P0402: { net_content: '2 顆（約 2.4 公斤）', ingredients: '西施柚', allergens: [], shelf_life: '收到後 20 天', storage: '室溫通風' },
  P0403: { net_content: '10 台斤（約 28–32 顆）', ingredients: '椪柑', allergens: [], shelf_life: '收到後 20 天', storage: '陰涼通風，單層擺放' },
  P0404: { net_content: '12 顆（約 2.7 公斤）', ingredients: '茂谷柑', allergens: [], shelf_life: '室溫 14 天，冷藏 30 天', storage: '室溫通風或冷藏' },
  P0405: { net_content: '3 台斤（約 16–20 顆）', ingredients: '檸檬', allergens: [], shelf_life: '冷藏 30 天', storage: '擦乾後冷藏' },
  P0406: { net_content: '5 台斤（約 7–9 顆）', ingredients: '芒果', allergens: ['芒果'], shelf_life: '熟後冷藏 3 天', storage: '室溫後熟，再冷藏' },
  P0407: { net_content: '2 顆（約 1.9 公斤）', ingredients: '芒果', allergens: ['芒果'], shelf_life: '熟後冷藏 5 天', storage: '室溫後熟，再冷藏' },
  P0408: { net_content: '4 台斤（約 18–24 顆）', ingredients: '芒果', allergens: ['芒果'], shelf_life: '熟後冷藏 5 天', storage: '室溫後熟，再冷藏' },
  P0409: { net_content: '5 台斤（約 7–9 顆）', ingredients: '番石榴', allergens: [], shelf_life: '冷藏 10 天', storage: '冷藏' },
  P0410: { net_content: '4 台斤（約 7–8 顆）', ingredients: '番石榴', allergens: [], shelf_life: '熟後冷藏 3 天', storage: '室溫後熟，再冷藏' },
  P0411: { net_content: '2 台斤', ingredients: '金柑', allergens: [], shelf_life: '冷藏 15 天', storage: '冷藏' },
};
