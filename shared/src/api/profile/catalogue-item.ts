import { field, isRecord, readText } from '../read';

/** A skill or condition of the catalogue. */
export interface CatalogueItem {
  readonly id: string;
  readonly name: string;
}

/** Reads `{ id, name }`; undefined where either is missing. */
export function readCatalogueItem(value: unknown): CatalogueItem | undefined {
  if (!isRecord(value)) return undefined;
  const id = readText(field(value, 'id'));
  const name = readText(field(value, 'name'));
  return id === undefined || name === undefined ? undefined : { id, name };
}
