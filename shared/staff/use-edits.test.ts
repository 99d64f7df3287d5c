import { StateProvider } from '@pinpu/shared/state';
import { act, renderHook } from '@testing-library/react';
import { useEdits } from './use-edits.ts';

type Fields = Record<string, string | string[]>;

let form = 0;
const opened = (fields: Fields) => {
  form += 1;
  return renderHook((shown: Fields) => useEdits(`form ${form}`, shown), {
    initialProps: fields,
    wrapper: StateProvider,
  });
};

it('a field that is typed back to what is stored is not changed', () => {
  const { result } = opened({ name: '王小姐', origins: ['https://a.test'] });
  act(() => result.current.edit({ name: '王' }));
  expect(result.current).toMatchObject({ isChanged: true, changed: { name: '王' } });
  act(() => result.current.edit({ name: '王小姐', origins: ['https://a.test'] }));
  expect(result.current).toMatchObject({ isChanged: false, changed: {}, stored: {} });
});

it('a field that is stored as nothing, and emptied again, is not changed', () => {
  const { result } = opened({});
  act(() => result.current.edit({ place: '' }));
  expect(result.current.isChanged).toBe(false);
});

it("somebody else's changes show in the fields that were not changed here", () => {
  const { result, rerender } = opened({ name: '王小姐', place: '南投' });
  act(() => result.current.edit({ name: '王' }));
  rerender({ name: '林小姐', place: '台中' });
  expect(result.current.typed).toEqual({ name: '王', place: '台中' });
  expect(result.current.stored).toEqual({ name: '林小姐' });
});
