// biome-ignore-all format: related figures stand on one line, so that a product reads as one block.

import { factsTable } from './facts-table.ts';
import type { DemoProduct } from './types.ts';

/** 禮盒: boxes, baskets and cloth-wrapped sets. */
export const giftProducts: readonly DemoProduct[] = [
  {
    prd_id: 'P1201', cate_id: 'gift', prd_name: '山海小食禮盒　六味',
    prd_text_desc: '三樣從山上來，三樣從海裡來：香菇脆片、桶柑乾、鹽炒花生，配上紫菜酥、小卷絲與櫻花蝦米餅。打開紙蓋，六格各自有顏色，先吃哪一格要想一想。份量適合四五個人配茶，一次吃完不覺得撐。常溫保存，送到後一個月內享用最脆。',
    sl_desc_content: '<h3>一盒繞島一圈</h3><ul><li>六格獨立密封，脆的不會軟</li><li>附產地小地圖</li></ul>',
    ma_desc_content: factsTable(['內容', '六味，共 420 公克'], ['尺寸', '30 × 20 × 6 公分'], ['另含', '頭足類']),
    price: 980, price1: 880, cost_wholesale: 650, tot_qty: 90, sold_out_qty: 1380, like_count: 421,
    ship_fee: 120, ship_fee_free_amt: 1500, listed: '2023-08-12',
  },
  {
    prd_id: 'P1202', cate_id: 'gift', prd_name: '一壺兩茶　送禮組',
    prd_text_desc: '高山烏龍與蜜香紅茶各一罐，中間放一把掌心大的白瓷壺，剛收到就能泡。烏龍清亮，冷了有梨子味；紅茶不加糖也甜。盒內以再生紙漿成形，搖一搖沒有聲音。茶葉開罐後兩個月內喝完，壺則可以用很多年。',
    sl_desc_content: '<p>收到的人，<strong>只差一壺熱水</strong>。</p><ul><li>附沖泡卡：水溫、克數、秒數</li><li>可代寫祝福卡，結帳備註即可</li></ul>',
    ma_desc_content: factsTable(['內容', '茶葉 50 公克 × 2、瓷壺一把'], ['產地', '嘉義梅山、花蓮瑞穗'], ['壺容量', '200 毫升']),
    price: 1880, price1: 1690, cost_wholesale: 1260, tot_qty: 46, sold_out_qty: 528, like_count: 297,
    ship_fee: 160, ship_fee_free_amt: 2000, listed: '2023-12-10',
  },
  {
    prd_id: 'P1203', cate_id: 'gift', prd_name: '年節團圓竹籃',
    prd_text_desc: '關廟的竹籃手編，提把纏了紅棉繩，裡頭裝香菇、干貝、烏魚子片與一瓶蔭油，最上面再擺幾顆茂谷柑和水梨。圍爐那幾道菜，缺的多半在這裡。除夕前一週到貨，來得及泡發，水果也正甜。吃完籃子別丟，裝橘子、裝毛線都好看。',
    sl_desc_content: '<h3>提進門，就有過年的樣子</h3><ul><li>乾貨、醬與當季水果，附兩張家常做法</li><li>竹籃可重複使用</li></ul>',
    ma_desc_content: factsTable(['內容', '乾貨與醬四樣、水果六顆，約 3 公斤'], ['尺寸', '34 × 24 × 28 公分'], ['另含', '貝類']),
    price: 3280, price1: 2980, cost_wholesale: 2260, tot_qty: 0, sold_out_qty: 346, like_count: 365,
    ship_fee: 220, ship_fee_free_amt: 2000, listed: '2025-01-02',
  },
  {
    prd_id: 'P1204', cate_id: 'gift', prd_name: '初冬水果提籃',
    prd_text_desc: '十一月下旬到十二月中，梨山雪梨、東勢椪柑、摩天嶺甜柿同時在樹上熟，只有這三週湊得齊。採收當日理貨，隔天到府，柑子蒂頭還帶著葉。雪梨冰過更脆，甜柿放到微軟也好吃，椪柑吹著風就能放一週。提籃底鋪了稻殼，搖晃也不碰傷。',
    sl_desc_content: '<p>一年<strong>只有三週</strong>湊得齊。</p><ul><li>雪梨三顆、椪柑六顆、甜柿三顆</li><li>依成熟度分批出貨，先訂先到</li></ul>',
    ma_desc_content: factsTable(['產地', '臺中'], ['出貨', '十一月下旬至十二月中，低溫配送']),
    price: 1580, price1: 0, cost_wholesale: 1120, tot_qty: 60, sold_out_qty: 714, like_count: 338,
    ship_fee: 160, ship_fee_free_amt: 2000, ship_days: 1, listed: '2024-10-28',
  },
  {
    prd_id: 'P1205', cate_id: 'gift', prd_name: '藍染布包　米與醬',
    prd_text_desc: '一包池上的新米，一瓶蔭油，一罐豆腐乳，用藍染方巾四角一收，打個平結就是禮。不用膠帶，不用緞帶，解開來布還能當桌巾。剛搬新家的人收到，當晚就能煮一鍋飯。米請於開封後一個月內吃完，夏天放冰箱。',
    sl_desc_content: '<h3>一塊布，包一頓飯</h3><ul><li>方巾七十公分見方</li><li>可指定藍底或白底</li></ul>',
    ma_desc_content: factsTable(['內容', '米 1 公斤、蔭油 420 毫升、豆腐乳 340 公克'], ['布料', '純棉藍染'], ['出貨', '五個工作天']),
    price: 1680, price1: 1512, cost_wholesale: 1150, tot_qty: 34, sold_out_qty: 263, like_count: 208,
    ship_fee: 160, ship_fee_free_amt: 2000, listed: '2024-03-03',
  },
  {
    prd_id: 'P1206', cate_id: 'gift', prd_name: '新生兒滿月禮　紗布與皂',
    prd_text_desc: '六重紗小毯、兩條洗臉巾、一塊無香橄欖皂，都是米白，男孩女孩都合適。紗布已水洗過，拆開就能用，不會一碰就掉棉絮。外面包一塊可以當圍兜的小方巾，繫一個鬆鬆的結。附空白卡片，寫什麼由您決定。',
    sl_desc_content: '<p>軟的東西，<strong>都收在一起</strong>。</p><ul><li>紗毯一百公分見方，四季可用</li><li>皂不加香精與色素</li></ul>',
    ma_desc_content: factsTable(['內容', '紗毯一、洗臉巾二、皂一、方巾一'], ['材質', '純棉'], ['洗滌', '裝洗衣袋，溫水']),
    price: 1480, price1: 1330, cost_wholesale: 980, tot_qty: 28, sold_out_qty: 189, like_count: 177,
    ship_fee: 100, ship_fee_free_amt: 1500, listed: '2024-11-08',
  },
  {
    prd_id: 'P1207', cate_id: 'gift', prd_name: '濾掛咖啡十日盒',
    prd_text_desc: '十小包，五支豆子，各兩包，從淺到深排好，像一格一格的日曆。第一天是柑橘，第五天是焦糖，第十天是可可。撕開、掛上、慢慢倒，三分鐘就有一杯。充氮包裝，收到後半年內喝都還香。',
    sl_desc_content: '<h3>十天，從亮喝到深</h3><ul><li>阿里山、古坑、東山、屏東、瑞穗各兩包</li><li>盒背可撕成十張書籤</li></ul>',
    ma_desc_content: factsTable(['烘焙度', '淺至中深']),
    price: 690, price1: 0, cost_wholesale: 0, tot_qty: 115, sold_out_qty: 1924, like_count: 286,
    ship_fee: 80, ship_fee_free_amt: 1000, listed: '2023-05-29',
  },
  {
    prd_id: 'P1208', cate_id: 'gift', prd_name: '四季果醬禮盒',
    prd_text_desc: '春天桑葚、夏天芒果百香、秋天柚子、冬天草莓，一年做四次醬，湊成這一盒。糖放得少，果肉留得大，湯匙挖下去有阻力。抹吐司之外，加氣泡水、淋優格都合適。未開封可放一年，開封後冷藏兩週內吃完。',
    sl_desc_content: '<p>四罐，<strong>四個季節</strong>。</p><ul><li>果肉六成以上</li><li>每罐標示採果月份</li></ul>',
    ma_desc_content: factsTable(['產地', '苗栗、臺南、花蓮']),
    price: 780, price1: 699, cost_wholesale: 505, tot_qty: 74, sold_out_qty: 867, like_count: 239,
    ship_fee: 120, ship_fee_free_amt: 1200, listed: '2024-08-08',
  },
  {
    prd_id: 'P1209', cate_id: 'gift', prd_name: '早餐桌竹籃',
    prd_text_desc: '一罐龍眼蜜、一罐花生醬、一包燕麥，加上兩顆梨、三顆柑，底下墊一條可以擦桌子也可以包麵包的棉布。送給剛開始一個人住的朋友，星期天早上就不必出門。蜜結晶是自然現象，隔水溫熱即化。籃子洗一洗可以放鑰匙。',
    sl_desc_content: '<h3>星期天，不出門</h3><ul><li>拆開籃子，當天早上就能開動</li><li>籃口附棉布束袋，防塵</li></ul>',
    ma_desc_content: factsTable(['內容', '蜜、花生醬、燕麥、棉布各一，水果五顆'], ['尺寸', '28 × 20 × 16 公分']),
    price: 1360, price1: 0, cost_wholesale: 930, tot_qty: 1, sold_out_qty: 112, like_count: 101,
    ship_fee: 160, ship_fee_free_amt: 1500, listed: '2025-08-16',
  },
  {
    prd_id: 'P1210', cate_id: 'gift', prd_name: '迷你謝禮　三小物',
    prd_text_desc: '一小塊皂、一小罐蜜、一包十克的茶，裝進掌心大的紙盒，正好是說謝謝的大小。婚禮回禮、同事幫忙、鄰居代收包裹，都拿得出手。盒面留白，可以蓋章或寫字。三十盒以上請提前兩週下單。',
    sl_desc_content: '<p>說謝謝的<strong>大小</strong>。</p><ul><li>三樣可以分開送</li><li>紙盒免膠，折起來就扣住</li></ul>',
    ma_desc_content: factsTable(['內容', '皂 25 公克、蜜 40 公克、茶 10 公克'], ['尺寸', '10 × 10 × 5 公分']),
    price: 168, price1: 149, cost_wholesale: 108, tot_qty: 200, sold_out_qty: 5280, like_count: 352,
    ship_fee: 0, ship_fee_free_amt: 0, listed: '2023-04-06',
  },
  {
    prd_id: 'P1211', cate_id: 'gift', prd_name: '中秋賞月茶食盒',
    prd_text_desc: '上層是蛋黃酥兩顆、綠豆椪兩顆、鳳梨酥四塊，下層躺著一罐焙火烏龍與兩只小杯。盒蓋掀開有一個圓孔，把手機的燈放在後面，就是一輪月。糕餅當週現烤，收到三日內吃最酥，也可冷凍兩週。茶杯收進櫃子，明年再拿出來。',
    sl_desc_content: '<h3>打開盒子，先有月亮</h3><ul><li>雙層抽屜盒，可留作收納</li><li>九月起分三批出貨，可指定日期</li></ul>',
    ma_desc_content: factsTable(['內容', '糕餅八入、茶 50 公克、杯二'], ['出貨', '九月起分批']),
    price: 2180, price1: 0, cost_wholesale: 0, tot_qty: 65, sold_out_qty: 147, like_count: 216,
    ship_fee: 160, ship_fee_free_amt: 2000, listed: '2026-08-05',
  },
];
