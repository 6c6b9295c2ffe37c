/** A failure that one sentence explains: the command prints the sentence and no stack. */
export class Failure extends Error {
  override readonly name = 'Failure';
}
