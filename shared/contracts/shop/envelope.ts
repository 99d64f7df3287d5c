import * as s from '@pinpu/shared/contracts/schema';

/** One message of a failed response; `Code` where the failure has one (spec §8). */
export const failureMessageSchema = s.union([
  s.string(),
  s.looseObject({ Code: s.optional(s.string()), Message: s.string() }),
]);

/** A rejection of the storefront API: `success: false` and its messages (spec §8). */
export const failureSchema = s.looseObject({
  success: s.literal(false),
  MsgCode: s.optional(s.string()),
  msg: s.union([failureMessageSchema, s.array(failureMessageSchema)]),
  /** Set by the server on every failure; shoppers can quote it to the shop. */
  request_id: s.optional(s.string()),
});

/** A success whose content is `body` (spec §7). */
export const bodyOf = <T extends s.Schema>(body: T) => s.object({ success: s.literal(true), body });

/** A success whose content is a page of items under `pager` (spec §7). */
export const pagerOf = <T extends s.Schema>(item: T) =>
  s.object({
    success: s.literal(true),
    pager: s.object({ items: s.array(item), total: s.int(), page: s.int(), size: s.int() }),
  });

/** A success without data, with an optional message. */
export const doneSchema = s.object({ success: s.literal(true), msg: s.optional(s.string()) });
