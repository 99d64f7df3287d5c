import type { DemoProduct } from '../types.ts';

export const honeyJamProducts: readonly DemoProduct[] = [];
