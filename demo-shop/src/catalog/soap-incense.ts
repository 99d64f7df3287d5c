// biome-ignore-all format: related figures stand on one line, so that a product reads as one block.

import { factsTable } from './facts-table.ts';
import type { DemoProduct } from './types.ts';

/** 皂與香: soaps, incense, candles and scented oils. */
export const soapIncenseProducts: readonly DemoProduct[] = [
  {
    prd_id: 'P1101', cate_id: 'soap-incense', prd_name: '茶籽冷製皂',
    prd_text_desc: '茶籽粉和初榨茶油一起打進皂液，倒模後靜置六週才切。皂體是沉穩的草綠，切面看得到細細的籽屑。起泡綿密，沖水後皮膚滑而不膩，手上留一點剛修過草的氣味。用完請放在會瀝水的皂盤上，一塊可用一個多月。',
    sl_desc_content: '<h3>六週，一塊皂才成熟</h3><ul><li>冷製法，保留甘油</li><li>茶籽屑帶來輕微的顆粒感</li></ul>',
    ma_desc_content: factsTable(['產地', '南投']),
    price: 160, price1: 142, cost_wholesale: 88, tot_qty: 165, sold_out_qty: 2210, like_count: 253,
    ship_fee: 60, ship_fee_free_amt: 800, listed: '2023-03-28',
  },
  {
    prd_id: 'P1102', cate_id: 'soap-incense', prd_name: '關廟鳳梨酵素洗衣皂',
    prd_text_desc: '關廟削鳳梨剩下的皮，加糖封罈三個月，濾出的酵素液就是這塊皂的主角。領口與襪底抹一抹，放十分鐘再搓，黃漬散得快。皂味清爽，乾了以後幾乎不留香。大塊裝附鐵線可對切，兩個浴室各放一半。',
    sl_desc_content: '<p>果皮不丟，<strong>拿來洗領口</strong>。</p><ul><li>不加螢光劑與香精</li><li>一塊兩百公克，耐用</li></ul>',
    ma_desc_content: factsTable(['用途', '衣物局部手洗'], ['產地', '臺南關廟']),
    price: 79, price1: 68, cost_wholesale: 42, tot_qty: 200, sold_out_qty: 1745, like_count: 96,
    ship_fee: 60, ship_fee_free_amt: 800, listed: '2023-06-17',
  },
  {
    prd_id: 'P1103', cate_id: 'soap-incense', prd_name: '左手香羊奶皂',
    prd_text_desc: '陽台就種得活的左手香，葉子肥厚有絨毛，揉碎是青檸與薄荷混在一起的味道。取鮮葉打汁，與臺南的羊奶一同入皂，顏色是淺淺的奶綠。泡沫細得像打發的鮮奶油，洗臉洗手都合適。鮮奶入皂會隨時間轉黃，不影響使用。',
    sl_desc_content: '<h3>一片葉子的氣味</h3><ul><li>鮮葉汁取代部分的水</li><li>羊奶先冰成霜再入皂，奶色才白</li></ul>',
    ma_desc_content: factsTable(['產地', '臺南']),
    price: 180, price1: 0, cost_wholesale: 105, tot_qty: 92, sold_out_qty: 534, like_count: 118,
    ship_fee: 60, ship_fee_free_amt: 800, listed: '2024-02-19',
  },
  {
    prd_id: 'P1104', cate_id: 'soap-incense', prd_name: '竹炭海鹽皂',
    prd_text_desc: '竹山的孟宗竹燒成炭，磨得比麵粉還細，再撒上七股粗鹽當皂面。黑底白點，像下著小雪的夜。鹽粒遇水慢慢化開，先粗後細，手肘與腳跟很喜歡。臉部與破皮處請避開鹽面，翻過來用另一面。',
    sl_desc_content: '<p>一面粗鹽，<strong>一面細炭</strong>。</p><ul><li>附麻繩，可掛起來晾</li></ul>',
    ma_desc_content: factsTable(['產地', '南投竹山、臺南七股']),
    price: 190, price1: 171, cost_wholesale: 112, tot_qty: 70, sold_out_qty: 402, like_count: 87,
    ship_fee: 60, ship_fee_free_amt: 800, listed: '2024-09-01',
  },
  {
    prd_id: 'P1105', cate_id: 'soap-incense', prd_name: '臺灣肖楠線香　細支',
    prd_text_desc: '取自修枝的肖楠，木料陰乾兩年才磨粉，以楠皮粉黏合，不加一滴香精。點起來煙細而直，先是松果的清，接著有一點蜜的甜。一支約燒三十分鐘，適合讀一章書、喝一壺茶。紙筒裝，收在乾燥處，放久味道反而圓。',
    sl_desc_content: '<h3>三十分鐘的木頭味</h3><ul><li>細支兩毫米，煙少</li><li>原料只有木粉、黏粉與水</li></ul>',
    ma_desc_content: factsTable(['產地', '嘉義']),
    price: 460, price1: 414, cost_wholesale: 298, tot_qty: 83, sold_out_qty: 690, like_count: 205,
    ship_fee: 60, ship_fee_free_amt: 1000, listed: '2023-10-30',
  },
  {
    prd_id: 'P1106', cate_id: 'soap-incense', prd_name: '檜木線香　老樑木',
    prd_text_desc: '老屋拆下的檜木樑，刨去外層，裡頭還是香的。磨粉、揉團、壓成細條，平放在竹簾上陰乾一個月。味道像剛拉開的老衣櫃，乾淨，帶一點檸檬皮。附陶製小香插，燃燒時請放在不會被風吹到的平面上。',
    sl_desc_content: '<p>一根老樑，<strong>換一個下午</strong>。</p><ul><li>一支可燃四十分鐘，也可折斷分次</li><li>回收木料，數量隨來源而定</li></ul>',
    ma_desc_content: factsTable(['產地', '嘉義']),
    price: 520, price1: 468, cost_wholesale: 350, tot_qty: 38, sold_out_qty: 276, like_count: 143,
    ship_fee: 80, ship_fee_free_amt: 1000, listed: '2024-05-05',
  },
  {
    prd_id: 'P1107', cate_id: 'soap-incense', prd_name: '艾草短香',
    prd_text_desc: '端午前割下的艾草陰乾，去梗留絨，和上少許樟木粉搓成短短的線香。點燃後是田埂邊的草味，有一點苦，也有一點甜。傍晚紗窗邊點一支，十五分鐘燒完，屋裡像剛下過雨。點用時請打開一扇窗，讓煙有路走。',
    sl_desc_content: '<h3>田埂的味道</h3><ul><li>短支十公分，時間剛好一杯茶</li><li>附一小片陶板承灰</li></ul>',
    ma_desc_content: factsTable(['產地', '花蓮']),
    price: 150, price1: 0, cost_wholesale: 0, tot_qty: 130, sold_out_qty: 318, like_count: 59,
    ship_fee: 60, ship_fee_free_amt: 800, listed: '2025-05-30',
  },
  {
    prd_id: 'P1108', cate_id: 'soap-incense', prd_name: '桂花大豆蠟燭',
    prd_text_desc: '中秋前後收的桂花浸在油裡兩個月，濾出的香油與大豆蠟一起融。燭面撒了幾朵乾桂花，點到最後會沉到杯底。味道像走過巷口忽然聞到的那一陣，不濃，但會讓人停下來。第一次請燒滿兩小時，讓整個表面融平，之後才不會凹洞。',
    sl_desc_content: '<p>巷口那一陣<strong>桂花香</strong>。</p><ul><li>棉芯，火焰小而穩</li><li>燒完的陶杯可以養一株多肉</li></ul>',
    ma_desc_content: factsTable(['出貨', '三個工作天']),
    price: 680, price1: 612, cost_wholesale: 440, tot_qty: 57, sold_out_qty: 521, like_count: 318,
    ship_fee: 100, ship_fee_free_amt: 1200, listed: '2024-10-04',
  },
  {
    prd_id: 'P1109', cate_id: 'soap-incense', prd_name: '蜜蠟手捲燭　一對',
    prd_text_desc: '蜂箱換下來的蜂蠟壓成六角紋薄片，趁軟捲緊，中間一條棉芯。不點的時候就有蜜的味道，點著了更像剛出爐的鬆餅。火光偏黃，照在臉上好看，餐桌擺一對，菜不必多。天冷時蠟面會起白霜，用吹風機吹一下便退。',
    sl_desc_content: '<h3>六角形，是蜂巢的記號</h3><ul><li>純蜂蠟，不摻石蠟</li><li>每支可燃約四小時</li></ul>',
    ma_desc_content: factsTable(['尺寸', '直徑 2.2 × 高 20 公分，兩支'], ['產地', '苗栗']),
    price: 320, price1: 0, cost_wholesale: 210, tot_qty: 44, sold_out_qty: 167, like_count: 72,
    ship_fee: 80, ship_fee_free_amt: 1000, listed: '2025-11-11',
  },
  {
    prd_id: 'P1110', cate_id: 'soap-incense', prd_name: '大湖香茅擴香油',
    prd_text_desc: '大湖山邊的香茅割下後堆一夜，隔天一早進蒸餾鍋，接出來的油是清亮的淡黃。滴兩滴在擴香石上，客廳像剛拖過地；滴在拖把桶裡，整個樓梯間都是青草味。滴管瓶好控制，不會一下子倒太多。請放孩童拿不到的地方，勿直接碰皮膚。',
    sl_desc_content: '<p>兩滴，<strong>一間房</strong>。</p><ul><li>水蒸氣蒸餾，單一植物</li><li>深色瓶附滴管</li></ul>',
    ma_desc_content: factsTable(['產地', '苗栗大湖']),
    price: 360, price1: 324, cost_wholesale: 225, tot_qty: 76, sold_out_qty: 1092, like_count: 164,
    ship_fee: 60, ship_fee_free_amt: 1000, listed: '2023-08-24',
  },
  {
    prd_id: 'P1111', cate_id: 'soap-incense', prd_name: '麻豆柚花擴香油',
    prd_text_desc: '三月的麻豆柚園只開兩週花，清晨趁露水未乾採下，當天蒸完。花香偏甜，後頭跟著柚皮的清，像站在樹下抬頭的那一口氣。一百公斤的花只接得到一小瓶，因此每年限量。怕熱，夏天請放冰箱門邊。',
    sl_desc_content: '<h3>只有三月</h3><ul><li>當日採，當日蒸</li><li>附手寫批次的紙籤</li></ul>',
    ma_desc_content: factsTable(['產地', '臺南麻豆']),
    price: 1380, price1: 0, cost_wholesale: 0, tot_qty: 9, sold_out_qty: 61, like_count: 134,
    ship_fee: 60, ship_fee_free_amt: 1500, listed: '2026-04-02',
  },
];
