import { testRemotes } from '../testing/compositions.ts';
import { noteShown, partTimes, timed } from './part-times.ts';

let now = 0;
beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

const remotes = timed(
  testRemotes([], {
    loadPage: async (_remote, page) =>
      page === 'broken' ? Promise.reject(new Error('404')) : { Page: () => null },
    loadSlot: async () => () => null,
  }),
);

it('has the first request for a part, and when it was first rendered [M3]', async () => {
  now = 200;
  await remotes.loadPage('mf-cart', 'cart', 0);
  now = 690;
  noteShown('mf-cart/page/cart');
  now = 4000;
  await remotes.loadSlot('mf-cart', 'order.details', 0);
  await remotes.loadPage('mf-cart', 'cart', 0);
  now = 4700;
  noteShown('mf-cart/slot/order.details (order-details)');
  noteShown('mf-cart/page/cart');
  expect(partTimes('mf-cart/page/cart')).toEqual({ requested: 200, shown: 690 });
  expect(partTimes('mf-cart/slot/order.details (order-details)')).toEqual({
    requested: 4000,
    shown: 4700,
  });
});

it('counts a retry from its own request [M3]', async () => {
  now = 100;
  await expect(remotes.loadPage('mf-cart', 'broken', 0)).rejects.toThrow('404');
  noteShown('mf-cart/page/broken');
  expect(partTimes('mf-cart/page/broken')).toBeUndefined();
});
