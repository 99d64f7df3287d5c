/** A page of a host: a product and the cart, mounted by effects, and buttons that update and remove the cart. */
export function pageOf({ createElement, useEffect, useRef, useState, version }) {
  function Mounted({ options }) {
    const place = useRef(null);
    const part = useRef(null);
    const latest = useRef(options);
    const [isLost, setLost] = useState(false);
    latest.current = options;
    useEffect(() => {
      let isGone = false;
      import('pinpu_cart/mount').then(
        ({ mount }) => {
          if (!isGone) part.current = mount(place.current, latest.current);
        },
        () => setLost(true),
      );
      return () => {
        isGone = true;
        part.current?.unmount();
        part.current = null;
      };
    }, []);
    useEffect(() => part.current?.update(options), [options]);
    return createElement('div', { ref: place }, isLost && '目前無法連線到商店。');
  }

  return function Page({ site, product }) {
    const [isThere, setThere] = useState(true);
    const [theme, setTheme] = useState('light');
    const button = (text, onClick) => createElement('button', { type: 'button', onClick }, text);
    return createElement(
      'main',
      null,
      createElement('h1', null, `React ${version}`),
      button('深色', () => setTheme('dark')),
      button('收起', () => setThere(false)),
      createElement(Mounted, { options: { site, theme, show: { product } } }),
      isThere && createElement(Mounted, { options: { site, theme } }),
    );
  };
}
