// biome-ignore-all format: one shelf on one block of lines, to be compared with the next.

/** A list that is never empty, to choose from. */
export type Choices<T> = readonly [T, ...T[]];

/** One kind of goods: its name, the demo products whose pictures it has, and its price range in TWD. */
export interface BulkGoods {
  name: string;
  pictured: Choices<string>;
  low: number;
  high: number;
}

export interface BulkShelf {
  cate_id: string;
  goods: Choices<BulkGoods>;
  traits: Choices<string>;
  keep: string;
}

const goods = (name: string, pictured: Choices<string>, low: number, high: number): BulkGoods => ({ name, pictured, low, high });

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

export const SHELVES: Choices<BulkShelf> = [
  { cate_id: 'tea', keep: '請密封避光，開封後兩個月內喝完。', traits: ['清香', '炭焙', '手採', '冷泡', '老欉', '蜜香'],
    goods: [goods('烏龍茶', ['P0101', 'P0102', 'P0104', 'P0105', 'P0108', 'P0110'], 320, 1800), goods('紅茶', ['P0103', 'P0106', 'P0107', 'P0111'], 260, 900), goods('茶餅', ['P0109'], 680, 2600)] },
  { cate_id: 'coffee', keep: '請放陰涼處，烘焙後一個月內風味最好。', traits: ['水洗', '日曬', '蜜處理', '中焙', '淺焙', '深焙'],
    goods: [goods('咖啡豆', ['P0201', 'P0202', 'P0203', 'P0204', 'P0205', 'P0209', 'P0210', 'P0211'], 280, 1200), goods('濾掛咖啡', ['P0206', 'P0207', 'P0208'], 180, 620)] },
  { cate_id: 'pastry', keep: '常溫可放七日，烤箱回溫兩分鐘最酥。', traits: ['手工', '奶香', '鹹甜', '酥皮', '古早味', '低糖'],
    goods: [goods('月餅', ['P0302', 'P0309', 'P0310'], 360, 980), goods('鳳梨酥', ['P0303', 'P0304'], 240, 680), goods('糕餅', ['P0301', 'P0307', 'P0308', 'P0311'], 150, 560), goods('蛋捲', ['P0305', 'P0306'], 180, 520)] },
  { cate_id: 'fruit', keep: '收到後請先攤開通風，熟了再冷藏。', traits: ['在欉紅', '當日採', '有機栽培', '套袋', '產季限量'],
    goods: [goods('柚子', ['P0401', 'P0402'], 320, 880), goods('柑橘', ['P0403', 'P0404', 'P0405', 'P0411'], 260, 760), goods('芒果', ['P0406', 'P0407', 'P0408'], 420, 1380), goods('芭樂', ['P0409', 'P0410'], 180, 480), goods('果乾', ['P0406', 'P0407', 'P0408'], 120, 380)] },
  { cate_id: 'honey-jam', keep: '室溫避光，湯匙請保持乾燥。', traits: ['單花', '手熬', '少糖', '帶果粒', '初採'],
    goods: [goods('蜂蜜', ['P0501', 'P0502', 'P0503', 'P0504', 'P0505'], 280, 980), goods('果醬', ['P0506', 'P0507', 'P0508', 'P0509', 'P0510', 'P0511'], 160, 420)] },
  { cate_id: 'rice-noodle', keep: '請防潮防蟲，夏天放冰箱。', traits: ['新米', '日曬', '手工', '胚芽', '石磨'],
    goods: [goods('米', ['P0601', 'P0602', 'P0603', 'P0604', 'P0605'], 150, 680), goods('麵', ['P0606', 'P0607', 'P0610', 'P0611'], 75, 260), goods('米粉', ['P0608', 'P0609'], 65, 220)] },
  { cate_id: 'sauce', keep: '開封後冷藏，三個月內用完。', traits: ['缸釀', '石磨', '冷壓', '微辣', '香辣', '甘醇'],
    goods: [goods('醬油', ['P0701', 'P0702'], 160, 520), goods('辣椒醬', ['P0703', 'P0704', 'P0710'], 120, 380), goods('拌醬', ['P0705', 'P0708', 'P0709', 'P0711'], 130, 360), goods('麻油', ['P0706', 'P0707'], 260, 880)] },
  { cate_id: 'dried', keep: '密封後放冷凍，可保一年。', traits: ['日曬', '低溫烘乾', '厚切', '原味', '手揀'],
    goods: [goods('香菇', ['P0801', 'P0802'], 180, 880), goods('花生', ['P0807', 'P0808'], 90, 320), goods('蝦米', ['P0803', 'P0804'], 160, 520), goods('紫菜', ['P0805', 'P0806'], 80, 480)] },
  { cate_id: 'ceramics', keep: '以清水手洗後自然晾乾。', traits: ['柴燒', '青釉', '手捏', '灰釉', '刻紋', '粗陶'],
    goods: [goods('茶杯', ['P0901', 'P0902', 'P0911'], 280, 1200), goods('茶壺', ['P0903', 'P0904'], 980, 3980), goods('盤', ['P0905', 'P0906'], 220, 980), goods('碗', ['P0907', 'P0908'], 150, 780), goods('花器', ['P0909', 'P0910'], 380, 3200)] },
  { cate_id: 'textile', keep: '冷水手洗，陰涼處晾乾。', traits: ['藍染', '手織', '柿染', '水洗', '色織'],
    goods: [goods('方巾', ['P1001', 'P1002', 'P1009', 'P1011'], 320, 1480), goods('毛巾', ['P1003', 'P1004', 'P1010'], 150, 880), goods('布袋', ['P1005', 'P1006'], 280, 1280), goods('圍巾', ['P1007', 'P1008'], 580, 2480)] },
  { cate_id: 'soap-incense', keep: '請放通風處，避免日曬。', traits: ['冷製', '草本', '木質', '花香', '無添加香精'],
    goods: [goods('手工皂', ['P1101', 'P1102', 'P1103', 'P1104'], 90, 280), goods('線香', ['P1105', 'P1106', 'P1107'], 150, 680), goods('蠟燭', ['P1108', 'P1109'], 280, 880), goods('擴香油', ['P1110', 'P1111'], 260, 1380)] },
  { cate_id: 'gift', keep: '食品請依盒內標示日期享用。', traits: ['雙層', '應景', '產地直送', '手提', '布包'],
    goods: [goods('禮盒', ['P1201', 'P1202', 'P1207', 'P1208', 'P1210', 'P1211'], 480, 2680), goods('竹籃', ['P1203', 'P1204', 'P1209'], 980, 3680), goods('布包禮', ['P1205', 'P1206'], 580, 2280)] },
];
