import type { Product } from '@pinpu/shared/contracts';
import { PageSection } from '@pinpu/shared/ui';
import { TwoSections } from '../product-layout.ts';
import { LabelTable } from './LabelTable.tsx';
import { MakerCard } from './MakerCard.tsx';

/** Label and maker of a product, each only if known. */
export function Provenance({ product: { label, maker } }: { product: Product }) {
  const isFood = label !== undefined && (label.allergens !== null || label.food_reg_no !== '');
  return (
    <TwoSections>
      {label && (
        <PageSection title={isFood ? '食品標示' : '商品標示'}>
          <LabelTable label={label} />
        </PageSection>
      )}
      {maker && (
        <PageSection title="生產者">
          <MakerCard maker={maker} />
        </PageSection>
      )}
    </TwoSections>
  );
}
