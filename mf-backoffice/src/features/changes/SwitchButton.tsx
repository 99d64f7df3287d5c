import { Button, ConfirmDialog } from '@pinpu/shared/ui';
import { useState } from 'react';
import type { useChangeCall } from './use-change-call.ts';

interface SwitchButtonProps {
  /** The dialog's title without the verb: 優惠券 of 停用優惠券. */
  what: string;
  enabled: boolean;
  /** Explains what the change does, for the current state. */
  consequence: string;
  call: Pick<
    ReturnType<typeof useChangeCall<undefined, unknown>>,
    'make' | 'reset' | 'isPending' | 'rejection'
  >;
}

/** Disables something, or enables it again, after a confirmation that explains the consequence. */
export function SwitchButton({ what, enabled, consequence, call }: SwitchButtonProps) {
  const action = enabled ? '停用' : '恢復使用';
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          call.reset();
          setAsking(true);
        }}
      >
        {action}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`${action}${what}`}
        confirmLabel={call.rejection ? '再試一次' : action}
        tone={enabled ? 'danger' : 'primary'}
        busy={call.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => call.make(undefined, () => setAsking(false))}
      >
        <p>{consequence}</p>
        {call.rejection && <p role="alert">{call.rejection}</p>}
      </ConfirmDialog>
    </>
  );
}
