// biome-ignore-all format: one label a line.

import type { DemoLabels } from '../types.ts';

export const riceNoodleLabels: DemoLabels = {
  P0601: { net_content: '2 公斤', ingredients: '白米', allergens: [], shelf_life: '碾製後 6 個月', storage: '陰涼乾燥；夏天請冷藏' },
  P0602: { net_content: '1.5 公斤真空磚', ingredients: '白米', allergens: [], shelf_life: '未開封 12 個月', storage: '陰涼乾燥；開封後裝密封罐' },
  P0603: { net_content: '1 公斤', ingredients: '糙米', allergens: [], shelf_life: '未開封 8 個月，開封後 3 個月', storage: '冷藏' },
  P0604: { net_content: '600 公克', ingredients: '紅糯米', allergens: [], shelf_life: '未開封 10 個月', storage: '密封冷藏' },
  P0605: { net_content: '600 公克', ingredients: '黑糯米', allergens: [], shelf_life: '未開封 10 個月', storage: '乾燥處，密封' },
  P0606: { net_content: '900 公克（12 捲）', ingredients: '麵粉、水、鹽', allergens: ['含麩質之穀物'], shelf_life: '12 個月', storage: '乾燥處，避光' },
  P0607: { net_content: '600 公克（10 束）', ingredients: '麵粉、水、鹽', allergens: ['含麩質之穀物'], shelf_life: '12 個月', storage: '乾燥處，避免重壓' },
  P0608: { net_content: '300 公克', ingredients: '在來米、水', allergens: [], shelf_life: '18 個月', storage: '乾燥處，直立存放' },
  P0609: { net_content: '250 公克 × 4 包', ingredients: '米粉（在來米、水）；油蔥酥（紅蔥頭、豬油）；白胡椒', allergens: [], shelf_life: '冷藏 7 天', storage: '全程冷藏，不可冷凍' },
  P0610: { net_content: '160 公克 × 6 片', ingredients: '麵粉、鴨蛋、鹽', allergens: ['蛋', '含麩質之穀物'], shelf_life: '3 個月', storage: '常溫，避免受潮' },
  P0611: { net_content: '300 公克', ingredients: '蕎麥粉、麵粉、鹽', allergens: ['含麩質之穀物'], shelf_life: '未開封 12 個月，開封後 2 個月', storage: '乾燥處，密封' },
};
