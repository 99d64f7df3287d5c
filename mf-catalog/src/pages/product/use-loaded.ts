import { type ComponentType, useEffect, useState } from 'react';

/** A part the page can do without: undefined until it has come, and where it can't be had. */
export function useLoaded<Props>(load: () => Promise<ComponentType<Props>>) {
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> }>();
  useEffect(() => {
    let wanted = true;
    load().then(
      (Part) => wanted && setLoaded({ Part }),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  return loaded?.Part;
}
