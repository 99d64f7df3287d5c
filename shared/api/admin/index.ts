export { admin, adminAnswerOf } from './admin-client.ts';
