/**
 * Whether a code brought more orders than its link had visits. A code may be handed on without the link, so that such
 * orders count (spec G7); who pays should look at them first.
 */
export const isUnvisited = ({ orders, clicks }: { orders: number; clicks: number }): boolean =>
  orders > clicks;

export const UNVISITED = '訂單比造訪多，撥款前請確認';
