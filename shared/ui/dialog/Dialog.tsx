import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { useIsOnline } from '../feedback/use-is-online.ts';
import { Body, type DialogVariant, Foot, Head, Offline, Sheet, Title } from './dialog-styles.ts';
import { useBackCloses } from './use-back-closes.ts';
import { useModal } from './use-modal.ts';

export type DialogProps = {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  /** If false, neither Escape nor the backdrop closes it, and there is no close button; only its content closes it. */
  dismissable?: boolean;
  /**
   * `centre` floats; `full` fills the screen; `sheet` slides up on phones and floats elsewhere; `side` is at the right
   * edge, and slides up on phones.
   */
  variant?: DialogVariant;
  /** Shown beside the title. */
  header?: ReactNode;
  /** The actions, fixed at the lower edge. */
  footer?: ReactNode;
  /** `alertdialog` where an answer is required. */
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
};

/**
 * A modal dialog, mounted only while it is open. Back closes every variant except `centre`, since on a phone the others
 * look like a page.
 */
export function Dialog({ open, ...shown }: DialogProps) {
  return open && <OpenDialog {...shown} />;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const {
    title,
    onClose,
    dismissable = true,
    variant = 'centre',
    header,
    footer,
    role,
    children,
  } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLElement>(null);
  const pressedOutside = useRef(false);
  const id = useId();
  const dismiss = () => dismissable && onClose();
  useModal(ref, heading, dismiss);
  useBackCloses(dismissable && variant !== 'centre', dismiss);
  useScrollStop(body);

  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    dismiss();
  };
  // Prevents the key event, since browsers close the dialog on a second Escape even if `cancel` is prevented.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !dismissable) event.preventDefault();
  };
  const isOutside = (event: MouseEvent) => event.target === event.currentTarget;

  return (
    <Sheet
      ref={ref}
      role={role}
      closedby={dismissable ? 'closerequest' : 'none'}
      aria-labelledby={id}
      $variant={variant}
      onCancel={onCancel}
      onKeyDown={onKeyDown}
      onMouseDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (dismissable && pressedOutside.current && isOutside(event)) onClose();
      }}
    >
      <Head>
        <Title ref={heading} id={id} tabIndex={-1}>
          {title}
        </Title>
        {header}
        {dismissable && <IconButton icon="close" aria-label="關閉" onClick={onClose} />}
      </Head>
      <OfflineLine />
      <Body ref={body}>{children}</Body>
      {footer && <Foot>{footer}</Foot>}
    </Sheet>
  );
}

/** Without a network, what is sent waits; the frame's notice is behind the dialog. */
const OfflineLine = () =>
  useIsOnline() ? null : <Offline role="alert">目前沒有網路，恢復連線後會自動繼續</Offline>;

/** Makes a scroll container focusable while it overflows, which not every browser does. */
function useScrollStop(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const place = ref.current;
    if (!place || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() => {
      if (place.scrollHeight > place.clientHeight) place.tabIndex = 0;
      else place.removeAttribute('tabindex');
    });
    watch.observe(place);
    for (const child of place.children) watch.observe(child);
    return () => watch.disconnect();
  }, [ref]);
}
