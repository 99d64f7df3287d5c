import type { DemoProduct } from '../types.ts';

export const driedProducts: readonly DemoProduct[] = [];
