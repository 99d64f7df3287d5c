import { tryLaterText } from '@pinpu/shared/api/failure';
import { RetryNotice } from '@pinpu/shared/widgets';

interface ProductsErrorProps {
  /** The failed call's error; its text is shown if the server asks to try again later. */
  error?: unknown;
  onRetry: () => void;
}

/** Shown instead of products that could not be loaded; the rest of the page stays usable. */
export const ProductsError = ({ error, onRetry }: ProductsErrorProps) => (
  <RetryNotice message={tryLaterText(error) ?? '商品暫時無法顯示。'} onRetry={onRetry} />
);
