let scrolledAhead: string | undefined;

export const focusMain = () => document.querySelector('main')?.focus({ preventScroll: true });

/** Scrolls a new page to its top and focuses it. */
export function scrollToTop() {
  window.scrollTo(0, 0);
  focusMain();
}

/** The same before the page at `pathname` renders, which avoids a forced layout. */
export function scrollToTopAhead(pathname: string) {
  scrolledAhead = pathname;
  scrollToTop();
}

/** Whether that was done for the page at `pathname`; resets the flag. */
export function consumeScrolledAhead(pathname: string): boolean {
  const same = scrolledAhead === pathname;
  scrolledAhead = undefined;
  return same;
}
