import { type ComponentType, useEffect, useState } from 'react';

/** A part the page can do without: undefined until it has come, and where it can't be had. */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> }>();
  useEffect(() => {
    let mounted = true;
    load().then(
      (Part) => mounted && setLoaded({ Part }),
      () => undefined,
    );
    return () => {
      mounted = false;
    };
  }, [load]);
  return loaded?.Part;
}
