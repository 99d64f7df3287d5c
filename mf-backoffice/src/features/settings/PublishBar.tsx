import { settingTitle } from '@pinpu/shared/contracts/backoffice';
import { theme } from '@pinpu/shared/theme';
import { Button, Notice, Row } from '@pinpu/shared/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import type { Publishing } from './use-publish.ts';
import type { DraftOfSettings } from './use-settings-draft.ts';

interface PublishBarProps {
  draft: DraftOfSettings;
  publishing: Publishing;
}

/** The browser asks before the tab is closed while there are unpublished changes. */
function useAskBeforeClosing(hasChanges: boolean) {
  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanges]);
}

/** The names of the changed settings and the button that publishes them; always in view. */
export function PublishBar({ draft, publishing }: PublishBarProps) {
  const { changed } = draft;
  useAskBeforeClosing(changed.length > 0);
  return (
    <Bar>
      {publishing.rejection !== '' && <Notice variant="danger" message={publishing.rejection} />}
      {publishing.isDone && (
        <Notice variant="success" message="已發布，顧客下次載入頁面時就會看到。" />
      )}
      <Row>
        <Changes>
          {changed.length === 0
            ? '目前的內容都已發布。'
            : `未發布的變更：${changed.map(settingTitle).join('、')}`}
        </Changes>
        <Row>
          {changed.length > 0 && (
            <Button
              variant="quiet"
              onClick={() => {
                publishing.reset();
                draft.discard();
              }}
            >
              全部放棄
            </Button>
          )}
          <Button
            busy={publishing.isPending}
            disabled={changed.length === 0}
            onClick={publishing.publish}
          >
            發布
          </Button>
        </Row>
      </Row>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${theme.layer.sticky};
  display: grid;
  gap: ${theme.space[8]};
  padding: ${theme.space[12]} 0;
  border-top: ${theme.border.edge};
  background: ${theme.colour.paper};
  > :last-child { justify-content: space-between; }
`;

const Changes = styled.p`
  flex: 1 1 200px;
  font-size: ${theme.size[15]};
`;
