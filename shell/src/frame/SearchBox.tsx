import { useLocation, useNavigate } from '@pinpu/shared/router';
import { theme } from '@pinpu/shared/theme';
import { Icon, IconButton } from '@pinpu/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { useRemotes } from '../composition/remotes-context.tsx';
import { routeFor } from '../routing/routes-of.ts';

/** The search of the whole shop; it starts afresh with the keyword of each route (spec §2). */
export function SearchBox() {
  const { pathname } = useLocation();
  const { composition } = useRemotes();
  const keyword = routeFor(composition, pathname)?.params.CATE ?? '';
  return <SearchForm key={keyword} keyword={keyword} />;
}

function SearchForm({ keyword }: { keyword: string }) {
  const [text, setText] = useState(keyword);
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);

  const search = (event: FormEvent) => {
    event.preventDefault();
    field.current?.blur();
    navigate(`/products/${encodeURIComponent(text.trim())}`);
  };
  const clear = () => {
    setText('');
    navigate('/products/');
  };
  return (
    <Form role="search" onSubmit={search}>
      <Icon name="search" />
      <Input
        ref={field}
        type="search"
        enterKeyHint="search"
        aria-label="搜尋商品"
        placeholder="請輸入關鍵字"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.select()}
      />
      {text !== '' && <IconButton icon="clear" aria-label="清除關鍵字" onClick={clear} />}
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex: 1;
  align-items: center;
  min-width: 0;
  max-width: 480px;
  min-height: ${theme.width.touch};
  padding-left: ${theme.space[4]};
  ${theme.media.tablet} {
    padding-left: ${theme.space[12]};
  }
  border-bottom: ${theme.border.edge};
  color: ${theme.colour.inkSoft};
  &:focus-within {
    border-color: ${theme.colour.ink};
  }
  > svg {
    flex: none;
  }
`;

const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: ${theme.width.touch};
  padding: 0 ${theme.space[8]};
  border: 0;
  background: none;
  color: ${theme.colour.ink};
  outline: none;
  &::-webkit-search-cancel-button {
    display: none;
  }
`;
