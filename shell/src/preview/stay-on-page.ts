/** Keeps the preview on its page: links and forms have no effect. */
export function stayOnPage(target: Window): void {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onClick = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (link && !link.getAttribute('href')?.startsWith('#')) stop(event);
  };
  target.addEventListener('click', onClick, true);
  target.addEventListener('auxclick', onClick, true);
  target.addEventListener('submit', stop, true);
}
