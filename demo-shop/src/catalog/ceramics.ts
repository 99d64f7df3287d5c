// biome-ignore-all format: related figures stand on one line, so that a product reads as one block.

import { factsTable } from './facts-table.ts';
import type { DemoProduct } from './types.ts';

/** 陶器: cups, pots, plates, bowls and vases. */
export const ceramicsProducts: readonly DemoProduct[] = [
  {
    prd_id: 'P0901', cate_id: 'ceramics', prd_name: '鶯歌柴燒茶杯　落灰',
    prd_text_desc: '相思木在窯裡燒了三天兩夜，木灰落在杯肩，熔成一層薄薄的黃綠釉。沒有上釉的另一側保留土的手感，握著像摸到曬過太陽的磚。每只落灰的位置都不同，收到的會與照片略有差異。用後以清水沖洗、自然晾乾，顏色會越養越潤。',
    sl_desc_content: '<h3>火走過的地方，就是花紋</h3><ul><li>手拉坯，柴窯燒成</li><li>杯口微收，聚得住茶香</li></ul>',
    ma_desc_content: factsTable(['材質', '陶土，柴燒自然落灰'], ['尺寸', '口徑 7 × 高 6 公分，120 毫升'], ['產地', '新北鶯歌'], ['出貨', '三個工作天']),
    price: 880, price1: 790, cost_wholesale: 560, tot_qty: 36, sold_out_qty: 264, like_count: 198,
    ship_fee: 120, ship_fee_free_amt: 1500, listed: '2023-03-10',
  },
  {
    prd_id: 'P0902', cate_id: 'ceramics', prd_name: '雪白釉馬克杯　厚底',
    prd_text_desc: '釉色是剛落的雪，邊緣露出一圈淺褐胎土，像替杯子畫了線。底部刻意留厚，放下時聲音沉穩，咖啡也涼得慢。把手容得下三根手指，冬天可以整個手掌貼著取暖。可進微波爐與洗碗機，日日用也不必小心翼翼。',
    sl_desc_content: '<p>一只<strong>每天都會用到</strong>的杯子。</p><ul><li>三百毫升，一杯拿鐵剛好</li><li>釉面細緻，茶垢一抹就掉</li></ul>',
    ma_desc_content: factsTable(['材質', '炻器'], ['尺寸', '口徑 8.5 × 高 9 公分，300 毫升'], ['可否微波', '可'], ['出貨', '三個工作天']),
    price: 420, price1: 378, cost_wholesale: 255, tot_qty: 120, sold_out_qty: 1342, like_count: 377,
    ship_fee: 120, ship_fee_free_amt: 1200, listed: '2023-07-22',
  },
  {
    prd_id: 'P0903', cate_id: 'ceramics', prd_name: '紫砂色單人茶壺',
    prd_text_desc: '苗栗的紅土摻一點黑泥，燒出來是帶灰的紫。壺身只比拳頭大些，單手提起剛剛好，斷水乾淨，不會沿著壺嘴往下流。一把茶葉、一壺水，正好是一個人的下午。壺內未上釉，建議固定泡一類茶，清洗時不用清潔劑。',
    sl_desc_content: '<h3>一個人的份量</h3><ul><li>七孔球形濾，葉大葉小都不塞</li><li>壺蓋與壺身同窯同燒，合得緊</li></ul>',
    ma_desc_content: factsTable(['材質', '陶土，內外無釉'], ['容量', '150 毫升'], ['產地', '苗栗公館'], ['出貨', '五個工作天']),
    price: 2680, price1: 2380, cost_wholesale: 1750, tot_qty: 12, sold_out_qty: 73, like_count: 142,
    ship_fee: 160, ship_fee_free_amt: 2000, listed: '2024-02-05',
  },
  {
    prd_id: 'P0904', cate_id: 'ceramics', prd_name: '青瓷提梁壺　附兩杯',
    prd_text_desc: '釉燒得像雨後竹林的顏色，厚處深，薄處淺，壺肩有一圈幾乎看不見的波紋。竹節提梁不導熱，倒滾水也能直接握。兩只小杯疊起來可收進壺旁，出門野餐也帶得走。釉面會隨時間出現細小開片，是青瓷自己的年輪。',
    sl_desc_content: '<p>一壺兩杯，<strong>剛好一場談話</strong>。</p><ul><li>壺四百五十毫升，杯各八十毫升</li><li>附瓦楞紙格與棉紙，可當禮送</li></ul>',
    ma_desc_content: factsTable(['材質', '瓷土、青釉、竹提梁'], ['尺寸', '壺寬 15 × 高 18 公分'], ['產地', '新北鶯歌'], ['注意', '提梁不可浸泡'], ['出貨', '七個工作天']),
    price: 3980, price1: 3580, cost_wholesale: 2700, tot_qty: 2, sold_out_qty: 38, like_count: 221,
    ship_fee: 220, ship_fee_free_amt: 0, listed: '2024-10-19',
  },
  {
    prd_id: 'P0905', cate_id: 'ceramics', prd_name: '手捏豆皿　四色一組',
    prd_text_desc: '四只掌心大的小碟，灰、綠、褐、白各一，邊緣是手指捏出來的不規則。放醬油、放鹽、放一顆話梅都好看，餐桌角落有它們就不單調。底部磨得光滑，不刮桌面。釉下偶有針孔，是土裡的氣泡留下的痕跡。',
    sl_desc_content: '<h3>小碟子，最會擺</h3><ul><li>四色一組，可互相疊放</li><li>拿來放戒指和鑰匙也合適</li></ul>',
    ma_desc_content: factsTable(['材質', '陶土、天然灰釉'], ['尺寸', '直徑約 8 公分'], ['出貨', '三個工作天']),
    price: 560, price1: 0, cost_wholesale: 340, tot_qty: 64, sold_out_qty: 512, like_count: 165,
    ship_fee: 100, ship_fee_free_amt: 1200, listed: '2023-12-01',
  },
  {
    prd_id: 'P0906', cate_id: 'ceramics', prd_name: '臺灣藍鵲圓盤　釉下彩',
    prd_text_desc: '盤心一枝山櫻，枝上停一隻藍鵲，長尾用鈷藍一筆勾到盤緣。彩繪在釉下，吃飯刮不到它，十年後藍還是藍。二十一公分的大小，一人份的義大利麵、一條煎好的赤鯮都裝得下。沒有金邊，放心微波。',
    sl_desc_content: '<p>吃到最後，<strong>才看見整枝花</strong>。</p><ul><li>手繪，筆觸各有深淺</li><li>可微波、可洗碗機</li></ul>',
    ma_desc_content: factsTable(['材質', '瓷，釉下鈷藍'], ['尺寸', '直徑 21 × 高 2.5 公分'], ['產地', '新北鶯歌'], ['出貨', '三個工作天']),
    price: 680, price1: 612, cost_wholesale: 430, tot_qty: 45, sold_out_qty: 389, like_count: 246,
    ship_fee: 120, ship_fee_free_amt: 1500, listed: '2024-05-16',
  },
  {
    prd_id: 'P0907', cate_id: 'ceramics', prd_name: '胭脂碗　老式飯碗復刻',
    prd_text_desc: '灶腳碗櫃裡那種碗，白底，碗口一圈胭脂紅，外壁印一朵不太準的花。照老碗的比例重新開模，碗足收得小，捧在手裡剛好卡住指節。裝白飯、裝米糕、裝四神湯都對味。洗的時候不必分開，疊十個也不倒。',
    sl_desc_content: '<h3>捧著吃飯的碗</h3><ul><li>坯體加厚，耐撞</li><li>花樣以轉印再補筆，微有暈染</li></ul>',
    ma_desc_content: factsTable(['材質', '瓷'], ['尺寸', '口徑 11.5 × 高 6 公分'], ['產地', '苗栗']),
    price: 180, price1: 160, cost_wholesale: 102, tot_qty: 190, sold_out_qty: 2876, like_count: 402,
    ship_fee: 100, ship_fee_free_amt: 1200, listed: '2023-01-30',
  },
  {
    prd_id: 'P0908', cate_id: 'ceramics', prd_name: '黑釉拉麵碗',
    prd_text_desc: '釉色近看不是純黑，轉個角度有細碎的鐵鏽紅，像夜裡的炭。碗深而口闊，湯滿到八分，麵還有地方翻身。碗壁厚，吃到最後一口湯依然冒煙。約七百公克重，手腕小的人請兩手端。',
    sl_desc_content: '<p>湯麵要燙，<strong>碗先要厚</strong>。</p><ul><li>一千毫升，大碗牛肉麵也裝得下</li></ul>',
    ma_desc_content: factsTable(['材質', '炻器，鐵釉'], ['尺寸', '口徑 19 × 高 8 公分'], ['可否微波', '可'], ['出貨', '三個工作天']),
    price: 520, price1: 0, cost_wholesale: 0, tot_qty: 55, sold_out_qty: 430, like_count: 119,
    ship_fee: 120, ship_fee_free_amt: 1500, listed: '2025-01-09',
  },
  {
    prd_id: 'P0909', cate_id: 'ceramics', prd_name: '一枝插小花器',
    prd_text_desc: '瓶口只容一枝花，路邊的野薑花、陽台剪下的九重葛，插一枝就成風景。瓶身像剛洗過的鵝卵石，霧面，摸起來有細沙的粗糙。放在書架、窗台或洗手台邊都站得穩。換水時搖一搖再倒，瓶底不積垢。',
    sl_desc_content: '<h3>一枝就夠</h3><ul><li>內壁全釉，不滲水</li><li>底部貼軟木墊</li></ul>',
    ma_desc_content: factsTable(['材質', '陶土，外霧內亮'], ['尺寸', '寬 8 × 高 11 公分'], ['出貨', '三個工作天']),
    price: 450, price1: 399, cost_wholesale: 270, tot_qty: 78, sold_out_qty: 611, like_count: 233,
    ship_fee: 100, ship_fee_free_amt: 1200, ship_days: 2, listed: '2024-08-27',
  },
  {
    prd_id: 'P0910', cate_id: 'ceramics', prd_name: '海潮紋大花瓶',
    prd_text_desc: '坯體半乾時用竹片一圈一圈刮出水紋，再吹兩層藍釉，凹處色深，像傍晚漲潮。三十公分高，插一把芒草或幾枝梅都撐得起來。整件分上下兩段拉坯再接合，接縫藏在第七道波紋裡。窯位有限，一窯只燒三件。',
    sl_desc_content: '<p>空著放，<strong>也像有風</strong>。</p><ul><li>木箱包裝出貨</li><li>附產地與窯次卡片</li></ul>',
    ma_desc_content: factsTable(['材質', '炻器，藍釉雙層'], ['尺寸', '寬 18 × 高 30 公分，2.6 公斤'], ['產地', '花蓮壽豐'], ['出貨', '十個工作天']),
    price: 3600, price1: 0, cost_wholesale: 2450, tot_qty: 0, sold_out_qty: 27, like_count: 184,
    ship_fee: 220, ship_fee_free_amt: 0, listed: '2025-05-23',
  },
  {
    prd_id: 'P0911', cate_id: 'ceramics', prd_name: '石紋聞香杯組',
    prd_text_desc: '兩種土揉在一起不完全混勻，拉坯後就出現石頭般的灰白流紋。一高一矮兩只：高的聞，矮的喝。茶湯從高杯倒進矮杯，握住空杯搓一搓，花香才慢慢浮上來。杯壁薄，請避免驟冷驟熱。',
    sl_desc_content: '<h3>先聞，再喝</h3><ul><li>聞香杯、品茗杯各一，附竹托</li><li>絞胎紋路貫穿內外</li></ul>',
    ma_desc_content: factsTable(['材質', '絞胎陶土、孟宗竹托'], ['容量', '各 35 毫升'], ['產地', '臺北北投'], ['出貨', '五個工作天']),
    price: 980, price1: 0, cost_wholesale: 0, tot_qty: 20, sold_out_qty: 54, like_count: 66,
    ship_fee: 120, ship_fee_free_amt: 1500, listed: '2026-04-15',
  },
];
