import type { DemoProduct } from '../types.ts';

export const fruitProducts: readonly DemoProduct[] = [];
