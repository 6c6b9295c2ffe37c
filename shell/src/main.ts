// Federation shares modules only with code that is loaded behind a dynamic import.
void import('./bootstrap').then(({ start }) => start());
