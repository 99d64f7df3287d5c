import { Disclosure } from '@pinpu/shared/ui';
import { Facts, Ids, List } from './inspector-styles.ts';
import { fileText, moduleOrigins, partText } from './loading-text.ts';
import type { InspectedPart } from './part-inspection.ts';

/**
 * A part's files with bytes and times, and the origins of its shared modules; renders nothing until its build's list is
 * read.
 */
export function PartDetails({ part }: { part: InspectedPart }) {
  const { recorded, loading, modules } = part;
  if (recorded === undefined) return null;
  if (!recorded) return <Facts>{partText(part)}</Facts>;
  return (
    <Disclosure summary={<Facts as="span">{partText(part)}</Facts>}>
      <List>
        {loading?.files.map((file) => (
          <li key={file.name}>
            <Ids>{fileText(file)}</Ids>
          </li>
        ))}
        {moduleOrigins(modules).map(({ origin, names }) => (
          <li key={origin}>
            <b>共用程式 {names.length} 個</b>
            <Facts>{origin}</Facts>
            {names.map((name) => (
              <Ids key={name}>{name}</Ids>
            ))}
          </li>
        ))}
      </List>
    </Disclosure>
  );
}
