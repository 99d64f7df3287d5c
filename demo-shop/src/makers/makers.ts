import type { DemoMaker } from './types.ts';

/** The makers of the demo goods, in the order of the categories. */
export const demoMakers: readonly DemoMaker[] = [
  {
    maker_id: 'mist-ladder',
    maker_name: '霧梯茶作',
    maker_place: '南投縣鹿谷鄉',
    story:
      '製茶所在半山腰，清晨的霧會一階一階退下去，所以叫霧梯。他們每年走訪各地的茶園收毛茶，回來自己焙火，一籠焙到第二天早上才下。焙茶的人說，火候不在溫度計上，在鼻子前面。',
    pictured: 'P0102',
    food: true,
    goods: 'P0101 P0102 P0105 P0107 P0108 P0109'.split(' '),
  },
  {
    maker_id: 'leaf-letter',
    maker_name: '葉信茶寮',
    maker_place: '新北市坪林區',
    story:
      '茶寮臨著溪，春天製茶，秋天窨花，其餘的日子寫信給老客人。每一款茶都附一張手抄的沖泡紙，水溫和秒數是在自家餐桌上試出來的。他們只收不噴藥的茶園，量少時就早早說賣完了。',
    pictured: 'P0103',
    food: true,
    goods: 'P0103 P0104 P0106 P0110 P0111'.split(' '),
  },
  {
    maker_id: 'slow-drum',
    maker_name: '慢鼓烘豆室',
    maker_place: '雲林縣古坑鄉',
    story:
      '一台五公斤的鼓式烘豆機，一天只轉六鍋。生豆從阿里山、國姓、泰武一路收到瑞穗，每一支都先杯測三次才決定烘多深。倉庫裡最占地方的不是豆子，是記滿曲線的筆記本。',
    pictured: 'P0202',
    food: true,
    goods: 'P0201 P0202 P0203 P0204 P0205 P0209 P0210'.split(' '),
  },
  {
    maker_id: 'ten-grams',
    maker_name: '十克咖啡作坊',
    maker_place: '臺中市西區',
    story:
      '十克是一杯濾掛的分量，也是這間作坊的名字。他們替不想量豆子的人把比例調好，封進一小包一小包的早晨。包裝機是二手的，充氮與封口卻一點也不馬虎。',
    pictured: 'P0206',
    food: true,
    goods: 'P0206 P0207 P0208 P0211 P1207'.split(' '),
  },
  {
    maker_id: 'one-oven',
    maker_name: '一爐餅舍',
    maker_place: '彰化縣鹿港鎮',
    story:
      '一座老磚爐，改燒瓦斯之後還是照舊的順序烘餅：先酥皮，再糕，最後是不怕餘溫的薄餅。木模掛了滿牆，最老的一塊刻著鯉魚。當日烤的當日裝盒，賣不完就請鄰居吃。',
    pictured: 'P0309',
    food: true,
    goods: 'P0301 P0302 P0307 P0308 P0309 P0310'.split(' '),
  },
  {
    maker_id: 'brick-corner',
    maker_name: '磚角糕餅房',
    maker_place: '嘉義市',
    story:
      '店面在兩條巷子相接的磚角上，蛋捲的香味會往四個方向去。餡自己熬，果肉從產地整顆送來，削皮的聲音是早上八點的鬧鐘。中秋前後加開夜班，平日則準時打烊。',
    pictured: 'P0305',
    food: true,
    goods: 'P0303 P0304 P0305 P0306 P0311 P1211'.split(' '),
  },
  {
    maker_id: 'south-slope',
    maker_name: '坡南果園社',
    maker_place: '臺南市玉井區',
    story:
      '坡南是幾戶果農合起來的出貨班，誰家的果子先熟就先採誰的。每一箱都寫著採收日和園主取的綽號。芒果季最忙，其餘月份輪到文旦、檸檬和芭樂。',
    pictured: 'P0406',
    food: true,
    goods: 'P0401 P0405 P0406 P0407 P0408 P0409'.split(' '),
  },
  {
    maker_id: 'bamboo-basket',
    maker_name: '竹籃果行',
    maker_place: '臺中市東勢區',
    story:
      '果行向山城各處的果園收果，仍用竹籃挑下山，因為竹籃不會磨傷果皮。到店先放一晚退熱，再依大小與熟度分好。他們寧可晚一天出貨，也不送還沒轉甜的。',
    pictured: 'P0403',
    food: true,
    goods: 'P0402 P0403 P0404 P0410 P0411 P1204'.split(' '),
  },
  {
    maker_id: 'long-hive',
    maker_name: '長箱蜂場',
    maker_place: '高雄市阿蓮區',
    story:
      '蜂箱一年搬六次家，跟著龍眼、荔枝、鴨腳木的花期走。封蓋過的蜜才割，割下來只過一道粗濾。養蜂的人手上總有幾個包，問起來只說蜜蜂那天心情不好。',
    pictured: 'P0501',
    food: true,
    goods: 'P0501 P0502 P0503 P0504 P0505'.split(' '),
  },
  {
    maker_id: 'copper-ladle',
    maker_name: '銅杓果醬房',
    maker_place: '苗栗縣大湖鄉',
    story:
      '兩口銅鍋、一支長杓，一次只熬十公斤。果子選熟透而賣相不好的，糖放到剛好能保存的程度。每一瓶的瓶底都寫著下鍋的日子。',
    pictured: 'P0506',
    food: true,
    goods: 'P0506 P0507 P0508 P0509 P0510 P0511 P1208'.split(' '),
  },
  {
    maker_id: 'two-ditches',
    maker_name: '兩圳米坊',
    maker_place: '臺東縣池上鄉',
    story:
      '米坊在兩條水圳之間，一條灌溉，一條帶走髒水。稻穀低溫存放，接到訂單才碾，袋上印的是碾米那天。除了自家的田，也替各地種紅糯米、黑米的農家碾米。',
    pictured: 'P0601',
    food: true,
    goods: 'P0601 P0602 P0603 P0604 P0605'.split(' '),
  },
  {
    maker_id: 'sun-rack',
    maker_name: '日架麵寮',
    maker_place: '臺南市關廟區',
    story:
      '竹篩一排排架高，麵和米粉在上面曬太陽、吹風。師傅看雲決定今天做不做，下雨就磨粉、修篩子。麵團只有麵粉、水和鹽，其餘交給時間。',
    pictured: 'P0606',
    food: true,
    goods: 'P0606 P0607 P0608 P0609 P0610 P0611'.split(' '),
  },
  {
    maker_id: 'hundred-jars',
    maker_name: '百甕醬園',
    maker_place: '雲林縣西螺鎮',
    story:
      '院子裡排著一百口陶甕，實際數過是一百零三口。黑豆自己蒸、自己下麴，封甕之後就是等。每天早上有人繞一圈，聽甕口有沒有聲音。',
    pictured: 'P0701',
    food: true,
    goods: 'P0701 P0702 P0703 P0704 P0709 P0711'.split(' '),
  },
  {
    maker_id: 'stone-mill',
    maker_name: '石臼油坊',
    maker_place: '臺南市善化區',
    story:
      '石磨轉得慢，一個小時只出三公斤芝麻醬。榨油的日子整條巷子都知道，麻雀會先到。除了油與芝麻醬，他們也趁產季做桔醬和海味醬，都只裝玻璃瓶。',
    pictured: 'P0705',
    food: true,
    goods: 'P0705 P0706 P0707 P0708 P0710'.split(' '),
  },
  {
    maker_id: 'tide-tray',
    maker_name: '潮篩乾貨舖',
    maker_place: '澎湖縣馬公市',
    story:
      '漁船回來的時間就是上班的時間。蝦、紫菜、海帶芽當天洗、當天攤，曬在離地一公尺的網篩上。東北季風太強的日子改用烘房，袋上會註明。',
    pictured: 'P0805',
    food: true,
    goods: 'P0803 P0804 P0805 P0806'.split(' '),
  },
  {
    maker_id: 'hill-tray',
    maker_name: '山篩乾貨舖',
    maker_place: '臺中市新社區',
    story:
      '山上的香菇、金針、蘿蔔，到了這裡變輕、變香。烘房燒的是修枝下來的果木，火小，時間長。不燻硫、不漂白，所以顏色看起來總是老實一點。',
    pictured: 'P0801',
    food: true,
    goods: 'P0801 P0802 P0807 P0808 P0809 P0810 P0811'.split(' '),
  },
  {
    maker_id: 'wet-hands',
    maker_name: '濕手窯',
    maker_place: '新北市鶯歌區',
    story:
      '兩個人、一座電窯、一座借來的柴窯。拉坯的手整天是濕的，門把上總有泥印，客人進門也不必太小心。每只杯底都蓋了一枚手掌形的小印。',
    pictured: 'P0901',
    food: false,
    goods: 'P0901 P0904 P0906 P0908 P0909 P0911'.split(' '),
  },
  {
    maker_id: 'ash-bowl',
    maker_name: '灰碗窯',
    maker_place: '苗栗縣公館鄉',
    story:
      '釉用稻草灰與木灰調，顏色每一窯都差一點。他們做日常用得到的碗盤，厚薄以疊起來不晃為準。有缺口的留在工作室自己用，所以茶水間看起來像博物館。',
    pictured: 'P0903',
    food: false,
    goods: 'P0902 P0903 P0905 P0907 P0910'.split(' '),
  },
  {
    maker_id: 'blue-vat',
    maker_name: '藍缸染房',
    maker_place: '新北市三峽區',
    story:
      '四口藍缸像四個脾氣不同的人，每天要餵、要攪、要聞。布下缸是綠的，拉上來見了風才轉藍。染房也做柿染與蠟布，都用植物和蜂蠟的顏色。',
    pictured: 'P1001',
    food: false,
    goods: 'P1001 P1002 P1006 P1010 P1011'.split(' '),
  },
  {
    maker_id: 'loose-thread',
    maker_name: '鬆線織房',
    maker_place: '雲林縣虎尾鎮',
    story:
      '老織機織得慢，線不會被扯緊，布因此比較軟、比較吸水。毛巾、披肩、帆布袋都從這幾台機器下來。布邊的線頭收得很短，是請退休的織布阿姨一條一條剪的。',
    pictured: 'P1003',
    food: false,
    goods: 'P1003 P1004 P1005 P1007 P1008 P1009'.split(' '),
  },
  {
    maker_id: 'plain-hands',
    maker_name: '素手皂房',
    maker_place: '南投縣竹山鎮',
    story:
      '冷製皂要放六週才出貨，架子上因此永遠排滿還沒好的皂。油脂來自鄰近的油坊，果皮與草葉來自菜園。不加香精，聞起來是什麼就是什麼。',
    pictured: 'P1101',
    food: false,
    goods: 'P1101 P1102 P1103 P1104'.split(' '),
  },
  {
    maker_id: 'thin-smoke',
    maker_name: '細煙香舖',
    maker_place: '嘉義市',
    story:
      '木料多半是修枝與老屋拆下來的樑，陰乾兩年才磨成粉。香要細、煙要直，點完留下的灰是白的。產季之外，他們蒸花、蒸草，也替蜂場把舊蠟做成蠟燭。',
    pictured: 'P1105',
    food: false,
    goods: 'P1105 P1106 P1107 P1108 P1109 P1110 P1111'.split(' '),
  },
  {
    maker_id: 'round-table',
    maker_name: '湊桌禮坊',
    maker_place: '臺北市大同區',
    story:
      '他們不自己種、不自己做，專門把各地作坊的東西湊成一份體面的禮。盒子用再生紙，布可以再用，籃子可以裝橘子。每一份出門前都有人拆開檢查過一次。',
    pictured: 'P1202',
    food: true,
    goods: 'P1201 P1202 P1203 P1205 P1206 P1209 P1210'.split(' '),
  },
];
