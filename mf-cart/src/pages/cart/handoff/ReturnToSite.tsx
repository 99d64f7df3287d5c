import { useAtomValue } from '@pinpu/shared/state';
import { LinkButton, Notice } from '@pinpu/shared/ui';
import { returnSiteAtom } from '../../../state/handoff-cart.ts';

/** A link back to the other site's page from which the shopper came with a cart. */
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
