import { expect, it } from 'vitest';
import { holdShortWords } from './short-words';

it('E3: a short Russian word holds on to the next one, two of them too; other languages stay as they are', () => {
  const texts = { lead: 'Вы заботитесь о пациентах', nested: { text: 'И в любой момент, но не из-за {{name}}; кот' } };
  expect(holdShortWords(texts)).toEqual({
    lead: 'Вы заботитесь о\u00a0пациентах',
    nested: { text: 'И\u00a0в\u00a0любой момент, но\u00a0не\u00a0из-за {{name}}; кот' },
  });
  expect(holdShortWords({ text: 'a casa' })).toEqual({ text: 'a casa' });
});
