import { passTime, stopTime } from '@pinpu/shared/testing';
import { untilLoaded } from './until-loaded.ts';

/** A load that fails `times` times; each try makes two attempts. */
function failing(times: number) {
  const load = jest.fn(async () => {
    if (load.mock.calls.length <= 2 * times) throw new Error('lost');
    return 'loaded';
  });
  return load;
}

it('loads again after growing pauses, and never fails [M4]', async () => {
  stopTime();
  const load = failing(2);
  let loaded = '';
  void untilLoaded(load).then((value) => {
    loaded = value;
  });
  await passTime(999);
  expect(load).toHaveBeenCalledTimes(2);
  await passTime(2000);
  expect(load).toHaveBeenCalledTimes(4);
  expect(loaded).toBe('');
  await passTime(1);
  expect(loaded).toBe('loaded');
});

it('loading continues without a pause once the network is back [X5]', async () => {
  stopTime();
  const loading = untilLoaded(failing(1));
  await passTime(1);
  window.dispatchEvent(new Event('online'));
  await expect(loading).resolves.toBe('loaded');
});
