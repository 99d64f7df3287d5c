import { answerOf, storefront } from '@pinpu/shared/api/client';
import { type Overrides, staffAnswerSchema } from '@pinpu/shared/contracts';

/** Sets what this browser takes instead of live versions, from the next page load on. */
export const saveOverrides = (overrides: Overrides) =>
  answerOf(storefront.put('staff/overrides', { json: { overrides } }), staffAnswerSchema);

/** Ends developer mode in this browser. */
export const endStaff = () => answerOf(storefront.delete('staff'), staffAnswerSchema);
