import type { Overrides } from '@pinpu/shared/contracts';
import { Button } from '@pinpu/shared/ui';
import { Ids, List } from './inspector-styles.ts';

interface CurrentOverridesProps {
  overrides: Overrides;
  busy: boolean;
  onEnd: (name: string) => void;
}

export function CurrentOverrides({ overrides, busy, onEnd }: CurrentOverridesProps) {
  const entries = Object.entries(overrides);
  if (entries.length === 0) return null;
  return (
    <List>
      {entries.map(([name, one]) => (
        <li key={name}>
          <b>{name}</b>
          <Ids>{'url' in one ? one.url : one.version}</Ids>
          <Button
            variant="secondary"
            size="small"
            busy={busy}
            aria-label={`結束 ${name}`}
            onClick={() => onEnd(name)}
          >
            結束
          </Button>
        </li>
      ))}
    </List>
  );
}
