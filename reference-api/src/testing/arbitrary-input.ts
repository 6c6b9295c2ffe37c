import fc from 'fast-check';
import { readMember } from './read-json';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '%',
    "'; drop table users; --",
    '../..',
    'null',
    '1e400',
    '٣',
    '\ud800',
    'x'.repeat(3000),
  ),
);
const anything: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(-1, 0, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, null, true, [], {}, [[]]),
);

/** Values that the schema allows, and among them some that it does not: so that half of the requests get past the validation. */
export function arbitraryFor(schema: unknown): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 8, arbitrary: allowedBy(schema) }, { weight: 1, arbitrary: anything });
}

function allowedBy(schema: unknown): fc.Arbitrary<unknown> {
  const read = (key: string) => readMember(schema, key);
  const number = (key: string) => {
    const value = read(key);
    return typeof value === 'number' ? value : undefined;
  };
  const options = read('anyOf');
  if (Array.isArray(options)) return fc.oneof(...options.map(arbitraryFor));
  const only = read('const');
  if (only !== undefined) return fc.constant(only);
  const pattern = read('pattern');
  switch (read('type')) {
    case 'string':
      return typeof pattern === 'string' ? fc.stringMatching(new RegExp(pattern, 'u')) : text;
    case 'integer':
      return fc.integer({ min: number('minimum') ?? -1000, max: number('maximum') ?? 1000 });
    case 'number':
      return fc.double({ min: number('minimum') ?? -1e9, max: number('maximum') ?? 1e9, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(arbitraryFor(read('items')), { maxLength: 4 });
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(read('properties') ?? {}).map(([name, of]) => [name, arbitraryFor(of)])),
        { requiredKeys: [] },
      );
    default:
      return anything;
  }
}

/** A query of the described parameters and some that nobody knows. */
export function arbitraryQuery(described: unknown): fc.Arbitrary<string> {
  const parameters = readMember(described, 'parameters');
  const inQuery = (Array.isArray(parameters) ? parameters : []).filter((one) => readMember(one, 'in') === 'query');
  const pairs = inQuery.map((one) =>
    fc.tuple(fc.constant(String(readMember(one, 'name'))), arbitraryFor(readMember(one, 'schema'))),
  );
  const pair = fc.oneof(fc.tuple(text, anything), ...pairs);
  return fc
    .array(pair, { maxLength: 4 })
    .map((list) =>
      list
        .map(([name, value]) => `${encode(name)}=${encode(typeof value === 'string' ? value : JSON.stringify(value))}`)
        .join('&'),
    );
}

/** Lone surrogates have no encoding; they are sent as the replacement character, as a browser does. */
export function encode(part: string): string {
  return encodeURIComponent(Buffer.from(part, 'utf8').toString('utf8'));
}
