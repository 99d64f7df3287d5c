import { type ComponentType, useEffect, useState } from 'react';

/** An optional lazy component: undefined until it has loaded, or if loading fails. */
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
