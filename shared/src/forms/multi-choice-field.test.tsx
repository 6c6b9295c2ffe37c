import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderForTest } from '../ui/testing/render';
import { Form } from './form';
import { MultiChoiceField } from './multi-choice-field';
import { useForm } from './use-form';

const skills = [
  { value: '1', label: 'Family therapy' },
  { value: '2', label: 'Internal medicine' },
  { value: '3', label: 'Speech therapy' },
];

interface SkillsProps {
  readonly chosen?: readonly string[];
  readonly isOptional?: boolean;
  readonly incomplete?: string;
  readonly options?: typeof skills;
}

function Skills({ chosen = [], ...rest }: SkillsProps) {
  const form = useForm({ defaultValues: { skill_ids: chosen } });
  return (
    <Form form={form} onSubmit={vi.fn()}>
      <MultiChoiceField name="skill_ids" label="Skills" options={skills} {...rest} />
    </Form>
  );
}

const input = () => screen.getByRole('combobox', { name: /^Skills/ });

function type(words: string): void {
  fireEvent.change(input(), { target: { value: words } });
}

const chosenNow = () => screen.queryAllByRole('button', { name: /^Remove/ }).map((button) => button.ariaLabel);

it('F210: who listens is told that nothing matches, in the region that stands throughout', () => {
  renderForTest(<Skills chosen={['1']} />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('1 chosen');
  type('surgery');
  expect(screen.getByRole('status')).toBe(status);
  expect(status.textContent).toBe('Nothing matches “surgery”');
  fireEvent.blur(input());
  expect(status.textContent).toBe('1 chosen');
});

it('F421: while options are still to come, nothing says that nothing matches', () => {
  const { rerender } = renderForTest(<Skills incomplete="Loading skills…" />);
  type('surgery');
  expect([screen.getByRole('listbox').textContent, screen.getByRole('status').textContent]).toEqual([
    'Loading skills…',
    'Loading skills…',
  ]);
  rerender(<Skills incomplete="" />);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(input().ariaExpanded ?? input().getAttribute('aria-expanded')).toBe('false');
});

it('F211: neither Tab nor a press beside the entries takes the focus into the list, which would go with it', () => {
  renderForTest(<Skills />);
  type('therapy');
  const list = screen.getByRole('listbox');
  expect(list.tabIndex).toBe(-1);
  expect(list.hasAttribute('tabindex')).toBe(true);
  for (const pressed of [list, ...screen.getAllByRole('option')]) expect(fireEvent.mouseDown(pressed)).toBe(false);
});

it('F212: in a browser that speaks Turkish, whose small I has no dot, “internal” finds “Internal medicine”', () => {
  const lower = String.prototype.toLocaleLowerCase;
  vi.spyOn(String.prototype, 'toLocaleLowerCase').mockImplementation(function (this: string) {
    return lower.call(this, 'tr');
  });
  renderForTest(<Skills />);
  type('internal');
  expect(screen.getByRole('option').textContent).toBe('Internal medicine');
});

it('F465: a name is found with the hyphens and apostrophes of any keyboard', () => {
  renderForTest(<Skills options={[{ value: '1', label: 'Parkinson’s: cognitive–behavioral therapy' }]} />);
  for (const words of ["parkinson's", 'Parkinson’s', 'cognitive-b', 'cognitive–b']) {
    type(words);
    expect(screen.getAllByRole('option')).toHaveLength(1);
  }
});

it('F213: a key that is held too long neither chooses what nobody meant nor takes away what was chosen', () => {
  renderForTest(<Skills chosen={['1']} />);
  type('speech');
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(fireEvent.keyDown(input(), { key: 'Enter', repeat: true })).toBe(false);
  fireEvent.keyDown(input(), { key: 'Backspace', repeat: true });
  expect(chosenNow()).toEqual(['Remove Family therapy', 'Remove Speech therapy']);
});

it('F274: after a choice Enter chooses and takes away nothing, until an arrow or typing makes an entry active', () => {
  renderForTest(<Skills chosen={['1']} />);
  type('speech');
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(fireEvent.keyDown(input(), { key: 'Enter' })).toBe(false);
  expect(input().getAttribute('aria-activedescendant')).toBeNull();
  expect(chosenNow()).toEqual(['Remove Family therapy', 'Remove Speech therapy']);
  fireEvent.keyDown(input(), { key: 'ArrowDown' });
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(chosenNow()).toEqual(['Remove Speech therapy']);
  fireEvent.keyDown(input(), { key: 'ArrowUp' });
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(chosenNow()).toEqual([]);
  type('internal');
  fireEvent.click(screen.getByRole('option'));
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(chosenNow()).toEqual(['Remove Internal medicine']);
});

it('AX21 F274: a choice that is required says so', () => {
  const { unmount } = renderForTest(<Skills />);
  expect(input().getAttribute('aria-required')).toBe('true');
  unmount();
  renderForTest(<Skills isOptional />);
  expect(input().hasAttribute('aria-required')).toBe(false);
});

it('F274: a chip that is taken away leaves what was typed', () => {
  renderForTest(<Skills chosen={['3']} />);
  type('fam');
  fireEvent.click(screen.getByRole('button', { name: 'Remove Speech therapy' }));
  expect(chosenNow()).toEqual([]);
  expect(screen.getByDisplayValue('fam')).toBe(input());
});
