import { fakeApi } from '@pinpu/shared/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DraftOfSettings } from '../../../features/settings/use-settings-draft.ts';
import { publishedOf } from '../../../testing/settings.ts';
import { FrameSettings } from './FrameSettings.tsx';

/** The setting as a later version of the shop has it, with one more field. */
const FRAME = { filter_button: true, navigation: [{ text: '茶', href: '/products/茶' }], later: 1 };

function open() {
  fakeApi({});
  const sent: unknown[] = [];
  const draft = {
    ...{ changed: [], isChanged: () => false, isDefault: () => false },
    valueOf: (name: string) => (name === 'frame' ? FRAME : {}),
    change: (...change: unknown[]) => sent.push(change),
  } as unknown as DraftOfSettings;
  render(
    <FrameSettings
      {...{ published: publishedOf(), draft, faults: [] }}
      card={(name) => ({ name, draft, faults: [], isOutdated: false })}
    />,
  );
  return { sent, frame: within(screen.getByRole('region', { name: '側邊選單' })) };
}

it.each([
  ['a new entry', '新增連結', { navigation: [...FRAME.navigation, { text: '', href: '' }] }],
  ['the removed last entry', /^移除/, { navigation: undefined }],
])('keeps every other field of the frame with %s', async (_, name, change) => {
  const { sent, frame } = open();
  await userEvent.click(frame.getByRole('button', { name }));
  expect(sent).toEqual([['frame', { ...FRAME, ...change }]]);
});

it('keeps every other field of the frame with another choice for the filter button', async () => {
  const { sent, frame } = open();
  await userEvent.click(frame.getByRole('checkbox', { name: '每一頁都有篩選按鈕' }));
  expect(sent).toEqual([['frame', { ...FRAME, filter_button: false }]]);
});
