/** A product of the demo shop that has got options since carts were stored. */
export const MUG = 'P0902';
