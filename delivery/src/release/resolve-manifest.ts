import { type Locale, manifestSchema, type ResolvedManifest } from '@careline/shared/manifest';
import * as v from 'valibot';
import { Failure } from '../failure';

const factsSchema = v.object({
  manifest: v.unknown(),
  texts: v.object({ en: v.unknown(), es: v.unknown(), ru: v.unknown() }),
});

/**
 * The manifest with its titles in three languages. Throws a Failure that names the remote's file and the key when the manifest breaks a
 * rule or a text is missing.
 */
export function resolveManifest(name: string, facts: unknown): ResolvedManifest {
  const { manifest: input, texts } = v.parse(factsSchema, facts);
  const result = v.safeParse(manifestSchema, input);
  if (!result.success) {
    const issue = result.issues[0];
    throw new Failure(`${name}/remote.manifest.ts: ${v.getDotPath(issue) ?? 'the default export'}: ${issue.message}.`);
  }
  const manifest = result.output;
  if (manifest.name !== name)
    throw new Failure(`${name}/remote.manifest.ts calls itself "${manifest.name}": name: '${name}' was expected.`);
  const title = (key: string) => ({ en: text('en', key), es: text('es', key), ru: text('ru', key) });
  const text = (locale: Locale, key: string) => {
    const found = key.split('.').reduce<unknown>((node, part) => property(node, part), texts[locale]);
    if (typeof found === 'string' && found !== '') return found;
    throw new Failure(
      `${name}/src/texts/${locale}.json has no text "${key}", which remote.manifest.ts names as a title.`,
    );
  };
  return {
    ...manifest,
    routes: manifest.routes.map((route) => ({ ...route, title: title(route.title) })),
    navigation: manifest.navigation.map((entry) => ({ ...entry, title: title(entry.title) })),
  };
}

function property(node: unknown, key: string): unknown {
  return typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined;
}

/** Paths and widgets that two remotes, or a remote and the shell, claim; empty when all is well. */
export function claimsTwice(manifests: readonly ResolvedManifest[], shellPaths: readonly string[]): string[] {
  const owners = new Map(shellPaths.map((path) => [path, 'the shell']));
  const doubles: string[] = [];
  for (const manifest of manifests) {
    const claims = [
      ...manifest.routes.map((route) => route.path),
      ...manifest.widgets.map((widget) => `widget ${widget.name}`),
    ];
    for (const claim of claims) {
      const owner = owners.get(claim);
      if (owner) doubles.push(`${manifest.name} and ${owner} both offer ${claim}`);
      owners.set(claim, manifest.name);
    }
  }
  return doubles;
}
