let begun: string | undefined;

export const focusMain = () => document.querySelector('main')?.focus({ preventScroll: true });

/** A page gone on to begins at its top and with the focus. */
export function beginAtTop() {
  window.scrollTo(0, 0);
  focusMain();
}

/** The same before the page at `pathname` is drawn: afterwards the browser would have to lay it out to answer. */
export function beginAhead(pathname: string) {
  begun = pathname;
  beginAtTop();
}

/** Whether this was done for the page at `pathname`; asked once. */
export function isBegun(pathname: string): boolean {
  const same = begun === pathname;
  begun = undefined;
  return same;
}
