import { useNavigate } from '@pinpu/shared/router';
import { useSetAtom } from '@pinpu/shared/state';
import { Icon, IconButton } from '@pinpu/shared/ui';
import { type FocusEvent, type FormEvent, useRef } from 'react';
import { rememberSearchAtom } from './recent-searches.ts';
import { SearchInput } from './SearchInput.tsx';
import { useSearchPath } from './search-path.ts';
import { Cancel, Form } from './search-styles.ts';
import { useLazyPopup } from './use-lazy-popup.ts';
import { useSearchList } from './use-search-list.ts';
import { useSearchText } from './use-search-text.ts';

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
