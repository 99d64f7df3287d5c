import { admin } from '@pinpu/shared/api/admin';
import { answerOf } from '@pinpu/shared/api/client';
import { type Overrides, staffAnswerSchema } from '@pinpu/shared/contracts';

/** Gives this browser a new XSRF value where that of the sign-in has ended, since developer mode lasts longer. */
const renewXsrf = () => answerOf(admin.get('staff'), staffAnswerSchema);

/** Sets this browser's overrides, from the next page load on. */
export async function saveOverrides(overrides: Overrides) {
  await renewXsrf();
  return answerOf(admin.put('staff/overrides', { json: { overrides } }), staffAnswerSchema);
}

/** Ends developer mode in this browser. */
export async function endStaff() {
  await renewXsrf();
  return answerOf(admin.delete('staff'), staffAnswerSchema);
}
