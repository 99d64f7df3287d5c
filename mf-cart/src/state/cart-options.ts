import { type CartOptions, cartOptionsSchema } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import { atom, moduleOptionsAtom } from '@pinpu/shared/state';

const UNKNOWN: Pick<CartOptions, 'pay_ways' | 'pay_way_required' | 'pickup'> = {
  pay_ways: [],
  pay_way_required: false,
};

/**
 * Pay ways and delivery methods from the configuration; if that can't be read, the payment page asks for the pay way.
 */
export const cartOptionsAtom = atom((get) => {
  const read = safeParse(cartOptionsSchema, get(moduleOptionsAtom).cart);
  return read.success ? read.data : UNKNOWN;
});
