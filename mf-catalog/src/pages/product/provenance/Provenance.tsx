import type { Product } from '@pinpu/shared/contracts';
import { theme } from '@pinpu/shared/theme';
import { PageSection } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { LabelTable } from './LabelTable.tsx';
import { MakerCard } from './MakerCard.tsx';

/** What is on the label and who made it, each only where it is known (ADR 0198). */
export function Provenance({ product: { label, maker } }: { product: Product }) {
  const isFood = label !== undefined && (label.allergens !== null || label.food_reg_no !== '');
  return (
    <Columns>
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
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[48]};
  &:empty { display: none; }
  ${theme.media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    &:has(> :only-child) { grid-template-columns: minmax(0, 1fr); }
  }
`;
