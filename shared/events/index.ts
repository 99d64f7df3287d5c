import type { Notice, Order } from '@pinpu/shared/contracts';
import { useEffect } from 'react';

/** Events between remotes (spec §7 Internal events, §8 global error event). */
export interface AppEvents {
  /** Loads an order by id or guid, then opens its dialog. */
  APP_EC_LOAD_ORDER_DETAILS: { id: string; acc_email?: string };
  /** Opens the dialog of an order already loaded. */
  APP_EC_OPEN_ORDER_DETAILS: { order: Order };
  /** Shows notices in the global message modal. */
  APP_EC_ERROR: { notices: Notice[] };
  /** Opens the side panel 篩選搜尋結果. */
  APP_EC_OPEN_FILTERS: Record<string, never>;
  /** Orders changed on the server; order lists refetch. */
  APP_EC_ORDERS_CHANGED: Record<string, never>;
  /** An administrative call has finished (ledger A9). */
  APP_ADMIN_RESULT: { success: boolean };
  /** Opens the inspector, in developer mode. */
  APP_EC_OPEN_INSPECTOR: Record<string, never>;
}
export type AppEventName = keyof AppEvents;

/** Emits an event to all listeners, in the shell and any remote. */
export function emitAppEvent<Name extends AppEventName>(name: Name, detail: AppEvents[Name]) {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Listens outside React; returns a function that stops listening. */
export function onAppEvent<Name extends AppEventName>(
  name: Name,
  handle: (detail: AppEvents[Name]) => void,
) {
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) handle(event.detail);
  };
  window.addEventListener(name, listen);
  return () => window.removeEventListener(name, listen);
}

/** Listens while the component is mounted. */
export function useAppEvent<Name extends AppEventName>(
  name: Name,
  handle: (detail: AppEvents[Name]) => void,
) {
  useEffect(() => onAppEvent(name, handle), [name, handle]);
}
