/**
 * Takes the server's styles out of the page before styled-components is evaluated: it would insert them rule by rule
 * into its own sheet, and the browser would compare every element with them again.
 */
export function takeStyles(): HTMLStyleElement | undefined {
  const element = document.querySelector<HTMLStyleElement>('style[data-styled]') ?? undefined;
  // With this value, the library recognises a sheet in use.
  element?.setAttribute('data-styled', 'active');
  return element;
}
