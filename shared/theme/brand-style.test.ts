import { brandRules } from './GlobalStyle.tsx';

describe("a shop's primary colour", () => {
  it('has the selectors of the theme, each with the colours of its scheme', () => {
    const css = brandRules('#2F6B5C')?.join('') ?? '';
    expect(css).toMatch(/:root, :host, \[data-theme='light'\] \{ --vermilion:#2F6B5C;/);
    const [, dark = ''] = css.split('prefers-color-scheme: dark');
    expect(dark).toMatch(/:root:not\(\[data-theme='light'\]\)[^{]+\{ --vermilion:#[\dA-F]{6};/);
    expect(dark).not.toContain('#2F6B5C');
  });

  it.each(['', 'red', '#F4C542', '#12'])('a colour that is %j changes nothing', (colour) => {
    expect(brandRules(colour)).toBeNull();
  });
});
