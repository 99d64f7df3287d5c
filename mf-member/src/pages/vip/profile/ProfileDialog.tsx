import type { User } from '@pinpu/shared/contracts';
import { useKeepPage } from '@pinpu/shared/state';
import { Button, Dialog, Notice, Stack } from '@pinpu/shared/ui';
import { useId } from 'react';
import { ProfileForm } from './ProfileForm.tsx';
import { useSaveProfile } from './use-save-profile.ts';

/** The member's profile in a form (spec §5 Profile form). */
export function ProfileDialog({ member, onClose }: { member: User; onClose: () => void }) {
  const id = useId();
  const { save, busy, rejection } = useSaveProfile(member, onClose);
  useKeepPage('profile');
  return (
    <Dialog
      open
      variant="full"
      title="會員資料"
      onClose={onClose}
      footer={
        <Button type="submit" form={id} wide busy={busy}>
          儲存
        </Button>
      }
    >
      <Stack>
        {rejection && <Notice variant="danger" message={rejection} />}
        <ProfileForm id={id} member={member} onSubmit={(draft) => busy || save(draft)} />
      </Stack>
    </Dialog>
  );
}
