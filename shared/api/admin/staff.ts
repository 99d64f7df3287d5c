import { answerOf } from '@pinpu/shared/api/client';
import { type Overrides, staffAnswerSchema } from '@pinpu/shared/contracts';
import { admin } from './admin-client.ts';

/** Gives this browser a new XSRF value where that of the sign-in has ended, since developer mode lasts longer. */
const renewXsrf = () => answerOf(admin.get('staff'), staffAnswerSchema);

export async function saveOverrides(overrides: Overrides) {
  await renewXsrf();
  return answerOf(admin.put('staff/overrides', { json: { overrides } }), staffAnswerSchema);
}

export async function endStaff() {
  await renewXsrf();
  return answerOf(admin.delete('staff'), staffAnswerSchema);
}
