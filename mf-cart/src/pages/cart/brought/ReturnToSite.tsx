import { useAtomValue } from '@pinpu/shared/state';
import { LinkButton, Notice } from '@pinpu/shared/ui';
import { returnSiteAtom } from '../../../state/brought-cart.ts';

/** The way back to the page that the shopper came from with a cart. */
export function ReturnToSite() {
  const site = useAtomValue(returnSiteAtom);
  if (site === undefined) return null;
  return (
    <Notice message={`您從「${site.name}」前來結帳。`}>
      <LinkButton as="a" href={site.url} $variant="quiet" $size="small">
        回到{site.name}
      </LinkButton>
    </Notice>
  );
}
