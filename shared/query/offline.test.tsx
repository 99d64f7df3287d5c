import { ApiFailure } from '@pinpu/shared/api/failure';
import { appStore, noticesAtom } from '@pinpu/shared/state';
import { passTime, stopTime } from '@pinpu/shared/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createQueryClient, QueryProvider, useMutation, useQuery } from './index.ts';

afterEach(() => onlineManager.setOnline(true));

const lost = () => new ApiFailure([{ code: 'x', message: '伺服器連線錯誤', variant: 'danger' }], 0);

/** A call that fails as in a browser without a network, until the network is back. */
function callThatNeedsNetwork() {
  return jest.fn(async () => {
    if (onlineManager.isOnline()) return '烏龍茶';
    throw lost();
  });
}

const inClient = () => {
  const client = createQueryClient();
  return {
    wrapper: ({ children }: { children: React.ReactNode }) => (
      <QueryProvider client={client}>{children}</QueryProvider>
    ),
  };
};

describe('without a network', () => {
  it('a query waits, reports nothing, and goes on when it is back [X5]', async () => {
    const queryFn = callThatNeedsNetwork();
    onlineManager.setOnline(false);
    const { result } = renderHook(() => useQuery({ queryKey: ['p'], queryFn }), inClient());
    await waitFor(() => expect(result.current.fetchStatus).toBe('paused'));
    expect(result.current.isError).toBe(false);
    expect(appStore.get(noticesAtom)).toEqual([]);
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(result.current.data).toBe('烏龍茶'));
  });

  it('a mutation waits too [X5]', async () => {
    const mutationFn = callThatNeedsNetwork();
    onlineManager.setOnline(false);
    const { result } = renderHook(() => useMutation({ mutationFn }), inClient());
    act(() => result.current.mutate());
    await waitFor(() => expect(result.current.isPaused).toBe(true));
    expect(appStore.get(noticesAtom)).toEqual([]);
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(result.current.data).toBe('烏龍茶'));
  });

  it('a call is tried first, whatever the browser reports', async () => {
    onlineManager.setOnline(false);
    const queryFn = async () => '烏龍茶';
    const { result } = renderHook(() => useQuery({ queryKey: ['q'], queryFn }), inClient());
    await waitFor(() => expect(result.current.data).toBe('烏龍茶'));
  });
});

it('a call that was sent without a network and fails when it is back is sent again [X5]', async () => {
  stopTime();
  onlineManager.setOnline(false);
  const queryFn = jest
    .fn(async () => '烏龍茶')
    .mockImplementationOnce(async () => {
      onlineManager.setOnline(true);
      throw lost();
    });
  const { result } = renderHook(() => useQuery({ queryKey: ['s'], queryFn }), inClient());
  await passTime(1000);
  await waitFor(() => expect(result.current.data).toBe('烏龍茶'));
  expect(appStore.get(noticesAtom)).toEqual([]);
});

it('a call that fails with a network is reported at once, and sent no second time [X5]', async () => {
  const later = performance.now() + 60_000;
  jest.spyOn(performance, 'now').mockReturnValue(later);
  const queryFn = jest.fn(() => Promise.reject(lost()));
  const { result } = renderHook(() => useQuery({ queryKey: ['r'], queryFn }), inClient());
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(queryFn).toHaveBeenCalledTimes(1);
  expect(appStore.get(noticesAtom)).toHaveLength(1);
});
