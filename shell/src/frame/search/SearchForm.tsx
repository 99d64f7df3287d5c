import { useNavigate } from '@pinpu/shared/router';
import { useSetAtom } from '@pinpu/shared/state';
import { Icon, IconButton } from '@pinpu/shared/ui';
import {
  type ChangeEvent,
  type ComponentType,
  type CompositionEvent,
  type FocusEvent,
  type FormEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { rememberSearchAtom } from './recent-searches.ts';
import { SearchInput } from './SearchInput.tsx';
import type { SearchPopupProps } from './SearchPopup.tsx';
import { useSearchPath } from './search-path.ts';
import { Cancel, Form } from './search-styles.ts';
import { useSearchList } from './use-search-list.ts';

/** The search box, filled with `keyword`, and the list of suggestions (spec §2 Header). */
export function SearchForm({ keyword }: { keyword: string }) {
  const searchPath = useSearchPath();
  const field = useRef<HTMLInputElement>(null);
  const { text, debounced, put, box } = useSearchText(keyword);
  const list = useSearchList(field, debounced);
  const Popup = useLazyPopup(list.open);
  const remember = useSetAtom(rememberSearchAtom);
  const navigate = useNavigate();

  const end = (search?: string) => {
    if (search !== undefined) remember(search);
    list.close();
    field.current?.blur();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    end(text);
    navigate(searchPath(text));
  };
  const clear = () => {
    put('');
    list.leave();
    navigate(searchPath(''));
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) list.close();
  };
  return (
    <Form
      role="search"
      action={searchPath('')}
      data-open={list.open}
      onSubmit={submit}
      onBlur={onBlur}
      onKeyDown={list.onEscape}
    >
      <Icon name="search" />
      <SearchInput {...box} ref={field} suggestions={list} />
      {text !== '' && <IconButton icon="clear" aria-label="清除關鍵字" onClick={clear} />}
      <Cancel variant="quiet" onClick={() => end()}>
        取消
      </Cancel>
      {Popup && (
        <Popup
          list={list}
          text={debounced}
          onChoose={end}
          onCleared={() => field.current?.focus()}
        />
      )}
    </Form>
  );
}

let known: ComponentType<SearchPopupProps> | undefined;

/** The popup of the search box, loaded when it first opens; the box works without it. */
function useLazyPopup(open: boolean) {
  const [Popup, setPopup] = useState(() => known);
  useEffect(() => {
    if (!open || Popup !== undefined) return;
    import(/* webpackChunkName: "search" */ './SearchPopup.tsx').then(
      ({ SearchPopup }) => {
        known = SearchPopup;
        setPopup(() => SearchPopup);
      },
      () => undefined,
    );
  }, [open, Popup]);
  return Popup;
}

/**
 * The text of the input, and the same without unfinished composition: while an input method is composing, partial
 * characters are not searched.
 */
function useSearchText(initial: string) {
  const [text, setText] = useState(initial);
  const [debounced, setDebounced] = useState(initial);
  const put = (value: string) => {
    setText(value);
    setDebounced(value);
  };
  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    setText(target.value);
    if (!('isComposing' in nativeEvent && nativeEvent.isComposing === true))
      setDebounced(target.value);
  };
  const onCompositionEnd = ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
    setDebounced(currentTarget.value);
  return { text, debounced, put, box: { value: text, onChange, onCompositionEnd } };
}
