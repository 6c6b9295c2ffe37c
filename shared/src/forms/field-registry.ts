import { createContext } from 'react';

/** A field as the error summary knows it. */
export interface RegisteredField {
  readonly name: string;
  readonly id: string;
  readonly label: string;
}

/** Fields enrol with their form; the answer takes them off again. */
export const FieldRegistry = createContext<(field: RegisteredField) => () => void>(() => () => undefined);
