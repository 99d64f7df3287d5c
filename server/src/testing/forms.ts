/** `npm test` sets it to `short`; jest alone and `npm run test:long` run all forms. */
const isShort = process.env.TEST_FORM === 'short';

/** The forms of one proof; in the short form, only the first `inShort`. */
export const formsOfProof = <Form>(all: readonly Form[], inShort: number): readonly Form[] =>
  isShort ? all.slice(0, inShort) : all;
