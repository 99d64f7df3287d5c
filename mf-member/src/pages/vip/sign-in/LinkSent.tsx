import { SentMail } from '@pinpu/shared/forms';
import { Stack } from '@pinpu/shared/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { OtherWays } from './OtherWays.tsx';

/** The second step if the mail contains only a link, since somebody has tried to guess codes of this account. */
export function LinkSent({ email, asked_at }: { email: string; asked_at: number }) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Stack>
      <Text ref={text} tabIndex={-1}>
        <SentMail message="登入連結已寄出" email={email}>
          <p>為保護您的帳號，請開啟信中的連結登入。連結於 30 分鐘內有效。</p>
        </SentMail>
      </Text>
      <OtherWays email={email} asked_at={asked_at} />
    </Stack>
  );
}

const Text = styled.div`
  outline: none;
`;
