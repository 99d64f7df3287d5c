import { NO_COMPANY } from '@pinpu/shared/domain';
import { testApp } from '../../../testing/index.ts';
import { atBackoffice } from '../../../testing/people/backoffice.ts';
import { setSetting } from '../../../testing/set-setting.ts';

async function openShop() {
  const shop = await testApp();
  const publicConfig = async () => (await shop.app.inject('/api/config/public')).json().body;
  return {
    ...shop,
    set: (key: string, value: unknown) => setSetting(shop.db, key, value, shop.clock.now()),
    page: (name: string) => shop.app.inject(`/api/info-page/${name}`),
    pages: async () => (await publicConfig()).info_pages,
    publicConfig,
  };
}

describe('an information page', () => {
  it.each(['about', 'returns', 'privacy', 'terms', 'company', 'nothing', 'constructor'])(
    'the page that the shop left empty is not found: %s',
    async (name) => {
      const { page } = await openShop();
      const answer = await page(name);
      expect([answer.statusCode, answer.json().msg[0].Code]).toEqual([404, 'INFO_PAGE_NOT_FOUND']);
    },
  );

  it('has a fixed title and its text, sanitised on the server; the configuration only names it', async () => {
    const { set, page, pages, publicConfig } = await openShop();
    expect(await set('returns_html', '<h2 onclick="x()">七日內</h2><script>x()</script>')).toEqual(
      [],
    );
    expect((await page('returns')).json().body).toEqual({
      ...{ title: '退換貨', html: '<h2>七日內</h2>', company: null },
    });
    expect(await pages()).toEqual(['returns']);
    expect(JSON.stringify(await publicConfig())).not.toContain('七日內');
  });

  it('the page of a text without tags has its paragraphs and lines', async () => {
    const { set, page } = await openShop();
    await set('terms_html', '第一段\n第二行\n\nA & B');
    expect((await page('terms')).json().body.html).toBe(
      '<p>第一段<br />第二行</p><p>A &amp; B</p>',
    );
  });

  it('is gone with its default, or with a text that shows nothing', async () => {
    const { set, page, pages } = await openShop();
    await set('privacy_html', '<p>不賣給別人</p>');
    await set('privacy_html', null);
    await set('about_html', '<p> </p><script>x</script>');
    expect([(await page('privacy')).statusCode, (await page('about')).statusCode]).toEqual([
      404, 404,
    ]);
    expect(await pages()).toEqual([]);
  });

  it('the page of the company shows its facts as they were entered, and empty ones for those that are missing', async () => {
    const { set, page, pages } = await openShop();
    const company = {
      company_name: ' 山腳茶行 ',
      vat_id: '０４５９ ５２５７',
      email: 'a@tea.test',
    };
    expect(await set('company', company)).toEqual([]);
    expect((await page('company')).json().body).toEqual({
      title: '公司資訊',
      html: '',
      company: {
        ...NO_COMPANY,
        ...{ company_name: '山腳茶行', vat_id: '04595257', email: 'a@tea.test' },
      },
    });
    expect(await pages()).toEqual(['company']);
  });
});

describe('bad input', () => {
  it.each([
    ['about_html', '字'.repeat(20_001), 'about_html：最多 20000 個字。'],
    ['about_html', 12345, 'about_html：'],
    [
      'company',
      { vat_id: '10458572' },
      'company.vat_id：不是正確的統一編號：要是 8 個數字，檢查碼也要相符。',
    ],
    ['company', { email: 'tea' }, 'company.email：要是電子郵件地址，或空白。'],
    ['company', { phone: '電話' }, 'company.phone：要是電話號碼，或空白。'],
    ['company', { address: '字'.repeat(121) }, 'company.address：最多 120 個字。'],
    ['company', { fax: '02' }, 'company.fax：沒有這個欄位，請刪除或改名。'],
  ])(
    'input for %s is rejected with field and reason, and changes nothing',
    async (key, value, reason) => {
      const { set, page } = await openShop();
      const name = key === 'company' ? 'company' : 'about';
      await set(key, key === 'company' ? { company_name: '山腳茶行' } : '<p>茶</p>');
      const before = (await page(name)).json();
      const [fault = ''] = await set(key, value);
      expect(fault.startsWith(reason)).toBe(true);
      expect((await page(name)).json()).toEqual(before);
    },
  );
});

it('an information page is published on screens with versions, and restored', async () => {
  const shop = await openShop();
  const anna = await atBackoffice(shop, 'anna');
  const publish = async (value: string) => {
    const { versions } = await anna.get('settings');
    const change = { key: 'terms_html', value, version: versions.terms_html };
    await anna.send('POST', 'settings/publish', { changes: [change] });
  };
  await publish('<p>第一版</p>');
  await publish('<p>第二版</p>');
  const { latest, settings } = await anna.get('settings');
  expect(settings.terms_html).toBe('<p>第二版</p>');
  const restored = { id: latest.id, state: 'before', latest_id: latest.id };
  await anna.send('POST', 'settings/restore', restored);
  expect((await shop.page('terms')).json().body.html).toBe('<p>第一版</p>');
});

it('a preview names the pages of the draft, and publishes none', async () => {
  const shop = await openShop();
  const anna = await atBackoffice(shop, 'anna');
  const changes = [{ key: 'about_html', value: '<p>茶</p>' }];
  const preview = await anna.send('POST', 'settings/preview', { changes });
  expect(preview.json().body.config.info_pages).toEqual(['about']);
  expect(await shop.pages()).toEqual([]);
});
