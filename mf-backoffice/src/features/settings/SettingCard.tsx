import { SETTINGS, type SettingFault, type SettingName } from '@pinpu/shared/contracts/backoffice';
import { theme } from '@pinpu/shared/theme';
import { Badge, Button, Notice, Panel, Row, Stack } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import type { DraftOfSettings } from './use-settings-draft.ts';

interface SettingCardProps {
  name: SettingName;
  draft: DraftOfSettings;
  /** Purpose of the setting. */
  hint: ReactNode;
  faults: readonly SettingFault[];
  /** Somebody else has published this setting since the draft was begun. */
  isOutdated: boolean;
  children: ReactNode;
}

/** One setting: its purpose, its fields, and buttons that reset it to the published value or to the default. */
export function SettingCard({ name, draft, hint, faults, isOutdated, children }: SettingCardProps) {
  const id = useId();
  // A fault of the whole setting belongs to no field.
  const whole = faults.filter(({ at }) => at === name);
  return (
    <Panel as="section" aria-labelledby={id}>
      <Stack>
        <Head>
          <h2 id={id}>{SETTINGS[name].title}</h2>
          {draft.isChanged(name) && <Badge $tone="warning">未發布</Badge>}
          <Actions>
            {draft.isChanged(name) && (
              <Button variant="quiet" size="small" onClick={() => draft.discard([name])}>
                放棄變更
              </Button>
            )}
            {!draft.isDefault(name) && (
              <Button variant="quiet" size="small" onClick={() => draft.change(name, null)}>
                還原預設
              </Button>
            )}
          </Actions>
        </Head>
        <Soft>{hint}</Soft>
        {isOutdated && draft.isChanged(name) && (
          <Notice
            variant="warning"
            message="線上的內容已由其他人變更。您填寫的內容還在：再發布一次會以您的為準，或放棄變更以看線上的內容。"
          />
        )}
        {whole.map(({ message }) => (
          <Notice key={message} variant="danger" message={message} />
        ))}
        {children}
      </Stack>
    </Panel>
  );
}

const Head = styled(Row)`
  min-height: ${theme.width.touch};
  h2 { font-size: ${theme.size[20]}; }
`;

const Actions = styled(Row)`
  margin-left: auto;
  gap: 0;
`;
