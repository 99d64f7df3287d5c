// biome-ignore-all format: one label a line.

import type { DemoLabels } from '../types.ts';

export const giftLabels: DemoLabels = {
  P1201: { net_content: '六味，共 420 公克', ingredients: '香菇脆片（香菇、棕櫚油、麥芽糖）；桶柑乾（桶柑、砂糖）；鹽炒花生（花生、鹽）；紫菜酥（紫菜、白芝麻、砂糖）；小卷絲（小卷、砂糖、鹽）；櫻花蝦米餅（米、櫻花蝦、鹽）', allergens: ['甲殼類', '花生', '芝麻'], shelf_life: '3 個月，開封後 1 個月', storage: '常溫，避免受潮' },
  P1202: { net_content: '茶葉 50 公克 × 2', ingredients: '烏龍茶葉；紅茶葉', allergens: [], shelf_life: '未開封 24 個月，開罐後 2 個月', storage: '密封，避光陰涼處' },
  P1203: { net_content: '約 3 公斤', ingredients: '香菇；干貝；烏魚子（烏魚卵、鹽）；蔭油（黑豆、水、鹽）；茂谷柑、水梨', allergens: ['大豆', '魚類'], shelf_life: '烏魚子冷凍 6 個月，水果 10 天，其餘 12 個月', storage: '烏魚子冷凍、水果冷藏，其餘陰涼處' },
  P1204: { net_content: '約 5 公斤', ingredients: '雪梨、椪柑、甜柿', allergens: [], shelf_life: '收到後 7 天', storage: '雪梨冷藏，柑與柿放通風處' },
  P1205: { net_content: '米 1 公斤、蔭油 420 毫升、豆腐乳 340 公克', ingredients: '白米；蔭油（黑豆、水、鹽）；豆腐乳（大豆、紅麴米、水、鹽、砂糖、米酒）', allergens: ['大豆'], shelf_life: '米 6 個月，蔭油與豆腐乳 12 個月', storage: '米夏天冷藏；蔭油與豆腐乳開封後冷藏' },
  P1207: { net_content: '11 公克 × 10 包', ingredients: '咖啡豆', allergens: [], shelf_life: '8 個月', storage: '陰涼乾燥' },
  P1208: { net_content: '130 公克 × 4 罐', ingredients: '桑椹果醬（桑椹、砂糖）；芒果百香果醬（芒果、百香果、砂糖）；柚子果醬（柚子、砂糖）；草莓果醬（草莓、砂糖、檸檬汁）', allergens: ['芒果'], shelf_life: '未開封 12 個月，開封後 2 週', storage: '開封後冷藏' },
  P1209: { net_content: '約 2.5 公斤', ingredients: '龍眼蜜；花生醬（花生、鹽）；燕麥；梨、柑', allergens: ['花生', '含麩質之穀物'], shelf_life: '蜜 24 個月，花生醬與燕麥 6 個月，水果 7 天', storage: '水果冷藏，其餘室溫' },
  P1210: { net_content: '蜜 40 公克、茶 10 公克', ingredients: '龍眼蜜；烏龍茶葉', allergens: [], shelf_life: '12 個月', storage: '室溫避光' },
  P1211: { net_content: '糕餅八入、茶 50 公克', ingredients: '蛋黃酥（烏豆沙、麵粉、無水奶油、鹹鴨蛋黃、雞蛋、黑芝麻）；綠豆椪（綠豆沙、麵粉、豬油、豬肉、油蔥酥、醬油）；鳳梨酥（鳳梨、麵粉、奶油、麥芽糖、奶粉）；烏龍茶葉', allergens: ['牛奶／羊奶', '蛋', '芝麻', '含麩質之穀物', '大豆'], shelf_life: '糕餅常溫 3 天，冷凍 2 週；茶葉 24 個月', storage: '糕餅陰涼處或冷凍' },
};
