import { Button, Notice, Row, Stack } from '@pinpu/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { UnsavedGuard } from '../../../features/unsaved/UnsavedGuard.tsx';
import { MakerFields, type MakerFieldsProps } from './MakerFields.tsx';

interface MakerFormProps extends MakerFieldsProps {
  isChanged: boolean;
  isPending: boolean;
  /** Why the last attempt was rejected, where that is about no field. */
  rejection: string;
  onSend: () => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** The form of a maker; leads to the first field that was rejected. */
export function MakerForm(props: MakerFormProps) {
  const { isChanged, isPending, rejection, onSend, children, ...fields } = props;
  const form = useRef<HTMLFormElement>(null);
  const rejected = Object.values(fields.faults).join();
  useEffect(() => {
    if (rejected !== '') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [rejected]);
  return (
    <Narrow
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <UnsavedGuard active={isChanged && !isPending} />
      <Stack $gap={24}>
        {rejection !== '' && <Notice variant="danger" message={rejection} />}
        <MakerFields {...fields} />
        <Row>
          <Button type="submit" busy={isPending} disabled={!isChanged}>
            {fields.isNew ? '新增' : '儲存'}
          </Button>
          {children}
        </Row>
      </Stack>
    </Narrow>
  );
}

const Narrow = styled.form`
  max-width: 640px;
`;
