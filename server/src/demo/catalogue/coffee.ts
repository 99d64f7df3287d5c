import type { DemoProduct } from '../types.ts';

export const coffeeProducts: readonly DemoProduct[] = [];
