import { admin, adminAnswerOf } from '@pinpu/shared/api/admin';
import {
  adminOf,
  billPeriodSchema,
  billTemplateSchema,
  bizAccountSchema,
  bizUserSchema,
  merchantSchema,
  systemUserSchema,
  userGroupSchema,
} from '@pinpu/shared/contracts';
import { array, type Infer, type Schema, withDefault } from '@pinpu/shared/contracts/schema';
import { type LookupRequest, lookupParams } from './lookup-request.ts';

/** A success without data, such as an octet stream, is an empty list (spec §8). */
async function fetchList<Item extends Schema>(path: string, item: Item, request: LookupRequest) {
  const call = admin.get(path, { searchParams: lookupParams(request) });
  const { Data } = await adminAnswerOf(call, adminOf(withDefault(array(item), [])));
  return Data as Infer<Item>[];
}

/** The path of a list that belongs to business users: for one of them, or for all (spec §6). */
const scoped = (name: string, { bizId = '' }: LookupRequest, all = name) =>
  bizId === '' ? all : `BizProfile/${name}`;

/** Business users (spec §7). */
export const fetchBizUsers = (request: LookupRequest = {}) =>
  fetchList('BizUser', bizUserSchema, request);

/** User groups, without the built-in administrator group (spec §7). */
export const fetchUserGroups = (request: LookupRequest = {}) =>
  fetchList('BizUserGroup', userGroupSchema, request);

/** System users (spec §7). */
export const fetchSystemUsers = (request: LookupRequest = {}) =>
  fetchList('User', systemUserSchema, request);

/** Account groups, of one business user or of all (spec §7). */
export const fetchAccounts = (request: LookupRequest = {}) =>
  fetchList(scoped('BizAccount', request), bizAccountSchema, request);

/** Bill templates, of one business user or of all (spec §7). */
export const fetchTemplates = (request: LookupRequest = {}) =>
  fetchList(scoped('BizBillTemplate', request), billTemplateSchema, request);

/** Bill periods, of one business user or of all (spec §7). */
export const fetchPeriods = (request: LookupRequest = {}) =>
  fetchList(scoped('BizBillPeriod', request), billPeriodSchema, request);

/** Payment merchants, of one business user or of all (spec §7). */
export const fetchMerchants = (request: LookupRequest = {}) =>
  fetchList(scoped('Merchants', request, 'BizData/Merchants'), merchantSchema, request);
