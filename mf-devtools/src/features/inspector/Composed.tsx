import { Disclosure } from '@pinpu/shared/ui';
import type { Inspection } from './inspection.ts';
import { Facts, Heading, Ids, List } from './inspector-styles.ts';
import { loadingText } from './loading-text.ts';

/** The builds of the page, each with version, size and load time. */
export function Builds({ builds }: Pick<Inspection, 'builds'>) {
  return (
    <section aria-labelledby="inspector-builds">
      <Heading id="inspector-builds">各模組的版本</Heading>
      <List>
        {builds.map(({ name, version, channel, loading }) => (
          <li key={name}>
            <b>{name}</b> {channel}
            <Ids>{version || '版本不明'}</Ids>
            <Facts>{loading ? loadingText(loading) : '本頁未載入'}</Facts>
          </li>
        ))}
      </List>
    </section>
  );
}

/** Versions and slot fillers that do not fit this page, with the reasons. */
export function Rejected({ refused: rejected }: Pick<Inspection, 'refused'>) {
  if (rejected.length === 0) return null;
  return (
    <section aria-labelledby="inspector-refused">
      <Heading id="inspector-refused">未採用</Heading>
      <List>
        {rejected.map(({ remote, version, slot = '', reason }) => (
          <li key={`${remote} ${version} ${slot}`}>
            <b>{`${remote} ${slot}`.trim()}</b>
            <Ids>{version}</Ids>
            <Facts>{reason}</Facts>
          </li>
        ))}
      </List>
    </section>
  );
}

/** The modules of which the page has one copy, with the build that provides each. */
export function SharedModules({ modules }: Pick<Inspection, 'modules'>) {
  return (
    <Disclosure summary={`共用程式 ${modules.length} 個`}>
      <List>
        {modules.map(({ name, version, from, usedBy }) => (
          <li key={`${name} ${version}`}>
            <b>{name}</b>
            <Ids>{version}</Ids>
            <Facts>
              來自 {from}
              {usedBy.length > 0 && `，${usedBy.join('、')} 使用`}
            </Facts>
          </li>
        ))}
      </List>
    </Disclosure>
  );
}
