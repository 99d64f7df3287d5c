import { compositionSchema, servedRegistrySchema } from '@pinpu/shared/contracts';
import { type Schema, safeParse } from '@pinpu/shared/contracts/schema';

const readBy =
  <T extends Schema>(schema: T) =>
  (value: unknown, what: string) => {
    const result = safeParse(schema, value);
    if (result.success) return result.data;
    throw new Error(
      `${what} is damaged at ${result.error.issues[0]?.path.join('.') || 'its root'}`,
    );
  };

export { chooseComposition } from '@pinpu/shared/domain';

/** What is fetched of compositions, by its contract: loaded with the first of it, which is after the first screen. */
export const readWhole = readBy(compositionSchema);
export const readRegistry = readBy(servedRegistrySchema);
