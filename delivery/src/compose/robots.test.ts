import { expect, it } from 'vitest';
import { robotsText } from './robots';

it('search engines keep out of what is not public, in every language, and of the API', () => {
  const paths = [
    { path: '/', access: 'public' },
    { path: '/notes', access: 'signed-in' },
    { path: '/notes/mine', access: 'signed-in' },
    { path: '/notes/shared', access: 'public' },
    { path: '/welcome/start', access: 'open-during-onboarding' },
  ] as const;
  expect(robotsText(paths, '/backend').split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /notes',
    'Disallow: /welcome/start',
    'Disallow: /es/notes',
    'Disallow: /es/welcome/start',
    'Disallow: /ru/notes',
    'Disallow: /ru/welcome/start',
    'Disallow: /backend',
    'Allow: /notes/shared',
    'Allow: /es/notes/shared',
    'Allow: /ru/notes/shared',
    '',
  ]);
  expect(robotsText([], 'https://api.example')).toBe('User-agent: *\n');
});
