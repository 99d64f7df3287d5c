import { tryLaterText } from '@pinpu/shared/api/failure';
import { RetryNotice } from '@pinpu/shared/widgets';

interface ProductsErrorProps {
  /** Says why, where the server asks to try again later. */
  error?: unknown;
  onRetry: () => void;
}

/** Replaces products that could not be loaded; the rest of the page remains usable. */
export const ProductsError = ({ error, onRetry }: ProductsErrorProps) => (
  <RetryNotice message={tryLaterText(error) ?? '商品暫時無法顯示。'} onRetry={onRetry} />
);
