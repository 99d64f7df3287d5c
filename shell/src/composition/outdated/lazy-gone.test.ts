import { appStore } from '@pinpu/shared/state';
import { CompositionGone } from '../composition.ts';
import { isLazyGoneAtom, noteGone } from './lazy-gone.ts';

const isGone = () => appStore.get(isLazyGoneAtom);

it.each([
  [true, 'is gone', new CompositionGone('gone')],
  [false, 'can’t be reached', new TypeError('Failed to fetch')],
])(
  'records %s where the lazy composition %s, and rethrows the error [M4]',
  async (noted, _what, error) => {
    await expect(noteGone(() => Promise.reject(error))).rejects.toBe(error);
    expect(isGone()).toBe(noted);
  },
);

it('records false again once the lazy composition has arrived after all [M4]', async () => {
  await noteGone(() => Promise.reject(new CompositionGone('gone'))).catch(() => undefined);
  expect(await noteGone(async () => 'loaded')).toBe('loaded');
  expect(isGone()).toBe(false);
});
