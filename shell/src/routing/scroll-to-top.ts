let scrolledAhead: string | undefined;

export const focusMain = () => document.querySelector('main')?.focus({ preventScroll: true });

/** A page gone on to begins at its top and with the focus. */
export function scrollToTop() {
  window.scrollTo(0, 0);
  focusMain();
}

/** The same before the page at `pathname` is drawn: afterwards the browser would have to lay it out to answer. */
export function scrollToTopAhead(pathname: string) {
  scrolledAhead = pathname;
  scrollToTop();
}

/** Whether this was done for the page at `pathname`; asked once. */
export function consumeScrolledAhead(pathname: string): boolean {
  const same = scrolledAhead === pathname;
  scrolledAhead = undefined;
  return same;
}
