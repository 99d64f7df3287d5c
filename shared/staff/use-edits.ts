import { useAdminDraft } from '@pinpu/shared/api/admin';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The stored fields with the edits made here. Only edited fields are kept in the draft `form`, so that other people's
 * changes to the rest are shown. `fixed` are fields that can't be changed any more.
 */
export function useEdits<Fields extends object>(
  form: string,
  fields: Fields,
  fixed: readonly (keyof Fields)[] = [],
) {
  const [edits, setEdits] = useAdminDraft<Partial<Fields>>(form, {});
  const storedIn = (name: keyof Fields) => fields[name] ?? '';
  const names = (Object.keys(edits) as (keyof Fields)[]).filter(
    (name) => !fixed.includes(name) && !isSame(edits[name], storedIn(name)),
  );
  const of = (value: (name: keyof Fields) => unknown) =>
    Object.fromEntries(names.map((name) => [name, value(name)])) as Partial<Fields>;
  const changed = of((name) => edits[name]);
  return {
    typed: { ...fields, ...changed },
    changed,
    /** Stored values of the edited fields. */
    stored: of(storedIn),
    isChanged: names.length > 0,
    edit: (change: Partial<Fields>) => setEdits((before) => ({ ...before, ...change })),
    clear: () => setEdits({}),
  };
}
