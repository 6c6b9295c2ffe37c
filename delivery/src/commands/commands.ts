import { Failure } from '../failure';

interface Command {
  /** The file exports `run(args)`. */
  readonly load: () => Promise<{ run: (args: readonly string[]) => Promise<void> }>;
  /** How it is asked for. */
  readonly usage: string;
  readonly does: string;
}

const commands: Readonly<Record<string, Command>> = {
  check: {
    load: () => import('./check'),
    usage: '<remote>',
    does: 'all that a release of it would be refused for, and its journeys',
  },
  compose: { load: () => import('./compose'), usage: '', does: 'writes the site again, after a change of config.json' },
  contract: { load: () => import('./contract'), usage: '', does: 'writes the report of what remotes build on' },
  dev: {
    load: () => import('./dev'),
    usage: '[<remote>…] [--site <address>]',
    does: 'serves what is worked on, with Fast Refresh',
  },
  follow: { load: () => import('./follow'), usage: '<store>', does: 'makes live here what is live in a store' },
  'new-remote': { load: () => import('./new-remote'), usage: '<name>', does: 'makes a remote with a first page' },
  promote: {
    load: () => import('./promote'),
    usage: '<remote> [--traffic 50] [--from <store>] [--to <store>] [--message "why"]',
    does: 'gives more browsers, or another site, a release',
  },
  release: {
    load: () => import('./release'),
    usage: '<remote>|shell|--all|--missing [--traffic 10] [--until-healthy] [--no-verify] [--message "why"]',
    does: 'builds, proves and makes live',
  },
  releases: {
    load: () => import('./releases'),
    usage: '[--repair|--prune 10|--archive <file>]',
    does: 'what is live, since when, from what, and how browsers find it',
  },
  retire: {
    load: () => import('./retire'),
    usage: '<remote> [--message "why"]',
    does: 'takes a remote out of the site',
  },
  rollback: {
    load: () => import('./rollback'),
    usage: '<remote>|shell [<release>] [--list] [--message "why"]',
    does: 'goes back to the last good release, or to the one named',
  },
  serve: { load: () => import('./serve'), usage: '[--as-composed]', does: 'the composed site and the API on PORT' },
  store: {
    load: () => import('./store'),
    usage: '<store>|--token "who" <remote>…|--prune <store> --keep 10 [<remote>…]',
    does: 'serves a store of releases (a folder or s3://…), makes a token for one, or removes old releases from one',
  },
  where: {
    load: () => import('./where'),
    usage: '<remote>@<release> <file>:<line>:<column>',
    does: 'where a place of a release stands in the sources',
  },
  withdraw: {
    load: () => import('./withdraw'),
    usage: '<remote> [--message "why"]',
    does: 'takes a release back from the browsers that try it',
  },
};

const isHelp = (word: string) => ['help', '--help', '-h'].includes(word);

/** What is said instead of running a command: all of them, or the one that is named beside `--help`; undefined where no help is asked for. */
export function helpFor(words: readonly string[]): string | undefined {
  const [first = 'help', ...others] = words;
  if (!isHelp(first) && !others.some((word) => word === '--help' || word === '-h')) return undefined;
  const named = words.filter((word) => Object.hasOwn(commands, word)).slice(0, 1);
  const told = named.length > 0 ? named : Object.keys(commands);
  return told.map((name) => `${`${name} ${commands[name]?.usage}`.trim()}\n    ${commands[name]?.does}`).join('\n');
}

/** Throws a Failure that names the commands there are. */
export function commandNamed(name: string): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return command;
  throw new Failure(`There is no command "${name}". There are: ${Object.keys(commands).join(', ')}.`);
}
