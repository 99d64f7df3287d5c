import type { DemoProduct } from '../types.ts';

export const ceramicsProducts: readonly DemoProduct[] = [];
