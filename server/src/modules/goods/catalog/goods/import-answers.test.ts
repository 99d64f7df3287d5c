import { importContent, storedProduct } from '../../../../testing/goods/goods.ts';
import { testApp } from '../../../../testing/index.ts';

it('warns of prices that are probably wrong, once, and imports them [41 W1]', async () => {
  const shop = await testApp();
  const { price } = (await storedProduct(shop, 'P0004')) ?? { price: 0 };
  const { report, warnings } = await importContent(
    shop,
    `商品編號,售價,團購價\nP0004,${price * 10},${price * 10}\n`,
  );
  expect(warnings).toEqual([
    expect.stringMatching(/^第 2 列 B 欄「售價」（price）：團購價 .+ 沒有低於售價/),
    expect.stringMatching(/^第 2 列 B 欄「售價」（price）：售價 .+變動超過一半。$/),
    expect.stringMatching(/^第 2 列 B 欄「售價」（price）：團購價 .+變動超過一半。$/),
  ]);
  expect(report).toMatchObject({ updated: 1, imported: true });
});

it.each(['是', '1', 'TRUE', '否', '0', 'false'])('takes %s for 上架 [41 W16]', async (text) => {
  const shop = await testApp();
  const { report } = await importContent(shop, `商品編號,上架\nP0004,${text}\n`);
  expect(report).toMatchObject({ bad: 0 });
  const isListed = ['是', '1', 'TRUE'].includes(text);
  expect(await storedProduct(shop, 'P0004')).toMatchObject({ enabled: isListed });
});

it.each(['Y', 'yes', 'v', 'x', '上架'])('asks what %s for 上架 means [41 W16]', async (text) => {
  const shop = await testApp();
  const { findings } = await importContent(shop, `商品編號,上架\nP0004,${text}\n`);
  expect(findings).toEqual([`第 2 列 B 欄「上架」（enabled）：「${text}」請改為「是」或「否」。`]);
});

it('puts no product on sale before its day, by the clock of the server [41 W9]', async () => {
  const shop = await testApp({ now: '2026-12-23T23:30:00+08:00' });
  const file = (listed: string) =>
    importContent(shop, `商品編號,上架,上架日期\nP0004,${listed},2026-12-24\n`);
  expect((await file('是')).findings).toEqual([
    '第 2 列 C 欄「上架日期」（u_date）：這一天還沒到，商品還不能上架：請先取消上架（可勾選自動上架），或填今天以前的日期。',
  ]);
  expect((await file('否')).report).toMatchObject({ updated: 1, bad: 0 });
  const list = () => importContent(shop, '商品編號,上架\nP0004,是\n');
  expect((await list()).report).toMatchObject({ bad: 1 });
  shop.clock.advance(3_600_000);
  expect((await list()).report).toMatchObject({ updated: 1, bad: 0 });
});
