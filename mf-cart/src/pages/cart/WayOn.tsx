import { isGroupPriceLevel, listHomePath } from '@pinpu/shared/domain';
import { Link } from '@pinpu/shared/router';
import { livingCodeAtom, priceLevelAtom, useAtomValue } from '@pinpu/shared/state';
import { LinkButton, Row } from '@pinpu/shared/ui';

/** Where shopping continues: all products, or in the promotional storefront the group's list. */
export function useWayOn(): string {
  const isPromo = isGroupPriceLevel(useAtomValue(priceLevelAtom));
  const group = useAtomValue(livingCodeAtom)?.group;
  return (isPromo && group?.path) || listHomePath(isPromo);
}

/** A way on in the cart's own area, since no menu has a group's list. */
export const WayOn = () => (
  <Row>
    <LinkButton as={Link} to={useWayOn()} $variant="secondary" $size="small">
      繼續選購
    </LinkButton>
  </Row>
);
