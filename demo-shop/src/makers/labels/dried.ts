// biome-ignore-all format: one label a line.

import type { DemoLabels } from '../types.ts';

export const driedLabels: DemoLabels = {
  P0801: { net_content: '150 公克', ingredients: '香菇', allergens: [], shelf_life: '冷凍 12 個月', storage: '密封冷凍' },
  P0802: { net_content: '100 公克', ingredients: '香菇', allergens: [], shelf_life: '12 個月', storage: '陰涼乾燥處' },
  P0803: { net_content: '120 公克', ingredients: '火燒蝦、鹽', allergens: ['甲殼類'], shelf_life: '冷凍 12 個月', storage: '冷凍' },
  P0804: { net_content: '60 公克', ingredients: '櫻花蝦', allergens: ['甲殼類'], shelf_life: '8 個月', storage: '冷凍' },
  P0805: { net_content: '75 公克（約五片）', ingredients: '紫菜', allergens: [], shelf_life: '12 個月', storage: '密封冷凍' },
  P0806: { net_content: '4 公克 × 12 包', ingredients: '海帶芽', allergens: [], shelf_life: '12 個月', storage: '避潮' },
  P0807: { net_content: '220 公克', ingredients: '花生、鹽', allergens: ['花生'], shelf_life: '未開封 6 個月，開封後 2 週', storage: '密封，避免受潮' },
  P0808: { net_content: '260 公克', ingredients: '胡桃、南瓜子', allergens: ['堅果類'], shelf_life: '6 個月', storage: '密封，夏季冷藏' },
  P0809: { net_content: '100 公克', ingredients: '金針', allergens: [], shelf_life: '12 個月', storage: '密封冷凍' },
  P0810: { net_content: '200 公克', ingredients: '白玉蘿蔔、鹽', allergens: [], shelf_life: '冷藏 6 個月', storage: '冷藏' },
  P0811: { net_content: '25 公克', ingredients: '八角、桂皮、草果、花椒、陳皮、甘草', allergens: [], shelf_life: '12 個月，半年內風味最佳', storage: '密封避潮' },
};
