import type { DemoProduct } from '../types.ts';

export const pastryProducts: readonly DemoProduct[] = [];
