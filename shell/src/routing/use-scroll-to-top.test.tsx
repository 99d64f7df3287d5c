import { Link, MemoryRouter, useNavigate } from '@pinpu/shared/router';
import { fireEvent, render, screen } from '@testing-library/react';
import { useScrollToTop } from './use-scroll-to-top.ts';

function Pages() {
  useScrollToTop();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/product/P2">next</Link>
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
    </>
  );
}

describe('a page gone on to', () => {
  it('begins at its top, and Back keeps its place', () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    render(
      <MemoryRouter initialEntries={['/product/P1']}>
        <Pages />
      </MemoryRouter>,
    );
    expect(scrollTo).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('next'));
    expect(scrollTo).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByText('back'));
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });
});
