import {
  type NewsletterContent,
  type NewsletterPage,
  newsletterConflictSchema,
} from '@pinpu/shared/contracts/backoffice';
import { ChangeButtons, Columns, FaultForm, useEdits } from '@pinpu/shared/staff';
import { Notice, PageSection, Stack, TextField } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import { useState } from 'react';
import { changeNewsletter } from '../../../../api/newsletters.ts';
import { newsletterKey } from '../../../../api/shop-keys.ts';
import { withoutEnter } from '../../../../features/changes/long-form.ts';
import { UnsavedGuard } from '../../../../features/changes/UnsavedGuard.tsx';
import { useChangeCall } from '../../../../features/changes/use-change-call.ts';
import { MailPreview } from '../MailPreview.tsx';
import { BlockFields } from './BlockFields.tsx';
import { SegmentFields } from './SegmentFields.tsx';
import { SendDraft } from './SendDraft.tsx';
import { TestMail } from './TestMail.tsx';

const contentOf = ({ newsletter }: NewsletterPage): NewsletterContent => {
  const { subject, preheader, blocks, segment } = newsletter;
  return { subject, preheader, blocks, segment };
};

/** The stored names, and those of what was chosen here. */
function useNames(stored: NewsletterPage['names']) {
  const [chosen, setChosen] = useState<NewsletterPage['names']>({});
  const add = (id: string, name: string) => setChosen((before) => ({ ...before, [id]: name }));
  return { names: { ...chosen, ...stored }, add };
}

interface DraftFieldsProps {
  typed: NewsletterContent;
  faults: Readonly<Record<string, string>>;
  names: NewsletterPage['names'];
  onName: (id: string, name: string) => void;
  onChange: (change: Partial<NewsletterContent>) => void;
}

/** Subject, content and receivers. */
function DraftFields({ typed, faults, names, onName, onChange }: DraftFieldsProps) {
  return (
    <>
      <TextField
        label="主旨"
        hint="商店名稱會自動加在前面"
        autoComplete="off"
        maxLength={80}
        value={typed.subject}
        error={faults.subject ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ subject: value })}
      />
      <TextField
        label="預覽文字"
        hint="在收件匣裡，顯示在主旨後面"
        autoComplete="off"
        optional
        maxLength={120}
        value={typed.preheader}
        error={faults.preheader ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ preheader: value })}
      />
      <PageSection title="內容">
        <BlockFields
          blocks={typed.blocks}
          names={names}
          onName={onName}
          onChange={(blocks) => onChange({ blocks })}
        />
      </PageSection>
      <PageSection title="寄給誰">
        <SegmentFields
          segment={typed.segment}
          names={names}
          onName={onName}
          onChange={(segment) => onChange({ segment })}
        />
      </PageSection>
    </>
  );
}

/** The form of a newsletter that was not sent yet, with its preview, a test mail and the button that sends it. */
export function Draft({ page }: { page: NewsletterPage }) {
  const { newsletter_id: id, version } = page.newsletter;
  const { typed, isChanged, edit, clear } = useEdits(`newsletter ${id}`, contentOf(page));
  const { names, add } = useNames(page.names);
  const call = useChangeCall(
    (content: NewsletterContent) => changeNewsletter(id, { version, ...content }),
    { keyOf: () => newsletterKey(id), conflict: newsletterConflictSchema },
  );
  const reset = (then: () => void) => {
    call.reset();
    then();
  };
  return (
    <Columns>
      <FaultForm
        faults={call.faults}
        onKeyDown={withoutEnter}
        onSend={() => call.make(typed, clear)}
      >
        <UnsavedGuard active={isChanged && !call.isPending} />
        {call.rejection !== '' && <Notice variant="danger" message={call.rejection} />}
        {call.isSuccess && !isChanged && <Notice variant="success" message="已儲存。" />}
        <DraftFields
          {...{ typed, names, faults: call.faults, onName: add }}
          onChange={(change) => reset(() => edit(change))}
        />
        <ChangeButtons {...{ isChanged, isPending: call.isPending }} onUndo={() => reset(clear)}>
          {isChanged && <Soft>儲存後才能預覽、試寄與寄送。</Soft>}
        </ChangeButtons>
      </FaultForm>
      <Stack $gap={24}>
        <SendDraft page={page} isChanged={isChanged} />
        <TestMail id={id} disabled={isChanged} />
        <MailPreview address={page.preview} version={version} />
      </Stack>
    </Columns>
  );
}
