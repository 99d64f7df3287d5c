import type { PartsManifest, ServedRegistry } from '@pinpu/shared/contracts';
import { useEffect, useState } from 'react';
import { useInspectedPage } from './inspected-page.ts';
import { fetchRegistry, inspectPage } from './inspection.ts';
import { fetchParts } from './part-inspection.ts';

/**
 * The current inspection of this page: channels and other versions once the registry has arrived, a part's figures once
 * its build's `parts.json` has.
 */
export function useInspection() {
  const page = useInspectedPage();
  const [registry, setRegistry] = useState<ServedRegistry>();
  const [manifests, setManifests] = useState<Readonly<Record<string, PartsManifest>>>({});
  const { remotes } = page.composition;
  useEffect(() => {
    void fetchRegistry().then(setRegistry);
    for (const name of new Set(page.parts().map(({ remote }) => remote)))
      void fetchParts(remotes[name]?.base ?? '/').then((manifest) => {
        setManifests((known) => ({ ...known, [name]: manifest }));
      });
  }, [page, remotes]);
  return { registry, inspection: inspectPage(page, registry, manifests) };
}
