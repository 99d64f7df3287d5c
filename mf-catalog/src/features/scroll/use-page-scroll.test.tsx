import { renderAt } from '@pinpu/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { DeferBelowFold } from '../DeferBelowFold.tsx';
import { usePageScroll } from './use-page-scroll.ts';

const resized: (() => void)[] = [];

class FakeResizeObserver implements ResizeObserver {
  constructor(listener: ResizeObserverCallback) {
    resized.push(() => listener([], this));
  }
  observe() {}
  unobserve() {}
  disconnect() {
    resized.length = 0;
  }
}

const growPage = () => {
  for (const listener of resized) listener();
};

function LongPage() {
  usePageScroll();
  return (
    <DeferBelowFold>
      <p>下半頁</p>
    </DeferBelowFold>
  );
}

const open = () => renderAt('/', '/', <LongPage />);

/** Opens the page and leaves it at this scroll position. */
function leaveAt(y: number) {
  const { unmount } = open();
  Object.assign(window, { scrollY: y });
  unmount();
  Object.assign(window, { scrollY: 0 });
}

beforeEach(() => {
  Object.assign(window, { scrollTo: jest.fn(), scrollY: 0, ResizeObserver: FakeResizeObserver });
});
afterEach(() => jest.restoreAllMocks());

const to = (top: number) => ({ top, behavior: 'instant' });

describe('the scroll position of a page', () => {
  it('is restored at once and again when the page has grown, with all of its content rendered [finding D1] [N2]', () => {
    leaveAt(1500);
    open();
    expect(screen.getByText('下半頁')).toBeInTheDocument();
    expect(window.scrollTo).toHaveBeenLastCalledWith(to(1500));
    growPage();
    expect(window.scrollTo).toHaveBeenCalledTimes(2);
  });

  it('the browser’s own restoration is off on such a page, and on for other pages [N2]', () => {
    const { unmount } = open();
    expect(window.history.scrollRestoration).toBe('manual');
    unmount();
    expect(window.history.scrollRestoration).toBe('auto');
  });

  it.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])(
    'is left to the shopper after a %s',
    (type) => {
      leaveAt(1500);
      open();
      fireEvent(window, new Event(type));
      growPage();
      expect(window.scrollTo).toHaveBeenCalledTimes(1);
    },
  );

  it('is restored where storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    leaveAt(700);
    open();
    expect(window.scrollTo).toHaveBeenLastCalledWith(to(700));
  });

  it('is the top of a page that was not left yet, or at its top; what is below the fold comes later', () => {
    leaveAt(0);
    open();
    expect(window.scrollTo).not.toHaveBeenCalled();
    expect(screen.queryByText('下半頁')).not.toBeInTheDocument();
  });

  it('is still followed after Back has closed a dialog', () => {
    const { unmount } = open();
    Object.assign(window, { scrollY: 300 });
    fireEvent(window, new PopStateEvent('popstate'));
    Object.assign(window, { scrollY: 900 });
    unmount();
    open();
    expect(window.scrollTo).toHaveBeenLastCalledWith(to(900));
  });
});
