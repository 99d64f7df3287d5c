import { saveOverrides } from '@pinpu/shared/api/admin';
import { isApiFailure } from '@pinpu/shared/api/failure';
import type { Overrides, ServedRegistry } from '@pinpu/shared/contracts';
import { SHELL } from '@pinpu/shared/domain';
import { Button, Notice, SelectField, Stack, TextField } from '@pinpu/shared/ui';
import { useState } from 'react';
import { CurrentOverrides } from './CurrentOverrides.tsx';
import { deployedIn, type Inspection } from './inspection.ts';
import { Heading } from './inspector-styles.ts';
import { ADDRESS, LIVE, overrideOf } from './override-choice.ts';

/** The option for a remote that is not deployed yet. */
const NEW = '';

/** The versions to choose from, the last deployed first. */
function versionsOf(registry: ServedRegistry | undefined, name: string): string[] {
  const deployed = registry && deployedIn(registry, name);
  if (deployed === undefined) return [];
  const { versions, history } = deployed;
  const byTime = history.map(({ version }) => version).reverse();
  return [...new Set([...byTime, ...Object.keys(versions)])].filter((version) =>
    Object.hasOwn(versions, version),
  );
}

const options = (values: readonly string[]) =>
  values.map((value) => (
    <option key={value} value={value}>
      {value}
    </option>
  ));

interface OverrideFormProps {
  inspection: Inspection;
  registry: ServedRegistry | undefined;
}

interface FieldsProps {
  names: readonly string[];
  registry: ServedRegistry | undefined;
  busy: boolean;
  onApply: (name: string, override: Overrides[string] | undefined) => void;
  onFault: (fault: string) => void;
}

/** The fields of the form: a remote, and its version or address. */
function Fields({ names, registry, busy, onApply, onFault }: FieldsProps) {
  const [chosen, setChosen] = useState(names.find((name) => name !== SHELL) ?? NEW);
  const [typed, setTyped] = useState('');
  const [version, setVersion] = useState<string>(ADDRESS);
  const [address, setAddress] = useState('http://localhost:3002/');
  const apply = () => {
    const choice = overrideOf({ name: chosen || typed.trim(), version, address });
    if ('fault' in choice) onFault(choice.fault);
    else onApply(choice.name, choice.override);
  };
  return (
    <Stack>
      <SelectField label="模組" value={chosen} onChange={(event) => setChosen(event.target.value)}>
        {options(names)}
        <option value={NEW}>尚未部署的模組</option>
      </SelectField>
      {chosen === NEW && (
        <TextField
          label="模組名稱"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <SelectField
        label="版本"
        value={version}
        onChange={(event) => setVersion(event.target.value)}
      >
        <option value={ADDRESS}>開發中的網址</option>
        <option value={LIVE}>與所有訪客相同</option>
        {options(versionsOf(registry, chosen))}
      </SelectField>
      {version === ADDRESS && (
        <TextField
          label="網址"
          hint="開發伺服器的資料夾，其中有 remote.json"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
      )}
      <Button busy={busy} onClick={apply}>
        套用並重新載入
      </Button>
    </Stack>
  );
}

/** A form to set, change and end this browser's overrides; the page is reloaded afterwards. */
export function OverrideForm({ inspection: { builds, overrides }, registry }: OverrideFormProps) {
  const { save, busy, fault, setFault } = useSaveOverrides();
  const names = builds.map(({ name }) => name).filter((name) => name !== SHELL || registry?.shell);
  const change = (name: string, override: Overrides[string] | undefined) => {
    const { [name]: _before, ...others } = overrides;
    void save(override ? { ...others, [name]: override } : others);
  };
  return (
    <section aria-labelledby="inspector-overrides">
      <Heading id="inspector-overrides">此瀏覽器的版本</Heading>
      <Stack>
        <CurrentOverrides
          overrides={overrides}
          busy={busy}
          onEnd={(name) => change(name, undefined)}
        />
        <Fields names={names} registry={registry} busy={busy} onApply={change} onFault={setFault} />
        {fault && <Notice variant="danger" message={fault} />}
      </Stack>
    </section>
  );
}

const FAILED = '目前無法儲存，請稍後再試一次。';

/** Stores overrides and reloads the page; where that fails, returns a sentence to show. */
function useSaveOverrides() {
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const save = async (overrides: Overrides) => {
    setBusy(true);
    try {
      await saveOverrides(overrides);
      window.location.reload();
    } catch (error) {
      const [notice] = isApiFailure(error) ? error.notices : [];
      setFault(notice?.message ?? FAILED);
      setBusy(false);
    }
  };
  return { save, busy, fault, setFault };
}
