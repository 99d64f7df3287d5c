import { changeMailChoices, fetchMailChoices } from '@pinpu/shared/api';
import { failureText } from '@pinpu/shared/api/failure';
import type { MailChoices, MailChoicesChange } from '@pinpu/shared/contracts';
import { useMutation, useQuery, useQueryClient } from '@pinpu/shared/query';
import { theme } from '@pinpu/shared/theme';
import { Checkbox, Notice } from '@pinpu/shared/ui';
import styled from 'styled-components';

/** What the signed-in member has consented to. */
export const useMailChoices = (token: string) =>
  useQuery({
    queryKey: ['member', token, 'mailing'],
    queryFn: fetchMailChoices,
    meta: { quiet: true },
  });

interface MailChoiceProps {
  token: string;
  topic: keyof MailChoices;
  source: MailChoicesChange['source'];
  /** What is stored; it changes as soon as the box is pressed. */
  checked: boolean;
  label: string;
  help: string;
}

/** A member's consent to one kind of mail, saved when the box is pressed. */
export function MailChoice({ token, topic, source, checked, label, help }: MailChoiceProps) {
  const cache = useQueryClient();
  const key = ['member', token, 'mailing'];
  const { mutate, isPending, isSuccess, variables, error } = useMutation({
    mutationFn: (chosen: boolean) => changeMailChoices({ source, [topic]: chosen }),
    onSuccess: (_done, chosen) =>
      cache.setQueryData<MailChoices>(key, (known) => known && { ...known, [topic]: chosen }),
    meta: { quiet: true },
  });
  return (
    <div>
      <Checkbox
        label={label}
        checked={isPending ? variables : checked}
        onChange={({ currentTarget }) => !isPending && mutate(currentTarget.checked)}
      />
      <Help>
        {help} <span role="status">{isSuccess && (checked ? '已開啟。' : '已關閉。')}</span>
      </Help>
      {error !== null && (
        <Notice variant="danger" message={failureText(error, '目前無法儲存，請稍後再試一次。')} />
      )}
    </div>
  );
}

const Help = styled.p`
  padding-inline-start: ${theme.space[32]};
  margin-inline-start: ${theme.space[4]};
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
`;
