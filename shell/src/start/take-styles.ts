/**
 * The styles that the server has rendered, which styled-components would insert rule by rule into a sheet of its own, so
 * that the browser compares every element with them again. Taken before that library is evaluated.
 */
export function takeStyles(): HTMLStyleElement | undefined {
  const element = document.querySelector<HTMLStyleElement>('style[data-styled]') ?? undefined;
  // By this value the library knows a sheet that is in use.
  element?.setAttribute('data-styled', 'active');
  return element;
}
