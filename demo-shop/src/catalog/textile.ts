// biome-ignore-all format: related figures stand on one line, so that a product reads as one block.

import { factsTable } from './facts-table.ts';
import type { DemoProduct } from './types.ts';

/** 織品: indigo cloth, towels, bags and scarves. */
export const textileProducts: readonly DemoProduct[] = [
  {
    prd_id: 'P1001', cate_id: 'textile', prd_name: '三峽藍染方巾　山紋',
    prd_text_desc: '棉布折成扇形，用竹片夾緊，浸進大菁染缸，起缸見風，綠轉藍，反覆八次。展開來是一排遠山，邊界暈得像起霧。五十公分見方，包便當、綁提把、蓋茶具都行。前三次請單獨以冷水手洗，藍會退一點點，然後就留住了。',
    sl_desc_content: '<h3>八次入缸，一次見山</h3><ul><li>大菁植物藍，不用合成染料</li><li>四邊手捲車縫</li></ul>',
    ma_desc_content: factsTable(['材質', '純棉，植物藍染'], ['尺寸', '50 × 50 公分'], ['洗滌', '冷水手洗、陰乾'], ['出貨', '三個工作天']),
    price: 580, price1: 522, cost_wholesale: 360, tot_qty: 52, sold_out_qty: 478, like_count: 305,
    ship_fee: 60, ship_fee_free_amt: 1000, listed: '2023-02-25',
  },
  {
    prd_id: 'P1002', cate_id: 'textile', prd_name: '藍染門簾　月升',
    prd_text_desc: '兩片粗織棉麻，左右合起來是一輪圓月，從深藍的夜慢慢升起。風一吹，月亮分成兩半又合上。布料有些份量，垂墜直，掛在廚房門口或浴室前都擋得住視線。附伸縮桿套，桿子請自備，掛前先下水一次去漿。',
    sl_desc_content: '<p>推門進來，<strong>先見到月亮</strong>。</p><ul><li>深淺四段，手工浸染</li><li>兩片式，走過不拉扯</li></ul>',
    ma_desc_content: factsTable(['材質', '棉 55 %、麻 45 %'], ['尺寸', '寬 85 × 長 120 公分'], ['產地', '新北三峽'], ['出貨', '七個工作天']),
    price: 1980, price1: 1780, cost_wholesale: 1290, tot_qty: 15, sold_out_qty: 88, like_count: 174,
    ship_fee: 100, ship_fee_free_amt: 1500, ship_days: 5, listed: '2024-04-12',
  },
  {
    prd_id: 'P1003', cate_id: 'textile', prd_name: '虎尾六重紗洗臉巾',
    prd_text_desc: '六層薄紗疊織，摸起來像曬過的被角。虎尾的老織機轉速慢，紗線不緊繃，所以吸水快、擰得乾，掛一個晚上就不潮。洗越多次越蓬，第十次最好用。第一次使用前請清水洗過，會有少許棉絮。',
    sl_desc_content: '<h3>洗到第十次，最軟</h3><ul><li>六層紗，薄而不透</li><li>不加柔軟劑</li></ul>',
    ma_desc_content: factsTable(['材質', '純棉'], ['尺寸', '34 × 80 公分'], ['產地', '雲林虎尾']),
    price: 220, price1: 195, cost_wholesale: 125, tot_qty: 150, sold_out_qty: 3350, like_count: 289,
    ship_fee: 60, ship_fee_free_amt: 800, listed: '2023-05-08',
  },
  {
    prd_id: 'P1004', cate_id: 'textile', prd_name: '有機棉浴巾　米白',
    prd_text_desc: '沒有漂白，也沒有染色，棉花本來就是這種帶一點黃的白。毛圈織得長，洗完澡往身上一裹，水氣很快被帶走。一條約五百公克，拿在手上沉沉的，烘乾後又變得鬆。請勿用柔軟精，毛圈會失去吸力。',
    sl_desc_content: '<p>棉花<strong>原本的顏色</strong>。</p><ul><li>長毛圈，蓬鬆吸水</li><li>邊角掛環，掛哪裡都順手</li></ul>',
    ma_desc_content: factsTable(['材質', '有機棉'], ['尺寸', '70 × 140 公分，約 500 公克'], ['洗滌', '可機洗，低溫烘乾'], ['出貨', '三個工作天']),
    price: 890, price1: 0, cost_wholesale: 590, tot_qty: 68, sold_out_qty: 357, like_count: 126,
    ship_fee: 100, ship_fee_free_amt: 1500, listed: '2023-11-20',
  },
  {
    prd_id: 'P1005', cate_id: 'textile', prd_name: '茄芷紋帆布袋',
    prd_text_desc: '把菜市場的紅藍綠條紋織進厚帆布，少了塑膠的亮，多了布的沉。袋底打開是長方形，青菜站得住，雞蛋也不滾。提把加長，背上肩時剛好在腰側。用髒了整個丟進洗衣機，曬乾再燙一下就挺。',
    sl_desc_content: '<h3>上市場，也上班</h3><ul><li>十二安帆布，承重十公斤</li><li>內袋一格，放手機與零錢</li></ul>',
    ma_desc_content: factsTable(['材質', '棉帆布，色織條紋'], ['尺寸', '寬 40 × 高 35 × 底 14 公分'], ['產地', '臺南後壁'], ['出貨', '三個工作天']),
    price: 680, price1: 610, cost_wholesale: 420, tot_qty: 84, sold_out_qty: 1608, like_count: 467,
    ship_fee: 80, ship_fee_free_amt: 1000, listed: '2023-09-15',
  },
  {
    prd_id: 'P1006', cate_id: 'textile', prd_name: '柿染小提袋',
    prd_text_desc: '新埔的青柿搗汁發酵兩年，刷在棉布上，曬一天深一階，曬到第五天是老木頭的褐。柿汁讓布變得微硬又防潑水，下小雨也不怕。裝一本書、一瓶水、一包衛生紙，散步的份量。顏色會隨陽光慢慢加深，這不是褪色。',
    sl_desc_content: '<p>一只<strong>會越曬越深</strong>的袋子。</p><ul><li>柿汁五刷五曬</li><li>真皮提把，固定釘為黃銅</li></ul>',
    ma_desc_content: factsTable(['材質', '棉布、柿漆、牛皮'], ['尺寸', '寬 24 × 高 26 公分'], ['產地', '新竹新埔'], ['出貨', '五個工作天']),
    price: 1250, price1: 1120, cost_wholesale: 800, tot_qty: 3, sold_out_qty: 141, like_count: 152,
    ship_fee: 80, ship_fee_free_amt: 1200, listed: '2024-12-06',
  },
  {
    prd_id: 'P1007', cate_id: 'textile', prd_name: '蠶絲羊毛圍巾　灰藍',
    prd_text_desc: '七成細羊毛、三成蠶絲，手織平紋，拿起來幾乎沒有重量。圍上脖子先是涼，三秒後才暖，那是蠶絲的緣故。灰藍像冬天早晨的淡水河口，配黑大衣、配卡其外套都不搶。冷水輕壓手洗，平放晾乾，收進布袋避免蟲咬。',
    sl_desc_content: '<h3>輕，但是暖</h3><ul><li>手織，每條約需兩天</li><li>兩端流蘇逐束打結</li></ul>',
    ma_desc_content: factsTable(['材質', '羊毛 70 %、蠶絲 30 %'], ['尺寸', '35 × 180 公分'], ['洗滌', '冷水手洗'], ['出貨', '七個工作天']),
    price: 2280, price1: 0, cost_wholesale: 1520, tot_qty: 22, sold_out_qty: 64, like_count: 108,
    ship_fee: 80, ship_fee_free_amt: 1500, listed: '2025-10-03',
  },
  {
    prd_id: 'P1008', cate_id: 'textile', prd_name: '苧麻披肩　赤土色',
    prd_text_desc: '苧麻剝皮、刮青、接線，再以薯榔煮出赤土的顏色。初摸有點挺，穿過一個夏天就服貼下來。冷氣房裡披著不悶，曬到太陽也透風。燙的時候噴一點水，皺褶不用完全燙平，那是麻的脾氣。',
    sl_desc_content: '<p>夏天的第二層，<strong>透風不透光</strong>。</p><ul><li>薯榔天然染，顏色沉穩</li></ul>',
    ma_desc_content: factsTable(['材質', '苧麻'], ['尺寸', '65 × 190 公分'], ['產地', '花蓮'], ['洗滌', '冷水手洗、陰乾']),
    price: 1680, price1: 1512, cost_wholesale: 1100, tot_qty: 26, sold_out_qty: 93, like_count: 85,
    ship_fee: 80, ship_fee_free_amt: 1500, listed: '2025-06-14',
  },
  {
    prd_id: 'P1009', cate_id: 'textile', prd_name: '臺灣花布桌巾　牡丹',
    prd_text_desc: '阿嬤被單上的大朵牡丹，換了底色，從艷紅換成沉靜的豆沙，花依然開得滿。厚斜紋布，鋪上去四角自己垂好。湯汁滴到時用濕布先按，再以一般洗衣精清洗，印花不會糊。四人桌剛好，六人桌可以斜鋪。',
    sl_desc_content: '<h3>牡丹，換一件衣服</h3><ul><li>活性印染，耐洗</li><li>四邊雙摺車縫，不捲邊</li></ul>',
    ma_desc_content: factsTable(['材質', '純棉斜紋'], ['尺寸', '140 × 140 公分'], ['洗滌', '可機洗']),
    price: 760, price1: 684, cost_wholesale: 0, tot_qty: 40, sold_out_qty: 219, like_count: 137,
    ship_fee: 80, ship_fee_free_amt: 1000, listed: '2024-01-25',
  },
  {
    prd_id: 'P1010', cate_id: 'textile', prd_name: '蜂蠟保鮮布　三入',
    prd_text_desc: '棉布浸過蜂蠟與松脂，手的溫度就能讓它貼住碗口。包半顆檸檬、一塊起司、沒吃完的麵包，攤開會聽到輕輕的撕聲。用冷水沖洗後晾乾，碰到熱水蠟會化。黏性弱了，夾在烘焙紙間熨一下又能回來。',
    sl_desc_content: '<p>大中小三片，<strong>一片可用一年</strong>。</p><ul><li>不可包生肉，不可微波</li></ul>',
    ma_desc_content: factsTable(['材質', '棉布、蜂蠟、松脂'], ['尺寸', '18、26、34 公分見方各一'], ['產地', '宜蘭']),
    price: 390, price1: 0, cost_wholesale: 235, tot_qty: 105, sold_out_qty: 845, like_count: 192,
    ship_fee: 60, ship_fee_free_amt: 800, listed: '2024-07-19',
  },
  {
    prd_id: 'P1011', cate_id: 'textile', prd_name: '粗棉茶席　素織長條',
    prd_text_desc: '經線用細棉，緯線用粗節紗，織出高低不平的橫紋，杯子放上去不滑也不響。顏色是茶湯淡去後的杏仁白，滴到茶漬看不太出來，日子久了反而好看。長一百二十公分，擺一壺四杯還有留白。洗後趁半濕拉平即可，不用燙。',
    sl_desc_content: '<h3>杯子落下，沒有聲音</h3><ul><li>手工木機織造</li><li>捲起來用附的棉繩一綁就收好</li></ul>',
    ma_desc_content: factsTable(['材質', '純棉'], ['尺寸', '30 × 120 公分'], ['產地', '苗栗'], ['出貨', '五個工作天']),
    price: 720, price1: 0, cost_wholesale: 0, tot_qty: 33, sold_out_qty: 48, like_count: 51,
    ship_fee: 60, ship_fee_free_amt: 1000, listed: '2026-06-26',
  },
];
