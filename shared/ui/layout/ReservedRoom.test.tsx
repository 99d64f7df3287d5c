import { render } from '@testing-library/react';
import { ReservedRoom } from './ReservedRoom.tsx';

const stored = () => JSON.parse(localStorage.getItem('pinpu.rooms') ?? 'null');

beforeEach(() => localStorage.clear());

/** Shows content of a height in the reserved place of this name, in a window of this width. */
function show(name: string, width: number, height: number) {
  window.innerWidth = width;
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 100, width, height));
  const { rerender, unmount } = render(
    <ReservedRoom name={name} isOver={false}>
      {null}
    </ReservedRoom>,
  );
  const before = stored();
  rerender(
    <ReservedRoom name={name} isOver={false}>
      <p>工具</p>
    </ReservedRoom>,
  );
  return { before, unmount };
}

it('late content is stored by its name with its height and the width of the window [ADR 0201]', async () => {
  expect(show('tools', 390, 104).before).toBeNull();
  await Promise.resolve();
  expect(stored()).toEqual([[390, { tools: 104 }]]);
  show('link', 390, 60);
  await Promise.resolve();
  expect(stored()).toEqual([[390, { tools: 104, link: 60 }]]);
});

it('a few widths are remembered, the last one first [ADR 0201]', async () => {
  for (const width of [390, 844, 1024, 1280, 844, 1440]) {
    show('tools', width, 104);
    await Promise.resolve();
  }
  expect(stored().map(([width]: [number]) => width)).toEqual([1440, 844, 1280, 1024]);
});

it('a promoter’s height is deleted for a member without that content [ADR 0201]', async () => {
  show('tools', 390, 104);
  await Promise.resolve();
  expect(stored()).not.toBeNull();
  render(
    <ReservedRoom name="tools" isOver isForgotten>
      {null}
    </ReservedRoom>,
  );
  expect(stored()).toBeNull();
});

it('late content is shown without storage, too [finding D5]', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  show('tools', 390, 104);
  await Promise.resolve();
  expect(document.body).toHaveTextContent('工具');
});
