import type { ProductManual } from '@pinpu/shared/contracts';
import { fileSizeText } from '@pinpu/shared/domain';
import { LinkButton } from '@pinpu/shared/ui';

/** The download of a product's manual, with its kind and size. */
export const ManualLink = ({ manual: { url, bytes } }: { manual: ProductManual }) => (
  <LinkButton href={url} download $variant="secondary" $size="small">
    {`下載說明書（${['PDF', bytes > 0 && fileSizeText(bytes)].filter(Boolean).join('，')}）`}
  </LinkButton>
);
