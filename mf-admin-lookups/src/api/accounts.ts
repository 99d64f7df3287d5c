import { admin } from '@pinpu/shared/api/admin';
import { answerOf } from '@pinpu/shared/api/client';
import {
  adminAccountsAnswerSchema,
  doneSchema,
  oneTimePasswordAnswerSchema,
  ownAdminAccountAnswerSchema,
  renewedTokenAnswerSchema,
} from '@pinpu/shared/contracts';

export interface NewAccount {
  account: string;
  display_name: string;
  role: 'owner' | 'staff';
}

const place = (account: string, change: string) =>
  `accounts/${encodeURIComponent(account)}/${change}`;

export const fetchOwnAccount = async () =>
  (await answerOf(admin.get('accounts/me'), ownAdminAccountAnswerSchema)).body;

export const fetchAccounts = async () =>
  (await answerOf(admin.get('accounts'), adminAccountsAnswerSchema)).body.accounts;

/** Adds an account; the answer has its one-time password. */
export const addAccount = async (json: NewAccount) =>
  (await answerOf(admin.post('accounts', { json }), oneTimePasswordAnswerSchema)).body;

/** Gives an account a new one-time password, and signs it out everywhere. */
export const resetAccount = async (account: string) =>
  (await answerOf(admin.post(place(account, 'reset')), oneTimePasswordAnswerSchema)).body;

export const disableAccount = (account: string) =>
  answerOf(admin.post(place(account, 'disable')), doneSchema);

export const enableAccount = (account: string) =>
  answerOf(admin.post(place(account, 'enable')), doneSchema);

/** Changes the signed-in account's password; both passwords are encrypted. Returns a new token. */
export const changePassword = async (json: {
  old_password: string;
  new_password: string;
  RspTS: string;
}) =>
  (await answerOf(admin.put('accounts/me/password', { json }), renewedTokenAnswerSchema)).body.jwt;

export const signOutEverywhere = () =>
  answerOf(admin.post('accounts/me/sign-out-everywhere'), doneSchema);
