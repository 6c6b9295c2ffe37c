import type { ResolvedManifest } from '@careline/shared/manifest';

type Manifest = Pick<ResolvedManifest, 'name' | 'widgets' | 'uses'>;
type Types = NonNullable<Manifest['widgets'][number]['propTypes']>;

/**
 * Props that one remote gives a widget of another and that the owner does not take, or that it asks for and is not given; empty when all is well. A
 * widget whose remote is not live is left to the page, which says so in its place.
 */
export function unfitProps(manifests: readonly Manifest[]): string[] {
  const offers = new Map(
    manifests.flatMap(({ name: owner, widgets }) =>
      widgets.map(({ name, propTypes }) => [name, { owner, takes: propTypes }] as const),
    ),
  );
  return manifests.flatMap(({ name: user, uses = [] }) =>
    uses.flatMap(({ name, propTypes: gives }) => {
      const { owner, takes } = offers.get(name) ?? {};
      if (takes === undefined) return [];
      return faults(gives, takes).map((fault) => `${user} gives ${name} ${fault} (${owner})`);
    }),
  );
}

function faults(gives: Types, takes: Types): string[] {
  const given = Object.entries(gives).flatMap(([prop, type]) => {
    const taken = takes[prop];
    if (taken === undefined) return [`the prop ${prop}, which its owner does not take`];
    return fits(type, taken) ? [] : [`the prop ${prop} as ${type}, which its owner takes as ${taken}`];
  });
  const missing = Object.entries(takes).filter(([prop, type]) => !type.endsWith('?') && gives[prop] === undefined);
  return [...given, ...missing.map(([prop, type]) => `no prop ${prop}, which its owner asks for as ${type}`)];
}

/** What may be left out fits only what need not be given. */
function fits(given: string, taken: string): boolean {
  return given === taken || `${given}?` === taken;
}
