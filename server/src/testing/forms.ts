/** `npm test` sets it to `short`; jest by itself, and in `npm run test:long`, runs all forms (ADR 0192). */
const isShort = process.env.TEST_FORM === 'short';

/** The forms of one proof; in the short form the first ones alone. */
export const formsOfProof = <Form>(all: readonly Form[], inShort: number): readonly Form[] =>
  isShort ? all.slice(0, inShort) : all;
