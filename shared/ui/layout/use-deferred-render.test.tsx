import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useDeferredRender } from './use-deferred-render.ts';

const Fold = () => <p>{useDeferredRender(false) ? 'below' : 'above'}</p>;

/** Waits for two frames: the next paint, and the one after it. */
const nextPaint = () =>
  act(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
        );
      }),
  );

afterEach(() => {
  delete document.documentElement.dataset.interactive;
});

/** Renders on the server, and hydrates the result. */
function renderServed() {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Fold />);
  document.body.append(container);
  return render(<Fold />, { container, hydrate: true });
}

it('waits for a paint before rendering content below the first screen', async () => {
  render(<Fold />);
  expect(screen.getByText('above')).toBeInTheDocument();
  await nextPaint();
  expect(screen.getByText('below')).toBeInTheDocument();
});

it('waits, of a page that the server has rendered, until it is interactive [ADR 0201]', async () => {
  renderServed();
  await nextPaint();
  expect(screen.getByText('above')).toBeInTheDocument();
  await act(async () => {
    document.documentElement.dataset.interactive = '';
  });
  await nextPaint();
  expect(screen.getByText('below')).toBeInTheDocument();
});

it('renders at once after a past paint, or where there is none to wait for', async () => {
  document.documentElement.dataset.interactive = '';
  renderServed();
  await nextPaint();
  expect(screen.getByText('below')).toBeInTheDocument();
  delete document.documentElement.dataset.interactive;
  const { unmount } = renderServed();
  unmount();
  await act(async () => {
    document.documentElement.dataset.interactive = '';
  });
  expect(screen.getAllByText('below')).toHaveLength(1);
});
