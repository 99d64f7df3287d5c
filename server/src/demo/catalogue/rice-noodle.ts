import type { DemoProduct } from '../types.ts';

export const riceNoodleProducts: readonly DemoProduct[] = [];
