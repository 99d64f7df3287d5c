import type {
  BackofficeSettings,
  SettingName,
  StoredSettings,
} from '@pinpu/shared/contracts/backoffice';
import { useAtom } from '@pinpu/shared/state';
import type { DraftChange } from '../../api/settings.ts';
import { type SettingsDraft, settingsDraftAtom } from '../../state/settings-draft.ts';

const pick = (fields: object, isPicked: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => isPicked(name)));

/** The draft without the changes of some settings. */
function without({ values, seen }: SettingsDraft, dropped: readonly string[]): SettingsDraft {
  const isLeft = (name: string) => !dropped.includes(name);
  return { values: pick(values, isLeft), seen: pick(seen, isLeft) };
}

/** The draft with new versions for these settings: its changes now replace what is published at present. */
const renewed = (draft: SettingsDraft, names: readonly string[], now: SettingsDraft['seen']) => ({
  ...draft,
  seen: { ...draft.seen, ...pick(now, (name) => names.includes(name)) },
});

/** Functions that change, keep or drop settings in the draft. */
function useDraftWrites({ settings, defaults, versions }: BackofficeSettings) {
  const [draft, setDraft] = useAtom(settingsDraftAtom);
  const isAsPublished = (name: SettingName, value: unknown) =>
    isSameValue(value, settings[name]) ||
    (value !== null && isSameValue(value, settings[name] ?? defaults[name]));
  return {
    draft,
    change: <Name extends SettingName>(name: Name, value: StoredSettings[Name]) => {
      const others = without(draft, [name]);
      if (isAsPublished(name, value)) return setDraft(others);
      setDraft({
        values: { ...others.values, [name]: value },
        seen: { ...others.seen, [name]: draft.seen[name] ?? versions[name] ?? '' },
      });
    },
    discard: (names: readonly SettingName[]) => setDraft(without(draft, names)),
    /**
     * Removes the published values from the draft. What was typed since then stays, and replaces the new publication.
     */
    settle: (sent: readonly DraftChange[], now: BackofficeSettings['versions']) => {
      const same = sent.filter(({ key, value }) => isSameValue(draft.values[key], value));
      const left = without(
        draft,
        same.map(({ key }) => key),
      );
      setDraft(
        renewed(
          left,
          Object.keys(left.values),
          pick(now, (name) => name in left.values),
        ),
      );
    },
    takeVersions: (names: readonly SettingName[], now: BackofficeSettings['versions']) =>
      setDraft(renewed(draft, names, now)),
  };
}

/**
 * The unpublished changes of these settings. A value that equals the published one is not a change. A change remembers
 * the version it was begun on, so that it can't overwrite somebody else's publication unseen.
 */
export function useSettingsDraft(published: BackofficeSettings, names: readonly SettingName[]) {
  const { settings, defaults, versions } = published;
  const { draft, discard, ...writes } = useDraftWrites(published);
  const changed = names.filter((name) => Object.hasOwn(draft.values, name));
  const storedOf = <Name extends SettingName>(name: Name): StoredSettings[Name] =>
    Object.hasOwn(draft.values, name)
      ? (draft.values[name] as StoredSettings[Name])
      : settings[name];
  return {
    ...writes,
    discard: (dropped: readonly SettingName[] = changed) => discard(dropped),
    changed,
    isChanged: (name: SettingName): boolean => changed.includes(name),
    /** The shown value: that of the draft, else the published one, else the default; null if a feature is off. */
    valueOf: <Name extends SettingName>(name: Name) => storedOf(name) ?? defaults[name],
    isDefault: (name: SettingName): boolean => {
      const value = storedOf(name);
      return value === null || isSameValue(value, defaults[name]);
    },
    /** The changes in the form that the server takes to publish or preview them. */
    changes: changed.map((key) => ({
      key,
      value: draft.values[key],
      version: draft.seen[key] ?? versions[key] ?? '',
    })),
  };
}

export type DraftOfSettings = ReturnType<typeof useSettingsDraft>;

const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, one]) => [name, ordered(one)]),
  );
};

/** Whether two values of a setting are equal, whatever the order of their fields. */
const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
