import type { DemoProduct } from '../types.ts';

export const teaProducts: readonly DemoProduct[] = [];
