/** The configured HTML blocks of the frame, by the names of spec §2. */
export const demoWebResources = {
  Store_Header_Nav_HTML:
    '<ul><li><a href="/products">全部商品</a></li><li><a href="/products/茶葉">茶葉</a></li><li><a href="/products/糕餅">糕餅</a></li><li><a href="/products/陶器">陶器</a></li><li><a href="/products/禮盒">禮盒</a></li></ul>',
  Store_Footer_Text_HTML:
    '<h3>拼鋪</h3><p>拼，是把小作坊的東西湊成一桌；也是找幾個人，一起買。</p><p>收到商品的隔天起<strong>七日內</strong>，您可以無條件退貨，運費由我們負擔。鮮果與冷藏糕點等易腐食品不適用，若寄到時已損壞，請拍照來信，我們補寄或退款。</p>',
  Store_Footer_Nav_HTML:
    '<ul><li><a href="/products">逛逛商品</a></li><li><a href="/vip">會員中心</a></li><li><a href="/cart">購物車</a></li><li><a href="mailto:service@pinpu.test">客服信箱 service@pinpu.test</a></li><li><a href="mailto:return@pinpu.test">退貨信箱 return@pinpu.test</a></li></ul>',
  Store_Footer_CoypRight:
    '<p>© 2026 拼鋪（示範商店）。商品與價格僅供展示，不會實際出貨或收款。</p>',
  Store_Footer_CoypRight_Nav_HTML:
    '<ul><li><a href="/">首頁</a></li><li><a href="mailto:service@pinpu.test">聯絡我們</a></li></ul>',
} as const;

/** The block under the carousel of the home page (spec §2). */
export const demoHomeHeaderHtml =
  '<p><strong>小作坊的好東西，拼成一桌。</strong>茶、餅、果、米、陶、布，一百多樣，各有來處。</p>';

/** The block between the categories and the featured strip of the home page (spec §2). */
export const demoHomeBannerHtml =
  '<h2>朋友帶路，價錢更好</h2><p>標著團購價的商品，從朋友分享的連結進來就能享有。每張訂單的運費只收一次，以最高的一項計算；小計達到它的門檻，運費全免。</p>';
