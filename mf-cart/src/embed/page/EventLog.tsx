import { theme } from '@pinpu/shared/theme';
import { Button } from '@pinpu/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { EVENT_NAMES } from './described-elements.ts';

interface LoggedEvent {
  id: number;
  type: string;
  detail: string;
}

const MOST = 8;
const LONGEST = 240;

const textOf = (detail: unknown) => {
  const text = JSON.stringify(detail) ?? '';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

/** The events that the elements of this page have sent, newest first. */
function useEvents() {
  const [events, setEvents] = useState<readonly LoggedEvent[]>([]);
  useEffect(() => {
    let id = 0;
    const log = (event: Event) => {
      id += 1;
      const one = { id, type: event.type, detail: textOf((event as CustomEvent).detail) };
      setEvents((before) => [one, ...before].slice(0, MOST));
    };
    for (const name of EVENT_NAMES) document.addEventListener(name, log);
    return () => {
      for (const name of EVENT_NAMES) document.removeEventListener(name, log);
    };
  }, []);
  return { events, clear: () => setEvents([]) };
}

export function EventLog() {
  const { events, clear } = useEvents();
  return (
    <Log aria-label="收到的事件">
      <Head>
        <h3>收到的事件</h3>
        {events.length > 0 && (
          <Button variant="quiet" size="small" onClick={clear}>
            清除
          </Button>
        )}
      </Head>
      {events.length === 0 && <p>還沒有。試著在上面的元素加入商品。</p>}
      <div role="log" aria-label="事件紀錄">
        <ol>
          {events.map(({ id, type, detail }) => (
            <li key={id} translate="no">
              <b>{type}</b> <span>{detail}</span>
            </li>
          ))}
        </ol>
      </div>
    </Log>
  );
}

const Log = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  li {
    padding-block: ${theme.space[4]};
    border-bottom: ${theme.border.hairline};
    font: ${theme.size[13]}/1.6 ui-monospace, Menlo, Consolas, monospace;
  }
  span { color: ${theme.colour.inkSoft}; }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${theme.width.touch};
`;
