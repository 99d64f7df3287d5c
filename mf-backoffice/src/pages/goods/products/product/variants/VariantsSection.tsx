import { hasAdminDraft } from '@pinpu/shared/api/admin';
import type { ShopProduct } from '@pinpu/shared/contracts/backoffice';
import { useQueryClient } from '@pinpu/shared/query';
import { useFreshData } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Button, PageSection, Row } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { variantsKey } from '../../../../../api/shop-keys.ts';
import { fetchVariants } from '../../../../../api/variants.ts';
import { variantsForm } from './use-variants-form.ts';
import { VariantsEditor } from './VariantsEditor.tsx';

interface VariantsSectionProps {
  product: ShopProduct;
  /** Must not change between renders. */
  onDirty: (isDirty: boolean) => void;
}

function LoadedVariants({ product: { cells, version }, onDirty }: VariantsSectionProps) {
  const { prd_id: code = '', pictures = '' } = cells;
  const cache = useQueryClient();
  const [data, waiting] = useFreshData('規格', variantsKey(code), () => fetchVariants(code));
  const seen = useRef(version);
  useEffect(() => {
    // The product was saved, which may have changed the version of its variants.
    if (seen.current !== version) void cache.invalidateQueries({ queryKey: variantsKey(code) });
    seen.current = version;
  }, [cache, code, version]);
  if (data === undefined) return waiting;
  return (
    <VariantsEditor
      data={data}
      pictures={pictures.split('\n').filter((address) => address !== '')}
      onDirty={onDirty}
    />
  );
}

const PLACE = 'variants';

/** Scrolls to the section. Not a link to its id: the entry in the history would look like Back to an unsaved form. */
export const VariantsLink = ({ children }: { children: ReactNode }) => (
  <Button
    variant="quiet"
    size="small"
    onClick={() => {
      const place = document.getElementById(PLACE);
      place?.scrollIntoView?.({ block: 'start' });
      place?.focus({ preventScroll: true });
    }}
  >
    {children}
  </Button>
);

/** The options and variants of a product; one line for a product without them. */
export function VariantsSection(props: VariantsSectionProps) {
  const hasOptions = (props.product.variants ?? 0) > 0;
  const draft = variantsForm(props.product.cells.prd_id ?? '');
  // Stays open when the options are removed, so that the editor can say so.
  const [isOpened, setOpened] = useState(() => hasOptions || hasAdminDraft(draft));
  return (
    <Place id={PLACE} tabIndex={-1}>
      <PageSection title="規格">
        {hasOptions || isOpened ? (
          <LoadedVariants {...props} />
        ) : (
          <Row>
            <Soft>單一規格</Soft>
            <Button variant="secondary" size="small" onClick={() => setOpened(true)}>
              新增規格
            </Button>
          </Row>
        )}
      </PageSection>
    </Place>
  );
}

const Place = styled.div`
  margin-top: ${theme.space[32]};
  scroll-margin-top: ${theme.frame.header};
  h2 { font-size: ${theme.size[20]}; }
`;
