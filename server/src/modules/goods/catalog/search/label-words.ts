// biome-ignore-all format: one thing on one line, to be compared with the next.

/** What a label must not have: names of allergen groups, and a pattern of the ingredients. */
export interface Avoided {
  allergens: readonly string[];
  ingredients: string;
  /** What products write that fulfil it. */
  says?: readonly string[];
}

const avoided = (ingredients: string, ...allergens: string[]): Avoided => ({ ingredients, allergens });
const diet = (says: string, what: Avoided): Avoided => ({ ...what, says: says.split(' ') });

const EGG = '蛋';
const MILK = '(?<![豆椰腐])[奶乳]|起司|芝士|煉乳';
const NUTS = '堅果|胡桃|核桃|腰果|杏仁|榛果|開心果|夏威夷豆|松子';
const GLUTEN = '麩|小麥|大麥|黑麥|裸麥|燕麥|麵|醬油(?!膏)';
const SHELLFISH = '蝦|蟹|貝|小卷|魷|烏賊|章魚|透抽|花枝|蚵|牡蠣|蛤|蜆|鮑';
const FISH = '(?<!章)魚|柴魚|鰹';
const MEAT = '肉|豬|牛(?![奶乳軋蒡])|雞(?!蛋)|鴨(?!蛋|腳木)|鵝|羊(?![奶乳])|明膠|吉利丁';
const PUNGENT = '蔥|蒜|韭|蕗蕎|興渠';
const NO_VEGETARIAN = [MEAT, FISH, SHELLFISH, PUNGENT].join('|');
const SEA = ['甲殼類', '魚類'];

/**
 * Things that shoppers avoid, by the words for them, in the form of searches (`search_form`). An ingredient that only
 * may contain the thing counts, so that a product is rather left out than shown by mistake.
 */
export const THINGS: readonly (readonly [words: string, avoided: Avoided])[] = [
  ['蛋 雞蛋 蛋類', avoided(EGG, '蛋')],
  ['奶 牛奶 乳 奶類 乳製品 奶製品 乳糖 牛乳 鮮奶 奶油', avoided(MILK, '牛奶／羊奶')],
  ['蛋奶 奶蛋', avoided(`${EGG}|${MILK}`, '蛋', '牛奶／羊奶')],
  ['花生', avoided('花生', '花生')],
  ['堅果 堅果類 核桃 杏仁 腰果', avoided(NUTS, '堅果類')],
  ['芝麻 麻油', avoided('芝麻|麻油|麻醬', '芝麻')],
  ['麩質 麩 麥麩 小麥 麵粉 麥 gluten 含麩質之穀物', avoided(GLUTEN, '含麩質之穀物')],
  ['大豆 黃豆 黑豆', avoided('大豆|黃豆|黑豆|毛豆|豆腐|豆豉|豆醬|豆麴|醬油|味噌', '大豆')],
  ['豆 豆類', avoided('(?<!咖啡|可可)豆|醬油|味噌', '大豆')],
  ['甲殼類 甲殼 蝦蟹 蝦 蝦子 螃蟹 蟹', avoided('蝦|蟹', '甲殼類')],
  ['海鮮 海產 海味', avoided(`${SHELLFISH}|${FISH}`, ...SEA)],
  ['貝類 干貝', avoided('貝|蚵|牡蠣|蛤|蜆|鮑')],
  ['魚 魚類', avoided(FISH, '魚類')],
  ['芒果', avoided('芒果', '芒果')],
  ['亞硫酸鹽 亞硫酸 二氧化硫', avoided('硫', '亞硫酸鹽類')],
  ['辣 辣椒 辣的', avoided('辣|椒')],
  ['糖 砂糖 蔗糖', avoided('糖|蜜|糖漿')],
  ['酒 酒精', avoided('酒')],
  ['肉 葷', avoided(MEAT)],
  ['豬 豬肉 豬油', avoided('豬|肉')],
  ['牛 牛肉', avoided('牛(?![奶乳軋蒡])')],
  ['蔥 蒜 蔥蒜 大蒜 洋蔥 五辛', avoided(PUNGENT)],
  ['蜂蜜 蜜', avoided('蜜')],
];

/** Diets by their words: what their labels must not have. */
export const DIETS: readonly (readonly [words: string, avoided: Avoided])[] = [
  ['全素 純素 vegan 全素食 純素食', diet('全素 純素', avoided(`${NO_VEGETARIAN}|${EGG}|${MILK}|蜜`, ...SEA, '蛋', '牛奶／羊奶'))],
  ['蛋奶素 奶蛋素 素食 吃素 素的 蔬食 素食者 vegetarian', diet('全素 純素 蛋奶素 奶素 蛋素', avoided(NO_VEGETARIAN, ...SEA))],
  ['蛋素', diet('全素 純素 蛋素', avoided(`${NO_VEGETARIAN}|${MILK}`, ...SEA, '牛奶／羊奶'))],
  ['奶素', diet('全素 純素 奶素', avoided(`${NO_VEGETARIAN}|${EGG}`, ...SEA, '蛋'))],
];

/** What a label only can say itself, by the words for it: no ingredient shows that it is true. */
export const CLAIMS: readonly string[] = [
  '無咖啡因 不含咖啡因 沒有咖啡因 零咖啡因', '低咖啡因 低因 減咖啡因', '低糖 減糖 少糖 微糖 糖減', '低鹽 減鹽 少鹽 薄鹽', '低脂 減脂', '低卡 低熱量', '低鈉 減鈉',
];

/** Words that begin like a negation and are none: 無籽檸檬, 低溫配送, 免運. */
export const NO_NEGATION =
  /^(?:無(?:子|籽|花果|患子|印|線|尾|骨|敵)|不(?:鏽鋼|沾|倒翁|求人|老|織布|知)|低(?:溫|筋)|免(?:運|洗|費|烤|燙|插電)|零(?:食|錢|嘴|售|用|碼|件))/;
