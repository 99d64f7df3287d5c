import type { Composition } from '@pinpu/shared/contracts';
import { MemoryRouter, useNavigate } from '@pinpu/shared/router';
import { passTime, stopTime } from '@pinpu/shared/testing';
import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { testComposition, testRemotes, testVersion } from '../testing/compositions.ts';
import { cachePart, forgetFailedParts } from './parts.ts';
import { RemotePart } from './RemotePart.tsx';
import { RemotesContext } from './remotes-context.tsx';

type Load = (attempt: number) => Promise<ComponentType<{ name: string }>>;

const Greeting = ({ name }: { name: string }) => <p>您好，{name}</p>;

let part = 0;
function Navigation() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('/next')}>
      下一頁
    </button>
  );
}

const show = (load: Load) => {
  part += 1;
  return render(
    <MemoryRouter>
      <p>頁首</p>
      <Navigation />
      <RemotePart
        id={`mf-test/page/${part}`}
        load={load}
        props={{ name: '小鋪' }}
        pending={<p>載入中</p>}
        failed={(retry) => (
          <button type="button" onClick={retry}>
            再試一次
          </button>
        )}
      />
    </MemoryRouter>,
  );
};

// React shows content that replaces a fallback no earlier than 300 ms after the fallback.
let user: ReturnType<typeof stopTime>;
beforeEach(() => {
  user = stopTime();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it('shows the pending state, then the part with its props [M4]', async () => {
  show(async () => Greeting);
  expect(screen.getByText('載入中')).toBeInTheDocument();
  expect(await screen.findByText('您好，小鋪')).toBeInTheDocument();
});

it('shows a preloaded part immediately [F1]', () => {
  cachePart(`mf-test/page/${part + 1}`, Greeting);
  show(() => new Promise(() => {}));
  expect(screen.getByText('您好，小鋪')).toBeInTheDocument();
});

it('contains a load error within the part, and loads again on a retry [M4]', async () => {
  const attempts: number[] = [];
  show(async (attempt) => {
    attempts.push(attempt);
    if (attempt === 0) throw new Error('404');
    return Greeting;
  });
  const retry = await screen.findByRole('button', { name: '再試一次' });
  expect(screen.getByText('頁首')).toBeInTheDocument();
  await user.click(retry);
  expect(await screen.findByText('您好，小鋪')).toBeInTheDocument();
  expect(attempts).toEqual([0, 1]);
});

it('contains a render error within the part [M4]', async () => {
  show(async () => () => {
    throw new Error('broken');
  });
  expect(await screen.findByRole('button', { name: '再試一次' })).toBeInTheDocument();
  expect(screen.getByText('頁首')).toBeInTheDocument();
});

it('a failed part is loaded again at another address, where the same page may work [M4]', async () => {
  let isBroken = true;
  show(async () => ({ name }) => {
    if (isBroken) throw new Error('this product');
    return <p>您好，{name}</p>;
  });
  await screen.findByRole('button', { name: '再試一次' });
  isBroken = false;
  await user.click(screen.getByRole('button', { name: '下一頁' }));
  expect(await screen.findByText('您好，小鋪')).toBeInTheDocument();
});

it('reloads a failed part where it is shown next, once failures are cleared [M4]', async () => {
  const load = jest.fn<ReturnType<Load>, []>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue(Greeting);
  const once = () =>
    render(
      <MemoryRouter>
        <RemotePart
          id="mf-test/page/again"
          load={load}
          props={{ name: '小鋪' }}
          pending={<p>載入中</p>}
          failed={() => <p>失敗</p>}
        />
      </MemoryRouter>,
    );
  const first = once();
  await screen.findByText('失敗');
  first.unmount();
  const second = once();
  await screen.findByText('失敗');
  second.unmount();
  forgetFailedParts();
  once();
  expect(await screen.findByText('您好，小鋪')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it.each([
  ['not again a part that the page knew before', 'mf-known', 1],
  ['a part that only the lazy composition names', 'mf-other', 2],
])('tries, when the lazy composition arrives, %s [M4]', async (_which, remote, times) => {
  const attempts: number[] = [];
  const at = (composition: Composition) => (
    <MemoryRouter>
      <RemotesContext value={testRemotes([], { composition })}>
        <RemotePart
          id={`${remote}/page/broken`}
          load={async (attempt) => {
            attempts.push(attempt);
            throw new Error('404');
          }}
          props={{}}
          failed={() => <p>暫時無法顯示</p>}
          pending={<p>載入中</p>}
        />
      </RemotesContext>
    </MemoryRouter>
  );
  const initial = testComposition({ 'mf-known': testVersion() });
  const rest = { url: '/rest.json', integrity: '', routes: [] };
  const { rerender } = render(at({ ...initial, rest }));
  await screen.findByText('暫時無法顯示');
  rerender(at(initial));
  await screen.findByText('暫時無法顯示');
  await act(async () => {});
  expect(attempts).toHaveLength(times);
});

it('retries automatically when a request made offline fails after the network is back [M4, X5]', async () => {
  show(async (attempt) => {
    if (attempt > 0) return Greeting;
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    throw new Error('no network');
  });
  await passTime(1000);
  expect(await screen.findByText('您好，小鋪')).toBeInTheDocument();
});

it('a failed part is loaded again automatically once the network is back [M4, X5]', async () => {
  show(async (attempt) => {
    if (attempt === 0) throw new Error('no network');
    return Greeting;
  });
  await screen.findByRole('button', { name: '再試一次' });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('您好，小鋪')).toBeInTheDocument();
});
