import { act } from '@testing-library/react';

/** An answer that the test gives when it wants. */
export function heldBack<Answer extends object = object>() {
  let arrive: (answer: Answer) => void = () => {};
  const answer = new Promise<Answer>((resolve) => {
    arrive = resolve;
  });
  return { answer: () => answer, arrive: (body: Answer) => act(async () => arrive(body)) };
}
