import { expect, it } from 'vitest';
import { importsAcross } from './waits-for';

it('SH4: a page of the shell that imports what remotes alone wait for is found', () => {
  const chunks = [
    { fileName: 'later/own/page.js', imports: ['later/common/parts.js', 'later/shared/forms.js'] },
    { fileName: 'later/shared/federation.js', imports: ['later/shared/forms.js'] },
  ];
  expect(importsAcross(chunks, 'later/own/', 'later/shared/')).toEqual([
    'later/own/page.js imports later/shared/forms.js',
  ]);
});
