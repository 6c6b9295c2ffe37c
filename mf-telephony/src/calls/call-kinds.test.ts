import { expect, it } from 'vitest';
import { isAnsweredKind, isMissedKind } from './call-kinds';

it.each([
  'missed',
  'missed_calls',
  'unanswered',
  'not_answered',
  'no-answer',
  'no_answer',
  'busy',
  'failed',
  'canceled',
])('F385: nobody took what is called “%s”', (kind) =>
  expect([isMissedKind(kind), isAnsweredKind(kind)]).toEqual([true, false]),
);

it.each(['answered', 'answered_calls', 'completed'])('F385: somebody took what is called “%s”', (kind) =>
  expect([isMissedKind(kind), isAnsweredKind(kind)]).toEqual([false, true]),
);

it.each(['voicemail', 'queued', 'ringing', 'in-progress'])('F385: “%s” is neither', (kind) =>
  expect([isMissedKind(kind), isAnsweredKind(kind)]).toEqual([false, false]),
);
