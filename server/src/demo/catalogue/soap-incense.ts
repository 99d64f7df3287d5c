import type { DemoProduct } from '../types.ts';

export const soapIncenseProducts: readonly DemoProduct[] = [];
