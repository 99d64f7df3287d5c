import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { Picture } from './Picture.tsx';

/** Collects the names of attributes that elements get outside the document, where a browser may never release them. */
function watchDetached() {
  const names: string[] = [];
  const { setAttribute } = Element.prototype;
  jest.spyOn(Element.prototype, 'setAttribute').mockImplementation(function (
    this: Element,
    name,
    value,
  ) {
    if (!this.isConnected) names.push(name.toLowerCase());
    setAttribute.call(this, name, value);
  });
  return names;
}

afterEach(() => jest.restoreAllMocks());

describe('a picture', () => {
  it('gets its addresses once it is in the document, so that a discarded render is released', () => {
    const detached = watchDetached();
    render(<Picture src="/media/P0001" alt="高山烏龍" sizes="72px" />);
    const image = screen.getByRole<HTMLImageElement>('img', { name: '高山烏龍' });
    expect(image).toHaveAttribute('sizes', '72px');
    expect(image.srcset).toContain('/media/P0001?w=320 320w');
    expect(image).toHaveAttribute('src', '/media/P0001?w=640');
    expect(detached).toContain('alt');
    for (const name of ['srcset', 'sizes', 'src']) expect(detached).not.toContain(name);
  });

  it('gets the width before the addresses, and each only when it changes', () => {
    const { rerender } = render(<Picture src="/media/P0001" alt="" />);
    const set = jest.spyOn(Element.prototype, 'setAttribute');
    const later = () => set.mock.calls.map(([name]) => name).filter((name) => /^s[ir]/.test(name));
    rerender(<Picture src="/media/P0001" alt="" />);
    expect(later()).toEqual([]);
    rerender(<Picture src="/media/P0002" alt="" sizes="72px" />);
    expect(later()).toEqual(['sizes', 'srcset', 'src']);
  });

  it('gives its element to a ref', () => {
    const ref = createRef<HTMLImageElement>();
    const { unmount } = render(<Picture src="/media/P0001" alt="高山烏龍" ref={ref} />);
    expect(ref.current).toBe(screen.getByRole('img'));
    unmount();
    expect(ref.current).toBeNull();
  });
});

describe('a picture that fails', () => {
  it('is replaced by a placeholder with its name, and tried again when the network is back [finding D16]', () => {
    const onError = jest.fn();
    render(<Picture src="/media/P0001" alt="高山烏龍" onError={onError} />);
    const image = screen.getByRole('img', { name: '高山烏龍' });
    fireEvent.error(image);
    expect(image).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: '高山烏龍' })).toHaveTextContent('圖片暫時無法顯示');
    expect(onError).toHaveBeenCalledTimes(1);
    fireEvent(window, new Event('online'));
    expect(screen.getByRole('img', { name: '高山烏龍' })).toHaveAttribute(
      'src',
      '/media/P0001?w=640',
    );
  });

  it('is silent where it is decorative, and is replaced by another picture', () => {
    const { container, rerender } = render(<Picture src="/media/P0001" alt="" />);
    fireEvent.error(container.firstChild as Element);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
    rerender(<Picture src="/media/P0002" alt="" />);
    expect(container.firstChild).toHaveAttribute('src', '/media/P0002?w=640');
  });
});
