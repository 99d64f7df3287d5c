import { applyPublicConfigAtom, appStore } from '@pinpu/shared/state';
import { configOf, renderAt } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';
import { RemotesContext } from '../../composition/remotes-context.tsx';
import {
  testComposition,
  testRemotes,
  testRoute,
  testVersion,
} from '../../testing/compositions.ts';
import { SearchBox } from './SearchBox.tsx';

const list = (path: string, bundles: boolean, of = 'CATE') =>
  testRoute(path, { describe: { kind: 'list', of, canonical: path, bundles } });
const routes = [
  list('/products/:CATE?', false),
  list('/pb/:CATE?', true),
  list('/gifts/:OCCASION', false, 'OCCASION'),
  testRoute('/story/:CATE', { describe: { kind: 'page', title: '故事' } }),
];
const remotes = {
  ...testRemotes(),
  composition: testComposition({ 'mf-catalog': testVersion({ routes }) }),
};

it.each([
  ['/products/烏龍', '烏龍'],
  ['/products/abcd2345', 'abcd2345'],
  ['/pb/茶葉', '茶葉'],
  ['/pb/abcd2345', ''],
  ['/products/tea', '茶葉'],
  ['/gifts/彌月', '彌月'],
  ['/story/茶葉', ''],
])(
  'the search box shows at %s the keyword %j; a bundle’s code and a category’s id are none [finding D13] [F5]',
  (path, keyword) => {
    appStore.set(applyPublicConfigAtom, configOf());
    renderAt(
      path,
      '*',
      <RemotesContext value={remotes}>
        <SearchBox />
      </RemotesContext>,
    );
    expect(screen.getByRole('combobox', { name: '搜尋商品' })).toHaveValue(keyword);
  },
);
