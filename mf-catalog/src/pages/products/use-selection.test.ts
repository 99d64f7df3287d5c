import { act, renderHook } from '@testing-library/react';
import { itemOf, itemsFrom } from '../../testing/sample-shop.ts';
import { useSelection } from './use-selection.ts';

const promotable = (id: string) => itemOf(id, { cost_wholesale: 300 });

const begun = () => {
  const hook = renderHook(({ at }) => useSelection(at), { initialProps: { at: '/products' } });
  const on = (selecting: boolean) => act(() => hook.result.current.slot.onSelecting(selecting));
  const toggle = (id: string) => act(() => hook.result.current.choice?.toggle(promotable(id)));
  const chosen = () => hook.result.current.slot.selected.map(({ prd_id }) => prd_id);
  return { ...hook, on, toggle, chosen };
};

it('toggles products while it is on, and clears when it is turned off [L2]', () => {
  const { on, toggle, chosen, result } = begun();
  expect(result.current.choice).toBeUndefined();
  on(true);
  toggle('P1');
  toggle('P2');
  toggle('P1');
  expect(chosen()).toEqual(['P2']);
  on(false);
  on(true);
  expect(chosen()).toEqual([]);
});

it('the selection is empty in another list [L2]', () => {
  const { on, toggle, chosen, rerender, result } = begun();
  on(true);
  toggle('P1');
  rerender({ at: '/products/茶葉' });
  expect(result.current.slot.selecting).toBe(false);
  expect(chosen()).toEqual([]);
});

it('accepts at most fifty, and still allows deselecting [L2]', () => {
  const { on, toggle, chosen, result } = begun();
  on(true);
  for (const { prd_id } of itemsFrom(1, 51)) toggle(prd_id);
  expect(chosen()).toHaveLength(50);
  expect(result.current.choice?.closedText(promotable('P51'))).toBe('最多 50 項');
  expect(result.current.choice?.closedText(promotable('P1'))).toBe('');
  toggle('P1');
  toggle('P51');
  expect(chosen()).toHaveLength(50);
  expect(chosen()).toContain('P51');
});

it('rejects a product without a profit for promoters, and gives the reason [defect 8, L2]', () => {
  const { on, chosen, result } = begun();
  on(true);
  act(() => result.current.choice?.toggle(itemOf('P9', { cost_wholesale: 0 })));
  expect(chosen()).toEqual([]);
  expect(result.current.choice?.closedText(itemOf('P9', { cost_wholesale: 0 }))).toBe('無法推廣');
  expect(result.current.choice?.closedText(itemOf('P9'))).toBe('無法推廣');
});
