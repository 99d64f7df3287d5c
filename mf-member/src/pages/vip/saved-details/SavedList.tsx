import { SAVED_MAX } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { Button, Notice, PageSection, Row, Stack } from '@pinpu/shared/ui';
import { NotLoaded } from '@pinpu/shared/widgets';
import { useState } from 'react';
import styled from 'styled-components';
import { DeleteDialog } from './DeleteDialog.tsx';
import { EditDialog } from './EditDialog.tsx';
import { SavedCard } from './SavedCard.tsx';
import type { Saved, SavedKind, SavedListOf } from './saved-kind.ts';

interface SavedListProps<Content> {
  kind: SavedKind<Content>;
  list: SavedListOf<Content>;
}

interface CardsProps<Content> extends SavedListProps<Content> {
  saved: readonly Saved<Content>[];
  onEdit: (one: Saved<Content>) => void;
  onDelete: (one: Saved<Content>) => void;
}

function SavedCards<Content>({ kind, list, saved, onEdit, onDelete }: CardsProps<Content>) {
  const makeDefault = (one: Saved<Content>) => {
    const { id, label } = one;
    list.change({ id, content: { ...kind.contentOf(one), label, is_default: true } });
  };
  return (
    <Cards>
      {saved.map((one) => (
        <SavedCard
          key={one.id}
          title={kind.nameOf(one)}
          label={one.label}
          isDefault={one.is_default}
          busy={list.busy}
          onEdit={() => onEdit(one)}
          onDelete={() => onDelete(one)}
          onMakeDefault={() => makeDefault(one)}
        >
          {kind.detailsOf?.(one)}
        </SavedCard>
      ))}
    </Cards>
  );
}

/** A member's saved entries of one kind: list, form, default entry, and deletion after a confirmation. */
export function SavedList<Content extends object>({ kind, list }: SavedListProps<Content>) {
  const { title, noun, empty } = kind;
  const { saved, rejection } = list;
  const [editing, setEditing] = useState<Saved<Content>>();
  const [deleting, setDeleting] = useState<Saved<Content>>();
  const open = (show: () => void) => {
    list.reset();
    show();
  };
  const add = { ...kind.blank, id: '', label: '', is_default: false };
  const { failed, retry } = list;
  const failure = '目前無法讀取，請稍後再試一次。';
  const notLoaded = <NotLoaded isError={failed} refetch={retry} what={title} failure={failure} />;
  if (failed) return <PageSection title={title}>{notLoaded}</PageSection>;
  if (saved === undefined) return notLoaded;
  const full = `已存滿 ${SAVED_MAX} ${noun}，請先刪除不再使用的。`;
  return (
    <PageSection title={title}>
      <Stack>
        {rejection && !editing && !deleting && <Notice variant="danger" message={rejection} />}
        {saved.length === 0 && <Soft>{empty}</Soft>}
        {saved.length > 0 && (
          <SavedCards
            {...{ kind, list, saved }}
            onEdit={(one) => open(() => setEditing(one))}
            onDelete={(one) => open(() => setDeleting(one))}
          />
        )}
        {saved.length >= SAVED_MAX && <Soft>{full}</Soft>}
        {saved.length < SAVED_MAX && (
          <Row>
            <Button variant="secondary" onClick={() => open(() => setEditing(add))}>
              {`新增${title}`}
            </Button>
          </Row>
        )}
      </Stack>
      {editing && (
        <EditDialog {...{ kind, list }} draft={editing} onClose={() => setEditing(undefined)} />
      )}
      {deleting && (
        <DeleteDialog {...{ kind, list }} saved={deleting} onClose={() => setDeleting(undefined)} />
      )}
    </PageSection>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
  ${theme.media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Soft = styled.p`
  color: ${theme.colour.inkSoft};
`;
