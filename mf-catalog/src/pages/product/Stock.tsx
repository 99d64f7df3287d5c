import { Badge } from '@pinpu/shared/ui';
import { LOW_STOCK } from '../../features/limits.ts';

/** Availability, and a hint when stock is low. */
export function Stock({ tot_qty, unit }: { tot_qty: number; unit: string }) {
  if (tot_qty <= 0) return <Badge>售完</Badge>;
  if (tot_qty <= LOW_STOCK) return <Badge $tone="warning">{`只剩 ${tot_qty} ${unit}`}</Badge>;
  return <Badge $tone="success">有現貨</Badge>;
}
