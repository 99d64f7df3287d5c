import { taipeiDate } from '@pinpu/shared/domain';
import { stockDesk } from '../../../testing/goods/stock-desk.ts';
import { BEAUTY, OOLONG } from '../../../testing/index.ts';

it('finds edits by product and by day in Taipei [41 office W8]', async () => {
  const desk = await stockDesk();
  const first = await desk.save(
    await desk.cell(OOLONG.prd_id, 'price', '650'),
    await desk.cell(BEAUTY.prd_id, 'price', '900'),
  );
  desk.clock.advance(86_400_000);
  const later = await desk.as('later');
  const second = await later.save(await later.cell(BEAUTY.prd_id, 'price', '901'));
  const found = async (query: Record<string, string>) => {
    const { edits } = await later.edits(`${new URLSearchParams(query)}`);
    return edits.map(({ id, changes }) => [id, changes.map(({ prd_id }) => prd_id)]);
  };
  const [one, two] = [first.body.edit, second.body.edit];
  expect(await found({ q: '高山 烏龍' })).toEqual([[one, [OOLONG.prd_id]]]);
  expect(await found({ q: BEAUTY.prd_id.toLowerCase() })).toEqual([
    [two, [BEAUTY.prd_id]],
    [one, [BEAUTY.prd_id]],
  ]);
  const day = taipeiDate(desk.clock.now());
  expect(await found({ day })).toEqual([[two, [BEAUTY.prd_id]]]);
  expect(await found({ day, q: '%' })).toEqual([]);
});
