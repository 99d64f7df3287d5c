import type { ViewProps } from '@pinpu/shared/staff';
import { SiteList } from './SiteList.tsx';
import { NewSite } from './site/NewSite.tsx';
import { SiteView } from './site/SiteView.tsx';
import { NEW_SITE } from './site/site-paths.ts';

/** Other people's sites that show the cart: all of them, a new one, or one by its key. */
export function SitesView({ id }: ViewProps) {
  if (id === '') return <SiteList />;
  return id === NEW_SITE ? <NewSite /> : <SiteView key={id} siteKey={id} />;
}
