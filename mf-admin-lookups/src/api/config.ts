import { admin, adminAnswerOf } from '@pinpu/shared/api/admin';
import { adminEnvSchema, adminEschSchema, adminOf } from '@pinpu/shared/contracts';

const envSchema = adminOf(adminEnvSchema);
const eschSchema = adminOf(adminEschSchema);

/** The environment of the administrative side, readable before the sign-in (spec §7). */
export const fetchEnv = async () => (await adminAnswerOf(admin.get('Config/env'), envSchema)).Data;

/** The choices that bills are made with (spec §7). */
export const fetchEsch = async () =>
  (await adminAnswerOf(admin.get('Config/esch'), eschSchema)).Data;
