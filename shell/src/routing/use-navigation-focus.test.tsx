import { Link, MemoryRouter, useNavigate } from '@pinpu/shared/router';
import { fireEvent, render, screen } from '@testing-library/react';
import { useNavigationFocus } from './use-navigation-focus.ts';

function Pages() {
  useNavigationFocus();
  const navigate = useNavigate();
  return (
    <main tabIndex={-1}>
      <Link to="/product/P2">next</Link>
      <Link to="?o=hot">by sales</Link>
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
    </main>
  );
}

describe('navigation to a page', () => {
  it('scrolls to the top and focuses the page, and Back restores the position', () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    render(
      <MemoryRouter initialEntries={['/product/P1']}>
        <Pages />
      </MemoryRouter>,
    );
    expect(scrollTo).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('next'));
    expect(scrollTo).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('main')).toHaveFocus();
    fireEvent.click(screen.getByText('back'));
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it('keeps focus and position when only the query changes, also on the page that was opened first [finding D14]', () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    render(
      <MemoryRouter initialEntries={['/products']}>
        <Pages />
      </MemoryRouter>,
    );
    screen.getByText('by sales').focus();
    fireEvent.click(screen.getByText('by sales'));
    expect(screen.getByText('by sales')).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('focuses the page after Back too, if the previous page held the focus', () => {
    jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    render(
      <MemoryRouter initialEntries={['/product/P1']}>
        <Pages />
      </MemoryRouter>,
    );
    expect(document.body).toHaveFocus();
    fireEvent.click(screen.getByText('next'));
    screen.getByRole('main').blur();
    fireEvent.click(screen.getByText('back'));
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
