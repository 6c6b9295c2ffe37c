/** The turns of the event loop in which parts were rendered. */
export interface Turns {
  readonly of: Set<number>;
  readonly stop: () => void;
}

let turn = 0;
let counted: Set<number> | undefined;

/** Counts turns from now on. */
export function countTurns(): Turns {
  const of = new Set<number>();
  counted = of;
  let isOver = false;
  const next = () => {
    turn += 1;
    if (!isOver) setImmediate(next);
  };
  next();
  return {
    of,
    stop: () => {
      isOver = true;
    },
  };
}

/** Three parts, each longer to render than React's slices are (5 ms): in slices they are rendered in more than one turn, in one piece in one. */
export function SlowParts() {
  return [1, 2, 3].map((part) => <SlowPart key={part} />);
}

function SlowPart() {
  const until = performance.now() + 6;
  while (performance.now() < until);
  counted?.add(turn);
  return null;
}
