import { LookupTable } from './LookupTable.tsx';
import { bizUsers, userGroups } from './lookup.ts';

/** All business users. */
export const BizUsersView = () => <LookupTable lookup={bizUsers} />;

/** All user groups, the built-in one first. */
export const UserGroupsView = () => <LookupTable lookup={userGroups} />;
