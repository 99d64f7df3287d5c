import { auditLog, settingVersions } from '../../../../platform/db/schema/index.ts';
import { testApp } from '../../../../testing/index.ts';
import { atBackoffice } from '../../../../testing/people/backoffice.ts';

const SLIDE = { id: 'spring', title: '春茶', m: '/media/p/P0001/1', url: '/products/茶' };

async function openShop() {
  const shop = await testApp();
  const [anna, ben] = [await atBackoffice(shop, 'anna'), await atBackoffice(shop, 'ben')];
  const versions = async () => (await anna.get('settings')).versions as Record<string, string>;
  const publish = async (
    who: typeof anna,
    values: Record<string, unknown>,
    seen?: Record<string, string>,
  ) => {
    const read = seen ?? (await versions());
    const changes = Object.entries(values).map(([key, value]) => ({
      ...{ key, value, version: read[key] ?? '' },
    }));
    return who.send('POST', 'settings/publish', { changes });
  };
  const publicConfig = async () => (await shop.app.inject('/api/config/public')).json().body;
  const latest = async () => (await anna.get('settings')).latest;
  return { ...shop, anna, ben, versions, publish, publicConfig, latest };
}

const messageOf = (answer: { json: () => { msg: { Message: string }[] } }) =>
  answer.json().msg[0]?.Message;

describe('settings on a screen', () => {
  it('are published together, shown to shoppers at once, and recorded with their publisher', async () => {
    const { anna, publish, publicConfig, db } = await openShop();
    const answer = await publish(anna, { shop_name: '山腳茶行', home_keywords: ['春茶'] });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().body.settings).toMatchObject({
      shop_name: '山腳茶行',
      home_keywords: ['春茶'],
    });
    expect(await publicConfig()).toMatchObject({
      logo_resource: { text: '山腳茶行' },
      home_keywords: ['春茶'],
    });
    const [version] = await db.select().from(settingVersions);
    expect(version).toMatchObject({ actor: 'anna', actor_kind: 'administrator' });
    const entries = (await db.select().from(auditLog)).filter(
      ({ action }) => action === 'settings.publish',
    );
    expect(entries).toMatchObject([
      { actor: 'anna', subject: 'shop_name,home_keywords', outcome: 'ok' },
    ]);
    expect(JSON.stringify(entries)).not.toContain('山腳');
  });

  it('say at each field what is wrong, and change nothing', async () => {
    const { anna, publish, versions, db } = await openShop();
    const before = await versions();
    const slides = [{ ...SLIDE, enable_sdate: '2026-12-01', enable_edate: '2026-11-01' }];
    const answer = await publish(anna, {
      shop_name: '',
      colour: '#F4C542',
      slideshows: [...slides, { id: 'b', url: 'http://elsewhere.test/' }],
      home_blocks: [{ id: 'x', kind: 'products' }],
    });
    expect(answer.statusCode).toBe(422);
    const { faults } = answer.json();
    expect(Object.fromEntries(faults.map((one: { at: string }) => [one.at, one]))).toMatchObject({
      shop_name: { message: '不能是空的。' },
      colour: { message: expect.stringContaining('對比只有 1.35') },
      'slideshows[0].enable_edate': { message: '結束日期要在開始日期之後。' },
      'slideshows[1].url': { message: expect.stringContaining('https://') },
      'home_blocks[0].prd_ids': { message: '請選擇商品。' },
    });
    expect(await versions()).toEqual(before);
    expect(await db.$count(settingVersions)).toBe(0);
  });

  it.each([
    [[{ key: 'theme', value: 1, version: '' }], 'UNKNOWN_SETTING'],
    [
      [
        { key: 'colour', value: null, version: '' },
        { key: 'colour', value: null, version: '' },
      ],
      'INVALID',
    ],
  ])('reject %j', async (changes, code) => {
    const { anna } = await openShop();
    const answer = await anna.send('POST', 'settings/publish', { changes });
    expect([answer.statusCode, answer.json().msg[0].Code]).toEqual([400, code]);
  });

  it('go back to their defaults by null', async () => {
    const { anna, publish } = await openShop();
    await publish(anna, { shop_name: '山腳茶行', pay_way_required: true });
    const answer = await publish(anna, { shop_name: null, pay_way_required: null });
    const { settings, defaults } = answer.json().body;
    expect([settings.shop_name, settings.pay_way_required]).toEqual([null, null]);
    expect(defaults).toMatchObject({ shop_name: '拼鋪', product_unit: '件', pickup: null });
  });
});

describe('two people at the settings', () => {
  it('get a rejection for an outdated version, with author, changes and the current value', async () => {
    const { anna, ben, publish, versions } = await openShop();
    const seen = await versions();
    await publish(anna, { home_keywords: ['春茶'] }, seen);
    const late = await publish(ben, { home_keywords: ['禮盒'], shop_name: '茶行' }, seen);
    expect(late.statusCode).toBe(409);
    expect(messageOf(late)).toMatch(/^anna 於 10:00 變更了「熱門關鍵字」，您的變更還沒有發布。/);
    expect(late.json()).toMatchObject({
      keys: ['home_keywords'],
      body: { settings: { home_keywords: ['春茶'], shop_name: null } },
    });
    expect((await publish(ben, { home_keywords: ['禮盒'] })).statusCode).toBe(200);
  });

  it('changes of different settings do not conflict', async () => {
    const { anna, ben, publish, versions } = await openShop();
    const seen = await versions();
    await publish(anna, { home_keywords: ['春茶'] }, seen);
    expect((await publish(ben, { shop_name: '茶行' }, seen)).statusCode).toBe(200);
  });

  it('publish at the same moment: one succeeds, the other gets the name of who did, and one version is stored', async () => {
    const { anna, ben, publish, versions, db } = await openShop();
    const seen = await versions();
    const answers = await Promise.all([
      publish(anna, { home_keywords: ['甲'] }, seen),
      publish(ben, { home_keywords: ['乙'] }, seen),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const rejected = answers.find(({ statusCode }) => statusCode === 409);
    const winner = answers[0]?.statusCode === 200 ? 'anna' : 'ben';
    expect(rejected && messageOf(rejected)).toContain(`${winner} 於 10:00`);
    expect(await db.$count(settingVersions)).toBe(1);
  });
});

describe('earlier versions', () => {
  it('are restored: by one step, to any, and not over somebody else’s publication', async () => {
    const { anna, ben, publish, publicConfig, latest } = await openShop();
    const words = async () => (await publicConfig()).home_keywords;
    await publish(anna, { home_keywords: ['一'] });
    const first = await latest();
    await publish(ben, { home_keywords: ['二'] });
    const second = await latest();
    const restore = (id: number, state: string, latest_id: number) =>
      anna.send('POST', 'settings/restore', { id, state, latest_id });

    const stale = await restore(second.id, 'before', first.id);
    expect([stale.statusCode, await words()]).toEqual([409, ['二']]);
    expect(messageOf(stale)).toMatch(/^ben 於 10:00 變更了「熱門關鍵字」，您的變更還沒有還原/);

    expect((await restore(second.id, 'before', second.id)).statusCode).toBe(200);
    expect(await words()).toEqual(['一']);
    const third = await latest();
    expect(third).toMatchObject({ actor: 'anna', restored_id: second.id, keys: ['home_keywords'] });
    await restore(second.id, 'after', third.id);
    expect(await words()).toEqual(['二']);
    await restore(first.id, 'before', (await latest()).id);
    expect(await words()).toEqual([]);
  });

  it('say what they changed, and what restoring them would', async () => {
    const { anna, publish, latest } = await openShop();
    await publish(anna, { shop_name: '茶行', home_keywords: ['一'] });
    const { id } = await latest();
    await publish(anna, { home_keywords: ['二'] });
    expect(await anna.get(`settings/versions/${id}`)).toMatchObject({
      changes: [
        { key: 'shop_name', before: null, after: '茶行' },
        { key: 'home_keywords', before: null, after: ['一'] },
      ],
      restoring: [{ key: 'home_keywords', before: ['二'], after: ['一'] }],
      undoing: [
        { key: 'shop_name', before: '茶行', after: null },
        { key: 'home_keywords', before: ['二'], after: null },
      ],
    });
    const { versions } = await anna.get('settings/versions');
    expect(versions.map((one: { keys: string[] }) => one.keys)).toEqual([
      ['home_keywords'],
      ['shop_name', 'home_keywords'],
    ]);
    expect((await anna.send('GET', 'settings/versions/999')).statusCode).toBe(404);
  });

  it('an earlier version of slides has every field of the slides', async () => {
    const { anna, publish, latest, publicConfig } = await openShop();
    const before = (await publicConfig()).home_content.slideshows;
    await publish(anna, { slideshows: [SLIDE] });
    expect((await publicConfig()).home_content.slideshows).toMatchObject([{ id: 'spring' }]);
    const { id } = await latest();
    await anna.send('POST', 'settings/restore', { id, state: 'before', latest_id: id });
    expect((await publicConfig()).home_content.slideshows).toEqual(before);
  });
});

describe('a preview', () => {
  it('is the configuration with the draft; nothing is stored, and invalid settings stay as published', async () => {
    const { anna, publicConfig, db } = await openShop();
    const answer = await anna.send('POST', 'settings/preview', {
      changes: [
        { key: 'home_keywords', value: ['草稿'] },
        { key: 'shop_name', value: '' },
        { key: 'home_blocks', value: [{ id: 'grid', kind: 'grid', title: '看看' }] },
      ],
    });
    const { config, faults, page } = answer.json().body;
    expect(config).toMatchObject({
      ...{ home_keywords: ['草稿'], logo_resource: { text: '拼鋪' }, s: '' },
      home_blocks: [{ kind: 'grid', title: '看看' }],
    });
    expect(faults).toMatchObject([{ at: 'shop_name' }]);
    expect(page).toMatch(/^\/\?preview=/);
    const shown = await publicConfig();
    expect([shown.home_keywords, shown.home_blocks]).toEqual([[], undefined]);
    expect(await db.$count(settingVersions)).toBe(0);
  });
});
