// biome-ignore-all format: one shelf on one block of lines, to be compared with the next.
import type { Pattern, PictureKind } from '../catalog/picture-spec.ts';

/** A list that is never empty, to choose from. */
export type Choices<T> = readonly [T, ...T[]];

/** One kind of goods: its name, its drawing, and its price range in TWD. */
export interface BulkGoods {
  name: string;
  kind: PictureKind;
  low: number;
  high: number;
}

/** A leaf category with its goods, their descriptions, and how to store them. */
export interface BulkShelf {
  cate_id: string;
  goods: Choices<BulkGoods>;
  traits: Choices<string>;
  keep: string;
}

const goods = (name: string, kind: PictureKind, low: number, high: number): BulkGoods => ({ name, kind, low, high });

export const ORIGINS: Choices<string> = [
  '三芝', '坪林', '三峽', '大溪', '新埔', '峨眉', '公館', '大湖', '新社', '東勢', '鹿港', '二水',
  '鹿谷', '魚池', '埔里', '古坑', '西螺', '梅山', '東石', '後壁', '玉井', '麻豆', '美濃', '旗山',
  '萬丹', '里港', '東港', '恆春', '池上', '關山', '太麻里', '瑞穗', '壽豐', '三星', '礁溪', '馬公',
];

export const SEASONS: Choices<string> = ['早春', '清明前', '初夏', '盛夏', '立秋', '深秋', '立冬', '冬至前', '歲末'];

export const SIZES: Choices<string> = ['單入', '兩入', '三入', '五入', '小號', '中號', '大號', '家用'];

export const MAKERS: Choices<string> = [
  '一批只做幾十份，做完才開下一批。',
  '從挑料到裝箱都在同一個院子裡完成。',
  '步驟不多，但每一步都等它自己好。',
  '外包裝簡單，份量給得實在。',
  '同一個師傅的手法，每批仍有些微不同。',
];

export const PATTERNS: Choices<Pattern> = ['plain', 'stripe', 'wave', 'dot', 'leaf', 'check', 'mountain', 'flower'];

export const COLOURS: Choices<string> = [
  '#7d8a63', '#a06a4a', '#4f6b78', '#b98f4e', '#8b5560', '#5d6f5a', '#c2a87c', '#6c5a73', '#a94f3f', '#43566b', '#9a8f80', '#c98b6b',
];

export const ACCENTS: Choices<string> = ['#efe5cf', '#d9c39a', '#c9d3c4', '#e6cdbd', '#b9c4cc', '#e8d7a6'];

export const SHELVES: Choices<BulkShelf> = [
  { cate_id: 'tea', keep: '請密封避光，開封後兩個月內喝完。', traits: ['清香', '炭焙', '手採', '冷泡', '老欉', '蜜香'],
    goods: [goods('烏龍茶', 'tea-tin', 320, 1800), goods('紅茶', 'tea-pouch', 260, 900), goods('茶餅', 'tea-cake', 680, 2600)] },
  { cate_id: 'coffee', keep: '請放陰涼處，烘焙後一個月內風味最好。', traits: ['水洗', '日曬', '蜜處理', '中焙', '淺焙', '深焙'],
    goods: [goods('咖啡豆', 'coffee-bag', 280, 1200), goods('濾掛咖啡', 'drip-coffee-box', 180, 620)] },
  { cate_id: 'pastry', keep: '常溫可放七日，烤箱回溫兩分鐘最酥。', traits: ['手工', '奶香', '鹹甜', '酥皮', '古早味', '低糖'],
    goods: [goods('月餅', 'mooncake-box', 360, 980), goods('鳳梨酥', 'pineapple-cake', 240, 680), goods('糕餅', 'pastry-box', 150, 560), goods('蛋捲', 'egg-roll-tin', 180, 520)] },
  { cate_id: 'fruit', keep: '收到後請先攤開通風，熟了再冷藏。', traits: ['在欉紅', '當日採', '有機栽培', '套袋', '產季限量'],
    goods: [goods('柚子', 'pomelo', 320, 880), goods('柑橘', 'citrus', 260, 760), goods('芒果', 'mango', 420, 1380), goods('芭樂', 'guava', 180, 480), goods('果乾', 'dried-fruit-bag', 120, 380)] },
  { cate_id: 'honey-jam', keep: '室溫避光，湯匙請保持乾燥。', traits: ['單花', '手熬', '少糖', '帶果粒', '初採'],
    goods: [goods('蜂蜜', 'honey-jar', 280, 980), goods('果醬', 'jam-jar', 160, 420)] },
  { cate_id: 'rice-noodle', keep: '請防潮防蟲，夏天放冰箱。', traits: ['新米', '日曬', '手工', '胚芽', '石磨'],
    goods: [goods('米', 'rice-bag', 150, 680), goods('麵', 'noodle-pack', 75, 260), goods('米粉', 'rice-vermicelli', 65, 220)] },
  { cate_id: 'sauce', keep: '開封後冷藏，三個月內用完。', traits: ['缸釀', '石磨', '冷壓', '微辣', '香辣', '甘醇'],
    goods: [goods('醬油', 'soy-bottle', 160, 520), goods('辣椒醬', 'chilli-jar', 120, 380), goods('拌醬', 'sauce-jar', 130, 360), goods('麻油', 'oil-bottle', 260, 880)] },
  { cate_id: 'dried', keep: '密封後放冷凍，可保一年。', traits: ['日曬', '低溫烘乾', '厚切', '原味', '手揀'],
    goods: [goods('香菇', 'mushroom-bag', 180, 880), goods('花生', 'nut-tin', 90, 320), goods('蝦米', 'dried-shrimp-bag', 160, 520), goods('紫菜', 'seaweed-pack', 80, 480)] },
  { cate_id: 'ceramics', keep: '以清水手洗後自然晾乾。', traits: ['柴燒', '青釉', '手捏', '灰釉', '刻紋', '粗陶'],
    goods: [goods('茶杯', 'stoneware-cup', 280, 1200), goods('茶壺', 'teapot', 980, 3980), goods('盤', 'plate', 220, 980), goods('碗', 'bowl', 150, 780), goods('花器', 'vase', 380, 3200)] },
  { cate_id: 'textile', keep: '冷水手洗，陰涼處晾乾。', traits: ['藍染', '手織', '柿染', '水洗', '色織'],
    goods: [goods('方巾', 'indigo-cloth', 320, 1480), goods('毛巾', 'towel', 150, 880), goods('布袋', 'tote-bag', 280, 1280), goods('圍巾', 'scarf', 580, 2480)] },
  { cate_id: 'soap-incense', keep: '請放通風處，避免日曬。', traits: ['冷製', '草本', '木質', '花香', '無添加香精'],
    goods: [goods('手工皂', 'soap', 90, 280), goods('線香', 'incense', 150, 680), goods('蠟燭', 'candle', 280, 880), goods('擴香油', 'oil-dropper', 260, 1380)] },
  { cate_id: 'gift', keep: '食品請依盒內標示日期享用。', traits: ['雙層', '應景', '產地直送', '手提', '布包'],
    goods: [goods('禮盒', 'gift-box', 480, 2680), goods('竹籃', 'gift-basket', 980, 3680), goods('布包禮', 'cloth-wrap', 580, 2280)] },
];
