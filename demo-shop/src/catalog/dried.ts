// biome-ignore-all format: related figures stand on one line, so that a product reads as one block.

import { factsTable } from './facts-table.ts';
import type { DemoProduct } from './types.ts';

/** 乾貨: mushrooms, seafood, seaweed, nuts and dried flowers. */
export const driedProducts: readonly DemoProduct[] = [
  {
    prd_id: 'P0801', cate_id: 'dried', prd_name: '新社段木香菇　中朵',
    prd_text_desc: '新社的冬天乾冷，段木上的香菇長得慢，菇肉厚，傘緣向內捲。採下當日進烘房，用龍眼木的餘火烘到輕敲有聲。冷水泡一夜，水色像淡茶，那碗水別倒，煮湯最鮮。密封放冷凍可保一年，隨手抓幾朵就能用。',
    sl_desc_content: '<h3>慢慢長的菇，才有厚度</h3><ul><li>段木栽培，每根木頭一年只採兩季</li><li>中朵直徑約四公分，整朵燉、切絲炒都合適</li></ul>',
    ma_desc_content: factsTable(['產地', '臺中新社']),
    price: 450, price1: 405, cost_wholesale: 310, tot_qty: 110, sold_out_qty: 1890, like_count: 366,
    ship_fee: 80, ship_fee_free_amt: 1000, listed: '2023-01-16',
  },
  {
    prd_id: 'P0802', cate_id: 'dried', prd_name: '埔里鈕扣菇　小朵',
    prd_text_desc: '埔里山區水氣足，菇還沒開傘就摘下，個頭只有鈕扣大，日曬三天再進烘房收尾。泡水二十分鐘便軟，不必切，整朵丟進麻油雞或炒年糕，一口一顆很有彈性。價錢比中朵親切，拿來熬高湯也不心疼。乾燥處存放即可。',
    sl_desc_content: '<p>整朵下鍋，<strong>一口一顆</strong>。</p><ul><li>菇腳逐朵剪短</li><li>夾鏈立袋，用多少取多少</li></ul>',
    ma_desc_content: factsTable(['產地', '南投埔里']),
    price: 130, price1: 115, cost_wholesale: 76, tot_qty: 180, sold_out_qty: 524, like_count: 61,
    ship_fee: 60, ship_fee_free_amt: 800, listed: '2023-08-03',
  },
  {
    prd_id: 'P0803', cate_id: 'dried', prd_name: '東石蝦米　帶殼日曬',
    prd_text_desc: '東石的火燒蝦個頭小、殼薄，鹽水燙過後鋪在竹篩上曬兩個好天。顏色是自然的淡橘紅，抓一把在手裡乾爽不黏。用油慢慢煸到微焦，再下高麗菜，整盤菜都有了海味。做蘿蔔糕、包粽子的時候更少不了它。請冷凍保存，免解凍直接下鍋。',
    sl_desc_content: '<h3>聞得到日頭的蝦米</h3><ul><li>不漂白，不染色</li><li>大小篩過，炒起來熟度一致</li></ul>',
    ma_desc_content: factsTable(['產地', '嘉義東石']),
    price: 240, price1: 0, cost_wholesale: 165, tot_qty: 90, sold_out_qty: 733, like_count: 112,
    ship_fee: 80, ship_fee_free_amt: 1000, listed: '2023-10-12',
  },
  {
    prd_id: 'P0804', cate_id: 'dried', prd_name: '東港櫻花蝦乾',
    prd_text_desc: '每年十一月開網，船在東港外海撈起一網粉紅，上岸就鋪開曬，半天便乾。蝦身透明帶紅點，殼薄到不必剝，放進嘴裡先脆後甜。乾鍋小火烘一分鐘，撒在炒飯或茶碗蒸上，香氣會自己走到鄰桌。數量依漁期配額，每季賣完為止。',
    sl_desc_content: '<p>一網粉紅，<strong>半天曬成</strong>。</p><ul><li>當季新貨，標示漁獲月份</li><li>不加鹽，甜味是蝦自己的</li></ul>',
    ma_desc_content: factsTable(['產地', '屏東東港']),
    price: 390, price1: 359, cost_wholesale: 286, tot_qty: 5, sold_out_qty: 1417, like_count: 455,
    ship_fee: 80, ship_fee_free_amt: 1200, listed: '2025-11-28',
  },
  {
    prd_id: 'P0805', cate_id: 'dried', prd_name: '澎湖野生紫菜　圓片',
    prd_text_desc: '東北季風最猛的一月，採菜人趁退潮攀上礁岩，用手一把一把摳下紫菜。洗去細沙後攤成圓片，在海風裡吹乾，顏色紫得發亮。撕一角放進滾水，打個蛋花，湯面立刻是海的味道。煮前請再沖一次水，礁岩上的貝屑難免躲著一兩粒。',
    sl_desc_content: '<h3>冬天的礁岩，一年一季</h3><p>手採、手洗、手攤。</p><ul><li>纖維粗些，久煮仍有咬勁</li></ul>',
    ma_desc_content: factsTable(['產地', '澎湖姑婆嶼一帶']),
    price: 520, price1: 0, cost_wholesale: 0, tot_qty: 24, sold_out_qty: 205, like_count: 89,
    ship_fee: 60, ship_fee_free_amt: 1000, listed: '2026-02-09',
  },
  {
    prd_id: 'P0806', cate_id: 'dried', prd_name: '海帶芽　沖泡小包',
    prd_text_desc: '北海岸的裙帶菜在三月最嫩，燙成翠綠後切段、低溫乾燥，縮成一小撮黑綠。熱水沖下去，三十秒就在碗裡伸開。口感滑中帶脆，鹹味很淡，配味噌或一匙蔭油都好。一人份獨立小包，放辦公室抽屜也不佔地方。',
    sl_desc_content: '<p>三十秒，<strong>一碗海</strong>。</p><ul><li>十二小包，每包一碗</li><li>未調味，湯頭您自己決定</li></ul>',
    ma_desc_content: factsTable(['產地', '新北貢寮']),
    price: 98, price1: 88, cost_wholesale: 52, tot_qty: 200, sold_out_qty: 3120, like_count: 274,
    ship_fee: 60, ship_fee_free_amt: 800, listed: '2023-04-18',
  },
  {
    prd_id: 'P0807', cate_id: 'dried', prd_name: '花蓮鹽炒花生',
    prd_text_desc: '鳳林的九號花生粒小油多，帶膜用粗鹽在鐵鍋裡翻炒，手不能停。炒好攤涼一夜，隔天才脆。咬下去先是鹽粒在膜上一閃，接著是濃濃的油香。鐵罐附內袋，開封後把空氣壓出去，兩週內吃完最好。',
    sl_desc_content: '<h3>一顆接一顆</h3><ul><li>帶膜鹽炒，不裹粉不油炸</li><li>小鐵罐可反覆使用</li></ul>',
    ma_desc_content: factsTable(['產地', '花蓮鳳林']),
    price: 145, price1: 129, cost_wholesale: 88, tot_qty: 170, sold_out_qty: 962, like_count: 187,
    ship_fee: 80, ship_fee_free_amt: 800, listed: '2024-03-22',
  },
  {
    prd_id: 'P0808', cate_id: 'dried', prd_name: '焙香胡桃與南瓜子',
    prd_text_desc: '胡桃先泡水去澀，低溫烘足四小時，掰開時斷面乾淨、聲音清脆。南瓜子烘到微微鼓起，青綠裡帶一點焦邊。兩樣混在一起，軟脆交錯，不加糖也不加油。早上撒在優格或燕麥粥上，一小把就有嚼頭。夏天請放冰箱，油脂才不走味。',
    sl_desc_content: '<p>四小時低溫，<strong>不急</strong>。</p><ul><li>原味，無糖無鹽</li><li>小批焙製，出貨日前七日內烘焙</li></ul>',
    ma_desc_content: factsTable(['烘焙地', '臺中']),
    price: 380, price1: 342, cost_wholesale: 255, tot_qty: 48, sold_out_qty: 281, like_count: 93,
    ship_fee: 80, ship_fee_free_amt: 1000, listed: '2025-03-07',
  },
  {
    prd_id: 'P0809', cate_id: 'dried', prd_name: '太麻里金針　無燻硫',
    prd_text_desc: '八月山頭一片橘黃，花苞要在開放前的清晨摘下。殺青後直接烘乾，不燻硫，所以顏色偏褐，像老照片。泡軟打個結，丟進排骨湯，咬起來沙沙的，帶一點花的酸甜。放久顏色會再深，冷凍可減緩。',
    sl_desc_content: '<h3>顏色不亮，味道才真</h3><ul><li>只摘未開的花苞</li><li>烘乾後逐根揀選</li></ul>',
    ma_desc_content: factsTable(['產地', '臺東太麻里']),
    price: 210, price1: 189, cost_wholesale: 138, tot_qty: 72, sold_out_qty: 396, like_count: 68,
    ship_fee: 60, ship_fee_free_amt: 800, listed: '2024-09-13',
  },
  {
    prd_id: 'P0810', cate_id: 'dried', prd_name: '白玉蘿蔔乾　老鹽手揉',
    prd_text_desc: '美濃的白玉蘿蔔只有手指粗，連皮切條，一層鹽一層蘿蔔，用腳踩、用手揉，再拿到稻埕上曬。七天下來縮成金黃的小條，聞著有陽光和米糠的味道。洗淨切丁煎菜脯蛋，邊緣焦脆，裡頭還咬得出水。',
    sl_desc_content: '<p>冬天的蘿蔔，<strong>七個好天</strong>。</p><ul><li>鹹度適中，沖水即可下鍋</li></ul>',
    ma_desc_content: factsTable(['產地', '高雄美濃']),
    price: 110, price1: 0, cost_wholesale: 0, tot_qty: 85, sold_out_qty: 177, like_count: 42,
    ship_fee: 60, ship_fee_free_amt: 800, listed: '2026-01-20',
  },
  {
    prd_id: 'P0811', cate_id: 'dried', prd_name: '滷包　六味小袋',
    prd_text_desc: '八角、桂皮、草果、花椒、陳皮、甘草，六味各自秤好，裝進可以直接下鍋的棉布小袋。一袋配一公斤肉，先煸冰糖、再下醬油，小火一小時，門口就有人問今天滷什麼。香料乾燥耐放，但最好半年內用掉，香氣才飽滿。',
    sl_desc_content: '<h3>一袋，一鍋</h3><ul><li>棉布袋裝，煮完整袋撈起</li><li>八角不過量，不搶肉味</li></ul>',
    ma_desc_content: factsTable(['分裝地', '臺北大同']),
    price: 45, price1: 40, cost_wholesale: 22, tot_qty: 200, sold_out_qty: 4260, like_count: 231,
    ship_fee: 60, ship_fee_free_amt: 800, listed: '2023-06-05',
  },
];
