import type { DemoProduct } from '../types.ts';

export const sauceProducts: readonly DemoProduct[] = [];
