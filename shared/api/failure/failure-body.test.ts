import { object, string } from '@pinpu/shared/contracts/schema';
import { ApiFailure } from './failure.ts';
import { conflictBody, failureBody } from './failure-body.ts';

const schema = object({ body: string() });

it.each([
  ['the body of a conflict', new ApiFailure([], 409, { body: 'now' }), { body: 'now' }],
  ['nothing of another rejection', new ApiFailure([], 400, { body: 'now' }), undefined],
  ['nothing of a conflict of another form', new ApiFailure([], 409, { body: 1 }), undefined],
  ['nothing of a conflict without a body', new ApiFailure([], 409), undefined],
  ['nothing of an error that is no answer', new Error('offline'), undefined],
  ['nothing without a failure', null, undefined],
])('conflictBody reads %s', (_what, error, body) => {
  expect(conflictBody(error, schema)).toEqual(body);
});

it.each([
  ['the body of any failure', new ApiFailure([], 422, { body: 'wrong' }), { body: 'wrong' }],
  ['nothing of a body of another form', new ApiFailure([], 422, { body: 1 }), undefined],
  ['nothing of an error that is no answer', new Error('offline'), undefined],
])('failureBody reads %s', (_what, error, body) => {
  expect(failureBody(error, schema)).toEqual(body);
});
