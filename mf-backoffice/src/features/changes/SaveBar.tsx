import { theme } from '@pinpu/shared/theme';
import { Button, Row } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import styled from 'styled-components';

interface SaveBarProps {
  /** What is unsaved or saved, announced to screen readers. */
  state: string;
  isDirty: boolean;
  isSaving: boolean;
  /** Whether something has to end before a save, such as an upload. */
  isWaiting?: boolean;
  saveLabel?: string;
  discardLabel?: string;
  onDiscard: () => void;
}

/** The button that submits a long form, at the lower edge of the screen while the form is. */
export const SaveBar = ({
  state,
  isDirty,
  isSaving,
  isWaiting = false,
  saveLabel = '儲存',
  discardLabel = '放棄變更',
  onDiscard,
}: SaveBarProps) => (
  <Bar>
    <Soft role="status">{state}</Soft>
    <Row $gap={8}>
      {isDirty && !isSaving && (
        <Button variant="quiet" onClick={onDiscard}>
          {discardLabel}
        </Button>
      )}
      <Button type="submit" busy={isSaving} disabled={!isDirty || isWaiting}>
        {saveLabel}
      </Button>
    </Row>
  </Bar>
);

const Bar = styled.div`
  position: sticky;
  bottom: ${theme.frame.panel};
  z-index: ${theme.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[8]} ${theme.space[16]};
  padding-block: ${theme.space[12]};
  border-top: ${theme.border.edge};
  background: ${theme.colour.paper};
`;
