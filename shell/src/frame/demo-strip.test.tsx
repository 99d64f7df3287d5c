import { appStore, publicConfigAtom } from '@pinpu/shared/state';
import { configOf, renderAt } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';
import { DemoStrip } from './DemoStrip.tsx';

afterEach(() => appStore.set(publicConfigAtom, undefined));

it('tells the shoppers of a demo that nothing is paid or shipped [finding C1]', () => {
  appStore.set(publicConfigAtom, configOf({ shop_mode: 'demo' }));
  renderAt('/', '/', <DemoStrip />);
  expect(screen.getByRole('complementary', { name: '示範商店' })).toHaveTextContent(
    '示範商店：不會真的收款或出貨',
  );
});

it.each([undefined, 'live' as const])('says nothing in a shop whose mode is %s', (shop_mode) => {
  appStore.set(publicConfigAtom, configOf({ shop_mode }));
  renderAt('/', '/', <DemoStrip />);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});
