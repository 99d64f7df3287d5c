import { testApp } from '../../../../testing/index.ts';
import { rememberedTree } from './category-tree.ts';

const category = (cate_id: string, cate_name: string, parent_cate_id = '') => ({
  ...{ cate_id, cate_name, parent_cate_id, cate_attachment: '' },
});

it('normalises names as the database does, with the parent’s and also those after others', async () => {
  const { db } = await testApp({ seed: 'empty' });
  const treeOf = rememberedTree();
  const formsOf = async (...names: [string, string][]) => {
    const all = names.map(([name, parent], at) => category(`C${at}`, name, parent));
    return (await treeOf(db, all)).all.map(({ form, shelf }) => [form, shelf]);
  };
  const both = [
    ['tea', 'tea'],
    ['台灣茶', '台灣茶 tea'],
  ];
  expect(await formsOf(['ＴＥＡ', ''], ['臺灣茶', 'C0'])).toEqual(both);
  expect(await formsOf(['ＴＥＡ', ''], ['臺灣茶', 'C0'])).toEqual(both);
  expect(await formsOf(['Ｃｕｐ', ''])).toEqual([['cup', 'cup']]);
  expect(await formsOf()).toEqual([]);
});
