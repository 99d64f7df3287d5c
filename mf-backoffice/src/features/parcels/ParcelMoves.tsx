import type { ParcelMove, ShopParcel } from '@pinpu/shared/contracts/backoffice';
import { Button, ConfirmDialog, Notice, Row, Stack } from '@pinpu/shared/ui';
import { useState } from 'react';
import { ParcelForm } from './ParcelForm.tsx';
import { useParcelMove } from './use-parcel-move.ts';

interface Offer {
  move: ParcelMove;
  text: string;
  /** Asked before the move; none where it can be repeated. */
  question?: string;
}

/** What a clerk can do about a parcel. */
function offersOf(parcel: ShopParcel): Offer[] {
  const { state, kind, message, can_cancel, can_return } = parcel;
  const offers: (Offer | false)[] = [
    state === 'failed' && { move: 'correct', text: '再試一次' },
    // Of a return, the provider only sends notices.
    kind === 'out' &&
      (state === 'created' || state === 'sending') && { move: 'ask', text: '查詢現況' },
    state === 'created' &&
      message !== '' && {
        ...({ move: 'settle', text: '處理好了' } as const),
        question: '這件事會從待處理移除，包裹不變。',
      },
    can_return && {
      ...({ move: 'return', text: '建立退貨託運單' } as const),
      question: '會建立一張退貨託運單，讓訂購人把商品寄回來。運費由商店負擔。',
    },
    can_cancel && {
      ...({ move: 'cancel', text: '取消託運單' } as const),
      question: '取消後不能再用這張託運單寄出，要寄時請重新建立。',
    },
  ];
  return offers.filter((offer) => offer !== false);
}

interface OffersProps {
  parcel: ShopParcel;
  pending: ParcelMove | undefined;
  onEdit: () => void;
  onChoose: (offer: Offer) => void;
}

/** The buttons of a parcel's moves; the form's comes first. */
const Offers = ({ parcel, pending, onEdit, onChoose }: OffersProps) => (
  <Row $gap={8}>
    {parcel.state === 'failed' && (
      <Button size="small" disabled={pending !== undefined} onClick={onEdit}>
        修正資料
      </Button>
    )}
    {offersOf(parcel).map((offer) => (
      <Button
        key={offer.move}
        size="small"
        variant="secondary"
        busy={pending === offer.move}
        disabled={pending !== undefined}
        onClick={() => onChoose(offer)}
      >
        {offer.text}
      </Button>
    ))}
  </Row>
);

interface QuestionProps {
  offer: Offer | undefined;
  moves: ReturnType<typeof useParcelMove>;
  onCancel: () => void;
  onConfirm: (offer: Offer) => void;
}

const Question = ({ offer, moves, onCancel, onConfirm }: QuestionProps) => (
  <ConfirmDialog
    open={offer !== undefined}
    title={offer?.text ?? ''}
    confirmLabel={offer?.text ?? ''}
    cancelLabel="先不要"
    busy={moves.pending !== undefined}
    onCancel={onCancel}
    onConfirm={() => offer && onConfirm(offer)}
  >
    <p>{offer?.question}</p>
    {moves.rejection !== '' && <p role="alert">{moves.rejection}</p>}
  </ConfirmDialog>
);

interface ParcelMovesProps {
  parcel: ShopParcel;
  /** Called with the parcel after a move, and what was done. */
  onMoved: (parcel: ShopParcel, done: string) => void;
}

/** The moves of a parcel: its form is corrected in place, what can't be undone is confirmed. */
export function ParcelMoves({ parcel, onMoved }: ParcelMovesProps) {
  const [isEditing, setEditing] = useState(false);
  const [chosen, setChosen] = useState<Offer>();
  const moves = useParcelMove(parcel, onMoved);
  const make = ({ move, text }: Offer) => moves.make({ move, text }, () => setChosen(undefined));
  return (
    <Stack $gap={12}>
      {moves.rejection !== '' && chosen === undefined && (
        <Notice variant="danger" message={moves.rejection} />
      )}
      {isEditing ? (
        <ParcelForm
          parcel={parcel}
          busy={moves.pending === 'correct'}
          onClose={() => setEditing(false)}
          onSend={(form) =>
            moves.make({ move: 'correct', text: '修正資料', form }, ({ state }) =>
              setEditing(state === 'failed'),
            )
          }
        />
      ) : (
        <Offers
          parcel={parcel}
          pending={moves.pending}
          onEdit={() => setEditing(true)}
          onChoose={(offer) => (offer.question === undefined ? make(offer) : setChosen(offer))}
        />
      )}
      <Question
        offer={chosen}
        moves={moves}
        onCancel={() => setChosen(undefined)}
        onConfirm={make}
      />
    </Stack>
  );
}
