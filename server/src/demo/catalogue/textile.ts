import type { DemoProduct } from '../types.ts';

export const textileProducts: readonly DemoProduct[] = [];
