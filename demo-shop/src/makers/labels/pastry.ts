// biome-ignore-all format: one label a line.

import type { DemoLabels } from '../types.ts';

export const pastryLabels: DemoLabels = {
  P0301: { net_content: '80 公克 × 6 入', ingredients: '綠豆沙（綠豆、砂糖）、麵粉、豬油、豬肉、油蔥酥、醬油、鹽', allergens: ['含麩質之穀物', '大豆'], shelf_life: '常溫 5 天，冷藏 10 天', storage: '陰涼處或冷藏' },
  P0302: { net_content: '60 公克 × 8 入', ingredients: '烏豆沙（紅豆、砂糖）、麵粉、無水奶油、鹹鴨蛋黃、雞蛋、黑芝麻、米酒', allergens: ['牛奶／羊奶', '蛋', '芝麻', '含麩質之穀物'], shelf_life: '常溫 5 天，冷凍 20 天', storage: '陰涼處；久放請冷凍' },
  P0303: { net_content: '50 公克 × 10 入', ingredients: '鳳梨、麵粉、發酵奶油、麥芽糖、奶粉、砂糖、鹽', allergens: ['牛奶／羊奶', '含麩質之穀物'], shelf_life: '未拆封 30 天', storage: '室溫，避光' },
  P0304: { net_content: '42 公克 × 12 入', ingredients: '冬瓜、鳳梨、麵粉、奶油、雞蛋、砂糖、麥芽糖、起司粉', allergens: ['牛奶／羊奶', '蛋', '含麩質之穀物'], shelf_life: '25 天', storage: '餅乾罐蓋緊，室溫' },
  P0305: { net_content: '400 公克', ingredients: '雞蛋、奶油、麵粉、砂糖、鹽', allergens: ['牛奶／羊奶', '蛋', '含麩質之穀物'], shelf_life: '60 天', storage: '蓋緊，避免受潮' },
  P0306: { net_content: '380 公克', ingredients: '雞蛋、麵粉、奶油、豬肉鬆（豬肉、醬油、砂糖、鹽、芝麻）、砂糖、海苔', allergens: ['牛奶／羊奶', '蛋', '芝麻', '含麩質之穀物', '大豆'], shelf_life: '45 天', storage: '與乾燥劑一起蓋緊，室溫' },
  P0307: { net_content: '45 公克 × 12 入', ingredients: '麵粉、無水奶油、麥芽糖（糯米、小麥草）、砂糖、鹽', allergens: ['牛奶／羊奶', '含麩質之穀物'], shelf_life: '20 天', storage: '常溫，避免重壓' },
  P0308: { net_content: '180 公克（約 12 片）', ingredients: '麵粉、砂糖、棕櫚油、蜂蜜、蔥油、鹽', allergens: ['含麩質之穀物'], shelf_life: '60 天', storage: '常溫，避免受潮與重壓' },
  P0309: { net_content: '20 公克 × 16 入', ingredients: '去殼綠豆、砂糖、芥花油、麻油', allergens: ['芝麻'], shelf_life: '冷藏 10 天', storage: '全程冷藏，不可冷凍' },
  P0310: { net_content: '45 公克 × 9 入', ingredients: '黑棗泥、麵粉、核桃、轉化糖漿、奶油、鹽', allergens: ['牛奶／羊奶', '堅果類', '含麩質之穀物'], shelf_life: '21 天', storage: '以原紙包回，室溫或冷藏' },
  P0311: { net_content: '300 公克', ingredients: '麥芽糖、奶餅乾（麵粉、奶油）、花生、奶粉、砂糖、蔓越莓乾、蛋白粉、鹽', allergens: ['花生', '牛奶／羊奶', '蛋', '含麩質之穀物'], shelf_life: '30 天', storage: '陰涼處；28 度以上請冷藏' },
};
