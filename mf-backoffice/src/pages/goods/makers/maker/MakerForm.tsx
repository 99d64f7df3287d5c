import { FaultForm } from '@pinpu/shared/staff';
import { Button, Notice, Row } from '@pinpu/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { UnsavedGuard } from '../../../../features/changes/UnsavedGuard.tsx';
import { MakerFields, type MakerFieldsProps } from './MakerFields.tsx';

interface MakerFormProps extends MakerFieldsProps {
  isChanged: boolean;
  isPending: boolean;
  /** The server's message about the last attempt, if it belongs to no field. */
  rejection: string;
  onSend: () => void;
  /** Further buttons. */
  children?: ReactNode;
}

export function MakerForm(props: MakerFormProps) {
  const { isChanged, isPending, rejection, onSend, children, ...fields } = props;
  return (
    <Narrow faults={fields.faults} onSend={onSend}>
      <UnsavedGuard active={isChanged && !isPending} />
      {rejection !== '' && <Notice variant="danger" message={rejection} />}
      <MakerFields {...fields} />
      <Row>
        <Button type="submit" busy={isPending} disabled={!isChanged}>
          {fields.isNew ? '新增' : '儲存'}
        </Button>
        {children}
      </Row>
    </Narrow>
  );
}

const Narrow = styled(FaultForm)`
  max-width: 640px;
`;
