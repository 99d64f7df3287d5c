import { rmSync } from 'node:fs';
import { publicConfigAnswerSchema } from '@pinpu/shared/contracts';
import { parse } from 'zod/mini';
import { outboxMails } from '../../../../platform/db/schema/index.ts';
import { builtShell } from '../../../../testing/deployments/built-shell.ts';
import { OOLONG, testApp } from '../../../../testing/index.ts';
import { checkoutBody, lineOf, sendCheckout } from '../../../../testing/orders/buyer.ts';
import { operatorOf } from '../../../../testing/people/operator.ts';

async function operatedShop(env: Record<string, string> = {}) {
  const shop = await testApp({ env });
  const operate = operatorOf(shop);
  const set = (key: string, value: unknown) =>
    operate('POST', 'settings/publish', { changes: [{ key, value, version: '*' }] });
  return {
    ...shop,
    all: async () => {
      const { settings, defaults } = (await operate('GET', 'settings')).json().body;
      const current = (key: string) => [key, settings[key] ?? defaults[key]];
      return Object.fromEntries(Object.keys(defaults).map(current));
    },
    set,
    faults: async (key: string, value: unknown): Promise<string> => {
      const answer = await set(key, value);
      expect(answer.statusCode).toBe(422);
      return answer.json().msg[0].Message;
    },
    publicConfig: async () =>
      parse(publicConfigAnswerSchema, (await shop.app.inject('/api/config/public')).json()).body,
  };
}

const SLIDES = [
  { id: 'spring', title: '春茶', m: '/media/u/a', d: '/media/u/b', url: '/products/茶' },
  { id: 'gift', title: '送禮', enable: false },
];

describe('the settings of a shop', () => {
  it('are in the public configuration as soon as they are set', async () => {
    const { set, publicConfig, all } = await operatedShop();
    const answers = [
      await set('shop_name', '山腳茶行'),
      await set('logo', '/media/u/logo'),
      await set('colour', '#2F6B5C'),
      await set('site', { slogan: '好茶', description: '山腳的茶。' }),
      await set('home_keywords', ['春茶', '包種']),
      await set('home_header_html', '<p onclick="x()">歡迎</p>'),
      await set('web_resources', { Store_Footer_CoypRight: '<p>© 山腳</p><script>x</script>' }),
      await set('support', { return_email: 'r@tea.test', service_email: '', phone: '02-0000' }),
      await set('pay_ways', [{ pay_way: 1 }]),
      await set('slideshows', SLIDES),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(await publicConfig()).toMatchObject({
      logo_resource: { text: '山腳茶行' },
      brand: { logo: '/media/u/logo', colour: '#2F6B5C' },
      site: { slogan: '好茶' },
      home_keywords: ['春茶', '包種'],
      home_content: { header_html: '<p>歡迎</p>', slideshows: [{ id: 'spring', title: '春茶' }] },
      web_resources: { Store_Footer_CoypRight: '<p>© 山腳</p>' },
      support: { return_email: 'r@tea.test' },
    });
    expect((await all()).slideshows).toMatchObject([
      { id: 'spring' },
      { id: 'gift', enable: false },
    ]);
  });

  it('brand pages, mails and the web app with the shop’s name, logo and colour', async () => {
    const dist = builtShell();
    const { set, app, db } = await operatedShop({ DIST_DIR: dist });
    await set('shop_name', '山腳 & 茶行');
    await set('logo', '/media/u/logo');
    await set('colour', '#2F6B5C');
    const page = (await app.inject('/')).body;
    expect(page).toContain('<title>山腳 &amp; 茶行');
    expect(page).toContain('<noscript>山腳 &amp; 茶行需要開啟 JavaScript');
    expect(page).toContain('<link rel="icon" href="/media/u/logo?w=160">');
    expect(page).not.toContain('favicon');
    expect(page).toMatch(/<style nonce="[^"{]+">div.pinpu-boot\{color:#2F6B5C\}/);
    expect((await app.inject('/manifest.webmanifest')).json()).toMatchObject({
      name: '山腳 & 茶行',
      icons: [{ src: '/media/u/logo?w=480' }],
    });
    await sendCheckout({ app }, checkoutBody([lineOf(OOLONG, 1)]));
    const [mail] = await db.select().from(outboxMails);
    expect(mail?.subject).toMatch(/^山腳 & 茶行訂單 \S+ 已成立$/);
    expect(mail?.text).not.toContain('拼鋪');
    expect(mail?.html).not.toContain('拼鋪');
    expect(mail?.html).toContain('>山腳 &amp; 茶行</td>');
    expect(mail?.html).toContain('bgcolor="#2F6B5C"');
    rmSync(dist, { recursive: true });
  });

  it('fall back to Pinpu’s', async () => {
    const dist = builtShell();
    const { app } = await operatedShop({ DIST_DIR: dist });
    const page = (await app.inject('/')).body;
    expect(page).toContain('favicon.svg');
    expect(page).toContain('<noscript>拼鋪需要');
    expect(page).not.toContain('div.pinpu-boot');
    rmSync(dist, { recursive: true });
  });

  it('are unchanged when set to the values read', async () => {
    const { all, set } = await operatedShop();
    const before = await all();
    for (const [key, value] of Object.entries(before))
      expect([key, (await set(key, value)).statusCode]).toEqual([key, 200]);
    expect(await all()).toEqual(before);
  });

  it('are reset to their defaults by null', async () => {
    const { set, all } = await operatedShop();
    await set('shop_name', '山腳茶行');
    await set('pickup', { max_amt: 1000 });
    expect(await all()).toMatchObject({ shop_name: '山腳茶行', pickup: { max_amt: 1000 } });
    await set('shop_name', null);
    await set('pickup', null);
    expect(await all()).toMatchObject({ shop_name: '拼鋪', pickup: null });
  });

  it.each([
    ['shop_name', '', 'shop_name：不能是空的。'],
    ['shop_name', 7, 'shop_name：要是文字。'],
    ['logo', 'https://elsewhere.test/a.png', /^logo：要是本店圖片的網址/],
    ['colour', 'red', /^colour：要是 #rrggbb/],
    ['colour', '#F4C542', /^colour：#F4C542 和底色的對比只有 1.35，要 4.5 以上.+#7F6622。$/],
    ['pay_ways', [{ pay_way: 3 }, { pay_way: 77 }], 'pay_ways[1].pay_way：沒有付款方式 77。'],
    ['pay_ways', [{ pay_way: 3, min: 5 }], 'pay_ways[0].min：沒有這個欄位，請刪除或改名。'],
    [
      'support',
      { return_email: 'nobody', service_email: '', phone: '' },
      /^support.return_email：/,
    ],
    ['web_resources', { Store_Footer: '' }, /^web_resources：沒有「Store_Footer」這一塊/],
    ['slideshows', '很長'.repeat(20), 'slideshows：要是清單。'],
    ['slideshows', [{ id: 'a' }, { id: 'a' }], 'slideshows：有兩張的 id 相同。'],
    ['slideshows', [{ id: 'a', url: 'javascript:x()' }], /^slideshows\[0\].url：要是網址/],
    ['shop_name', '　 ', 'shop_name：不能是空的。'],
    ['pay_ways', [{ pay_way: 3 }, { pay_way: 3 }], 'pay_ways[1].pay_way：付款方式 3 重複了。'],
    [
      'pay_ways',
      [{ pay_way: 4, min_amt: 3000, max_amt: 300 }],
      'pay_ways[0].max_amt：上限不能小於下限。',
    ],
    ['pickup', { min_amt: 2, max_amt: 1 }, 'pickup.max_amt：上限不能小於下限。'],
    [
      'slideshows',
      [{ id: 'a', enable_sdate: '2026-02-30' }],
      /^slideshows\[0\].enable_sdate：要是日期/,
    ],
    [
      'slideshows',
      [{ id: 'a', enable_edate: '2026-13-01' }],
      /^slideshows\[0\].enable_edate：要是日期/,
    ],
    ['frame', { filter_button: 'yes' }, 'frame.filter_button：要是 true 或 false。'],
    [
      'frame',
      { navigation: [{ text: '茶', href: 'javascript:x()' }] },
      'frame.navigation[0].href：要是網址，以 /、#、https://、mailto: 或 tel: 開頭。',
    ],
    ['frame', { navigation: [{ text: '茶' }] }, 'frame.navigation[0].href：沒有填寫，要是文字。'],
    [
      'frame',
      { navigation: [{ text: '茶', items: [{ text: '包種', href: 'x' }] }] },
      /^frame.navigation\[0\].items\[0\].href：要是網址/,
    ],
  ])('report the invalid field: %s = %j', async (key, value, sentence) => {
    const { faults, all } = await operatedShop();
    const before = await all();
    const message = await faults(key, value);
    if (typeof sentence === 'string') expect(message).toBe(sentence);
    else expect(message).toMatch(sentence);
    expect(await all()).toEqual(before);
  });

  it('can be read and published with the token alone', async () => {
    const { app } = await operatedShop();
    expect((await app.inject('/api/backoffice/settings')).statusCode).toBe(401);
    const url = '/api/backoffice/settings/publish';
    expect((await app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(401);
  });

  it('have a plan of parcels, in the public configuration as published [N1]', async () => {
    const { set, faults, publicConfig } = await operatedShop();
    expect((await publicConfig()).delivery).toBeUndefined();
    const plan = {
      ...{ cut_off: '14:00', ship_weekdays: [1, 2], arrival_weekdays: [1, 6, 7] },
      ...{ closed_days: ['2027-02-05'], transit: { main: { min: 1, max: 2 } } },
    };
    expect((await set('delivery', plan)).statusCode).toBe(200);
    expect((await publicConfig()).delivery).toEqual(plan);
    for (const [wrong, sentence] of [
      [{ cut_off: '25:00' }, 'delivery.cut_off：要是時間，例如 14:00'],
      [{ ship_weekdays: [] }, 'delivery.ship_weekdays：至少要選一天'],
      [{ arrival_weekdays: [8] }, 'delivery.arrival_weekdays[0]'],
      [{ closed_days: ['2027-02-30'] }, '「2027-02-30」不是日期'],
      [{ closed_days: ['2027-02-05', '2027-02-05'] }, '有重複的日期'],
      [{ transit: { main: { min: 3, max: 2 } } }, 'delivery.transit.main.max：最慢的天數'],
      [{ transit: { store: { min: 1, max: 99 } } }, '最多 30 天'],
    ] as const)
      expect(await faults('delivery', { ...plan, ...wrong })).toContain(sentence);
    await set('delivery', null);
    expect((await publicConfig()).delivery).toBeUndefined();
  });
});
