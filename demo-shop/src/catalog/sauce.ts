// biome-ignore-all format: related figures stand on one line, so that a product reads as one block.

import { factsTable } from './facts-table.ts';
import type { DemoProduct } from './types.ts';

/** 醬料: soy, chilli, sesame and oils. */
export const sauceProducts: readonly DemoProduct[] = [
  {
    prd_id: 'P0701', cate_id: 'sauce', prd_name: '西螺黑豆蔭油清　日曝一百八十天',
    prd_text_desc: '西螺的日照長、濁水溪的水軟，是釀蔭油的好地方。黑豆入陶缸，只加鹽，封好後在埕上曬足一百八十天才開缸。初聞是豆香，入口先鹹後甘，尾韻像烤過的栗子。沾白斬雞、滴在溏心蛋上最能嘗出它的好。開封後請放冰箱，三個月內用完風味最足。',
    sl_desc_content: '<h3>一缸黑豆，只等太陽</h3><p>不用糖色，醬色全由豆子與日頭慢慢染成。</p><ul><li>清油質地，適合沾與淋</li><li>玻璃瓶附控量瓶口，一次一滴也倒得準</li></ul>',
    ma_desc_content: factsTable(['產地', '雲林西螺']),
    price: 280, price1: 248, cost_wholesale: 185, tot_qty: 160, sold_out_qty: 2340, like_count: 418,
    ship_fee: 100, ship_fee_free_amt: 1200, listed: '2023-02-14',
  },
  {
    prd_id: 'P0702', cate_id: 'sauce', prd_name: '黑豆蔭油膏　糯米收稠',
    prd_text_desc: '同一缸蔭油，加入磨成漿的圓糯米小火收稠，半小時不能離鍋。膏體滑而不黏牙，掛在豆腐上不會一下子流光。甜味來自糯米，比一般油膏含蓄，拌燙地瓜葉時蒜香會跟著跳出來。常溫可放，開封後冷藏，倒之前先搖一搖。',
    sl_desc_content: '<p><strong>一道燙青菜，就看這一匙。</strong></p><ul><li>糯米漿現磨，不加修飾澱粉</li><li>寬口瓶，最後一點也挖得到</li></ul>',
    ma_desc_content: factsTable(['產地', '雲林西螺']),
    price: 260, price1: 235, cost_wholesale: 172, tot_qty: 95, sold_out_qty: 1186, like_count: 203,
    ship_fee: 100, ship_fee_free_amt: 1200, listed: '2023-02-14',
  },
  {
    prd_id: 'P0703', cate_id: 'sauce', prd_name: '朝天椒粗磨辣醬',
    prd_text_desc: '屏東平原的朝天椒在二月轉紅，清晨採、當天剁，刀口粗，籽也留著。拌鹽靜置兩週後才下油，辣味因此有了層次：先是果香，接著從舌尖一路燒到耳後。一碗陽春麵只要半匙。油面蓋過辣椒就不易變質，請用乾燥的湯匙挖取。',
    sl_desc_content: '<h3>看得見籽的辣</h3><p>粗磨，嚼得到椒皮的脆。</p><ul><li>辣度五分之四</li><li>不加蒜，要加由您作主</li></ul>',
    ma_desc_content: factsTable(['產地', '屏東里港'], ['辣度', '四（最高五）']),
    price: 165, price1: 0, cost_wholesale: 98, tot_qty: 140, sold_out_qty: 872, like_count: 156,
    ship_fee: 80, ship_fee_free_amt: 800, listed: '2023-05-20',
  },
  {
    prd_id: 'P0704', cate_id: 'sauce', prd_name: '蒜蓉豆豉辣油',
    prd_text_desc: '雲林硬骨蒜切成米粒大小，在溫油裡泡到微黃才起鍋，再把蔭豆豉和乾辣椒倒進餘溫裡。蒜酥仍脆，豆豉軟糯，挖一匙全是料。拌冷掉的白飯也香，炒空心菜時拿它代替爆香最省事。沉在底下的料最好吃，用前請攪拌。',
    sl_desc_content: '<p>油少料多，瓶子拿起來會<strong>沙沙作響</strong>。</p><ul><li>蒜酥、豆豉、辣椒三種口感</li><li>微辣，孩子旁邊的大人也能配</li></ul>',
    ma_desc_content: factsTable(['產地', '雲林'], ['辣度', '二（最高五）']),
    price: 190, price1: 169, cost_wholesale: 122, tot_qty: 75, sold_out_qty: 1530, like_count: 287,
    ship_fee: 80, ship_fee_free_amt: 800, listed: '2023-09-08',
  },
  {
    prd_id: 'P0705', cate_id: 'sauce', prd_name: '石磨白芝麻醬',
    prd_text_desc: '白芝麻低溫慢焙，焙到指頭一捻就碎，再由石磨一圈一圈推成醬。顏色是淺淺的駝色，香氣溫和，沒有焦苦。夏天調涼麵，冬天抹在烤得發燙的饅頭上，都只需加一點點鹽。靜置後油會浮上來，攪勻即可，室溫保存比冷藏滑順。',
    sl_desc_content: '<h3>原料欄只有兩個字：芝麻</h3><ul><li>石磨轉得慢，不生熱，香氣留得住</li><li>無糖、無鹽、無另添油</li></ul>',
    ma_desc_content: factsTable(['加工地', '臺南善化']),
    price: 320, price1: 288, cost_wholesale: 210, tot_qty: 58, sold_out_qty: 640, like_count: 131,
    ship_fee: 80, ship_fee_free_amt: 1000, listed: '2024-01-11',
  },
  {
    prd_id: 'P0706', cate_id: 'sauce', prd_name: '古法冷壓黑麻油',
    prd_text_desc: '黑芝麻在大灶上炒到冒細煙，趁熱上榨，第一道油色深如琥珀。開瓶時香味濃得像有人正在隔壁煮麻油雞。老薑切片，用它小火煸到邊緣捲起，整間廚房就有了冬至的味道。麻油怕光，我們用深色瓶裝，收在櫥櫃裡就好。',
    sl_desc_content: '<p>只取<strong>頭道油</strong>，濃而不濁。</p><ul><li>每批炒焙後現榨裝瓶</li><li>深色玻璃瓶避光</li></ul>',
    ma_desc_content: factsTable(['加工地', '臺南西港']),
    price: 480, price1: 430, cost_wholesale: 325, tot_qty: 42, sold_out_qty: 1075, like_count: 342,
    ship_fee: 120, ship_fee_free_amt: 1500, listed: '2023-11-02',
  },
  {
    prd_id: 'P0707', cate_id: 'sauce', prd_name: '茶籽油　初榨小瓶',
    prd_text_desc: '霜降過後上山收油茶果，曬到自己裂開，取出黑亮的籽。榨出來的油是清亮的金綠色，聞起來像剛割過的草，帶一點堅果味。不必加熱，直接淋在手工麵線上，再撒一撮鹽花就成一餐。一季只有一榨，賣完要等明年冬天。',
    sl_desc_content: '<h3>拌麵線，只要一匙</h3><p>發煙點高，煎蛋也不冒煙。</p><ul><li>每瓶標示榨油月份</li></ul>',
    ma_desc_content: factsTable(['產地', '南投中寮']),
    price: 880, price1: 0, cost_wholesale: 640, tot_qty: 4, sold_out_qty: 96, like_count: 58,
    ship_fee: 100, ship_fee_free_amt: 1500, listed: '2025-12-18',
  },
  {
    prd_id: 'P0708', cate_id: 'sauce', prd_name: '客家桔醬　秋收酸桔',
    prd_text_desc: '十一月的酸桔皮還帶著青，整顆蒸軟、去籽、打成泥，再加一點辣椒提味。顏色像熟透的夕陽，酸得俐落，甘味隨後才到。沾白切三層肉能解膩，加幾滴醬油就是最道地的客家桌上風景。開封後冷藏，顏色會漸深，屬自然現象。',
    sl_desc_content: '<p>每公斤醬，用掉<strong>一公斤半的酸桔</strong>。</p><ul><li>保留皮的微苦，香氣才立體</li><li>擠壓瓶，餐桌上傳來傳去也不沾手</li></ul>',
    ma_desc_content: factsTable(['產地', '新竹北埔']),
    price: 150, price1: 132, cost_wholesale: 90, tot_qty: 120, sold_out_qty: 455, like_count: 97,
    ship_fee: 80, ship_fee_free_amt: 800, listed: '2024-11-25',
  },
  {
    prd_id: 'P0709', cate_id: 'sauce', prd_name: '紅麴豆腐乳',
    prd_text_desc: '板豆腐曬到表面起皺，鋪上紅麴米與鹽，一層層疊進甕裡，等三個月。成品紅得像舊門漆，筷子一夾就化開，米香在前，鹹味在後。配清粥一小角就夠，拿來醃五花肉炸成紅糟肉也極好。請以乾淨筷子取用，放冰箱可慢慢吃到下一個冬天。',
    sl_desc_content: '<h3>一小角，一碗粥</h3><ul><li>三個月甕中熟成</li><li>紅麴上色，不加色素</li></ul>',
    ma_desc_content: factsTable(['產地', '桃園大溪']),
    price: 175, price1: 158, cost_wholesale: 0, tot_qty: 66, sold_out_qty: 318, like_count: 74,
    ship_fee: 80, ship_fee_free_amt: 1000, listed: '2024-06-30',
  },
  {
    prd_id: 'P0710', cate_id: 'sauce', prd_name: '澎湖小卷干貝醬',
    prd_text_desc: '夏夜燈火漁船捕回的小卷切成細絲，與泡開的干貝一起下鍋，油溫慢慢升，海味慢慢濃。每一匙都拉得出絲，嚼著有彈性，鹹鮮裡帶一點辣。拌乾麵、夾飯糰、放在皮蛋豆腐上，都是不用再調味的一道菜。未開封可常溫放一年，開封後兩個月內吃完。',
    sl_desc_content: '<p>固形物<strong>超過六成</strong>，不是一罐油。</p><ul><li>小卷與干貝都看得出形狀</li><li>微辣</li></ul>',
    ma_desc_content: factsTable(['產地', '澎湖馬公'], ['另含', '頭足類、貝類']),
    price: 420, price1: 378, cost_wholesale: 290, tot_qty: 88, sold_out_qty: 1264, like_count: 509,
    ship_fee: 80, ship_fee_free_amt: 1200, listed: '2025-07-04',
  },
  {
    prd_id: 'P0711', cate_id: 'sauce', prd_name: '鳳梨豆醬　甕藏一夏',
    prd_text_desc: '五月的土鳳梨酸勁最足，切片後與黃豆麴、鹽、甘草一層層鋪進甕裡，封口等過整個夏天。開甕時果肉轉成蜜色，豆瓣軟了，湯汁又鹹又香甜。蒸一尾虱目魚，或與苦瓜、雞腿同燉，鍋裡就不必再放別的。冷藏保存，醬汁蓋過果肉最耐放。',
    sl_desc_content: '<h3>苦瓜雞的那一味</h3><p>兩匙下鍋，湯頭自己會甘。</p><ul><li>土鳳梨手削，留著纖維的咬勁</li></ul>',
    ma_desc_content: factsTable(['產地', '嘉義民雄']),
    price: 220, price1: 0, cost_wholesale: 0, tot_qty: 30, sold_out_qty: 142, like_count: 39,
    ship_fee: 100, ship_fee_free_amt: 1200, listed: '2026-08-21',
  },
];
