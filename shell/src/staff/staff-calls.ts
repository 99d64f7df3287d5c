import { admin } from '@pinpu/shared/api/admin';
import { answerOf } from '@pinpu/shared/api/client';
import { type Overrides, staffAnswerSchema } from '@pinpu/shared/contracts';

/** Gives this browser a new XSRF value where the one of the sign-in is gone: developer mode outlives it. */
const renewXsrf = () => answerOf(admin.get('staff'), staffAnswerSchema);

/** Sets what this browser takes instead of live versions, from the next page load on. */
export async function saveOverrides(overrides: Overrides) {
  await renewXsrf();
  return answerOf(admin.put('staff/overrides', { json: { overrides } }), staffAnswerSchema);
}

/** Ends developer mode in this browser. */
export async function endStaff() {
  await renewXsrf();
  return answerOf(admin.delete('staff'), staffAnswerSchema);
}
