import { act, render, screen } from '@testing-library/react';
import { Fragment } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { followTranslator } from './follow-translator';
import { translate } from './testing/translate';

beforeAll(() => followTranslator(window));

function Bill({ amount, note, isPaid }: { amount: number; note?: string; isPaid: boolean }) {
  return (
    <p>
      {isPaid ? <b>Paid: </b> : null}
      {amount} dollars
      {note}
    </p>
  );
}

const words = () => screen.getByText(/dollars/, { selector: 'p, p *' }).closest('p')?.textContent;

it('F140: a translated text that changes shows what it says now', async () => {
  const { rerender } = render(<Bill amount={19} isPaid={false} />);
  translate(document.body);
  await act(async () => rerender(<Bill amount={25} isPaid={false} />));
  expect(words()).toBe('25 dollars');
  // Once more, because it came back as the text that it was.
  translate(document.body);
  await act(async () => rerender(<Bill amount={31} isPaid={false} />));
  expect(words()).toBe('31 dollars');
});

it('F140: a translated text goes, and something comes before one, without an error', async () => {
  const { rerender, container } = render(<Bill amount={19} note=", late" isPaid={false} />);
  translate(document.body);
  await act(async () => rerender(<Bill amount={19} isPaid />));
  expect(words()).toBe('Paid: 19 dollars');
  expect(container.querySelectorAll('font font')).toHaveLength(2);
});

it('F140: so it is where the text has moved into what translates it, and where that was exchanged once more', async () => {
  const { rerender } = render(<Bill amount={19} note=", late" isPaid={false} />);
  translate(document.body, 'moves');
  await act(async () => rerender(<Bill amount={25} isPaid />));
  expect(words()).toBe('Paid: 25 dollars');
  translate(document.body, 'moves');
  for (const font of document.querySelectorAll('p > font')) font.replaceWith(font.cloneNode(true));
  await act(async () => {});
  await act(async () => rerender(<Bill amount={25} isPaid={false} note=" again" />));
  expect(words()).toBe('25 dollars again');
});

it('F140: texts that change places stand there once', async () => {
  const inOrder = (texts: readonly string[]) => (
    <p>
      {texts.map((text) => (
        <Fragment key={text}>{text}, </Fragment>
      ))}
    </p>
  );
  const { rerender, container } = render(inOrder(['Mon', 'Tue', 'Wed']));
  translate(container);
  await act(async () => rerender(inOrder(['Wed', 'Mon', 'Tue'])));
  expect(container.textContent).toBe('Wed, Mon, Tue, ');
  translate(container);
  await act(async () => rerender(inOrder(['Tue', 'Wed'])));
  expect(container.textContent).toBe('Tue, Wed, ');
});
