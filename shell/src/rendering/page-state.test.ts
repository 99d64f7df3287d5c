import { queryClient } from '@pinpu/shared/query';
import { appStore, publicConfigAtom, renderTimeAtom } from '@pinpu/shared/state';
import { configOf } from '@pinpu/shared/testing/fixtures';
import { instances, renewState, setState } from './page-state.ts';

it('only the shell sets the state of a page that the server renders [41 S3]', () => {
  setState(() => appStore.set(renderTimeAtom, 1));
  appStore.set(renderTimeAtom, 2);
  expect(appStore.get(renderTimeAtom)).toBe(1);
  renewState();
  expect(appStore.get(renderTimeAtom)).toBeUndefined();
});

it('what a part reads of the state can’t be changed for another [41 S3]', () => {
  setState(() => appStore.set(publicConfigAtom, configOf()));
  const logo = appStore.get(publicConfigAtom)?.logo_resource ?? {};
  expect(logo).toMatchObject({ text: '拼鋪' });
  expect(() => Object.assign(logo, { text: 'POISONED' })).toThrow(TypeError);
});

it('forgets the answers of the page before, and names the stores behind the shared modules', () => {
  queryClient.setQueryData(['products'], []);
  renewState();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(instances).toEqual(expect.arrayContaining([appStore, queryClient]));
});
