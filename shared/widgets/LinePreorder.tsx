import type { CartLine } from '@pinpu/shared/contracts';
import { dispatchText } from '@pinpu/shared/domain';
import { Badge } from '@pinpu/shared/ui';

/** Marks a pre-ordered line with the day on which it leaves; nothing for goods in stock. */
export const LinePreorder = ({ preorder }: Pick<CartLine, 'preorder'>) =>
  preorder ? <Badge $tone="warning">預購・{dispatchText(preorder)}</Badge> : null;
