import type { DemoProduct } from '../types.ts';

export const giftProducts: readonly DemoProduct[] = [];
