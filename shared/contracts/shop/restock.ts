import * as s from '@pinpu/shared/contracts/schema';
import { bodyOf } from './envelope.ts';
import { emailAddress } from './primitives.ts';

/** Body of `POST /api/product/{id}/restock`: requests a mail when a sold-out product is back. */
export const restockRequestSchema = s.object({ email: emailAddress() });

/** The request of this browser or member: `asked` until the mailed link is confirmed, then `waiting`. */
export const restockSchema = s.object({ state: s.oneOf(['asked', 'waiting']), email: s.string() });
export type Restock = s.Infer<typeof restockSchema>;

/** Response to such a request. */
export const restockAnswerSchema = bodyOf(restockSchema);
