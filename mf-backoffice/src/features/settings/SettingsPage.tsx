import {
  type BackofficeSettings,
  SETTING_NAMES,
  SETTINGS,
  type SettingFault,
  type SettingName,
} from '@pinpu/shared/contracts/backoffice';
import { Link } from '@pinpu/shared/router';
import { useFreshData } from '@pinpu/shared/staff';
import { useKeepPage } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Row, Stack } from '@pinpu/shared/ui';
import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import { fetchShopSettings } from '../../api/settings.ts';
import { SETTINGS_KEY } from '../../api/shop-keys.ts';
import { PreviewPane } from '../preview/PreviewPane.tsx';
import { UndoPublication } from '../versions/UndoPublication.tsx';
import { PublishBar } from './PublishBar.tsx';
import { usePublish } from './use-publish.ts';
import { type DraftOfSettings, useSettingsDraft } from './use-settings-draft.ts';

export interface EditorProps {
  published: BackofficeSettings;
  draft: DraftOfSettings;
  faults: readonly SettingFault[];
  /** Props of a setting's card. */
  card: (name: SettingName) => {
    name: SettingName;
    draft: DraftOfSettings;
    faults: readonly SettingFault[];
    isOutdated: boolean;
  };
}

interface SettingsPageProps {
  title: string;
  screen: 'home' | 'shop';
  /** Shown above the forms, e.g. first steps. */
  intro?: ReactNode;
  Editor: ComponentType<EditorProps>;
}

const namesOn = (screen: SettingsPageProps['screen']) =>
  SETTING_NAMES.filter((name) => SETTINGS[name].screen === screen);

function Loaded({
  published,
  title,
  screen,
  intro,
  Editor,
}: SettingsPageProps & { published: BackofficeSettings }) {
  const draft = useSettingsDraft(published, namesOn(screen));
  const publishing = usePublish(draft);
  useKeepPage(draft.changed.length > 0 ? 'unpublished settings' : undefined);
  const { faults, outdated } = publishing;
  const card = (name: SettingName) => ({
    ...{ name, draft, faults, isOutdated: outdated.includes(name) },
  });
  return (
    <Stack $gap={24}>
      <Row>
        <h1>{title}</h1>
        <Ways>
          <UndoPublication published={published} />
          <Link to="/el/shop/settings/versions">版本紀錄</Link>
        </Ways>
      </Row>
      {intro}
      <Columns>
        <Editing>
          <Stack $gap={16}>
            <Editor published={published} draft={draft} faults={faults} card={card} />
          </Stack>
          <PublishBar draft={draft} publishing={publishing} />
        </Editing>
        <Beside>
          <PreviewPane changes={draft.changes} />
        </Beside>
      </Columns>
    </Stack>
  );
}

/** A page of settings: forms, a preview of home with the draft, and one button that publishes it. */
export function SettingsPage(props: SettingsPageProps) {
  const [data, waiting] = useFreshData(props.title, SETTINGS_KEY, fetchShopSettings);
  if (data === undefined) return waiting;
  return <Loaded {...props} published={data} />;
}

const Ways = styled(Row)`
  margin-left: auto;
  a { display: inline-flex; align-items: center; min-height: ${theme.width.touch}; }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[32]};
  ${theme.media.content} { grid-template-columns: minmax(0, 1fr) minmax(0, 440px); }
`;

const Editing = styled.div`
  min-width: 0;
`;

const Beside = styled.div`
  min-width: 0;
  ${theme.media.content} {
    position: sticky;
    top: calc(${theme.frame.header} + ${theme.space[16]});
    max-height: calc(100vh - ${theme.frame.header} - ${theme.space[32]});
    overflow: hidden auto;
  }
`;
