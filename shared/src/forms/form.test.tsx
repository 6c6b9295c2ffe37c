import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error';
import { heldBack } from '../testing/held-back';
import { renderForTest } from '../ui/testing/render';
import { CheckboxField } from './checkbox-field';
import { Form } from './form';
import { MultiChoiceField } from './multi-choice-field';
import { showRefusal } from './show-refusal';
import { SubmitButton } from './submit-button';
import { schemaResolver } from './testing/schema-resolver';
import { PasswordField, SelectField, TextField } from './text-fields';
import { useForm } from './use-form';

const schema = v.object({
  first_name: v.pipe(v.string(), v.trim(), v.nonEmpty('validation.required')),
  state: v.pipe(v.string(), v.nonEmpty('Choose the state of your practice')),
  password: v.string(),
  remember: v.boolean(),
  skill_ids: v.array(v.string()),
  notes: v.string(),
});
type Values = v.InferOutput<typeof schema>;

interface ExampleProps {
  onSubmit: (values: Values) => unknown;
  firstLabel?: string;
}

function Example({ onSubmit, firstLabel = 'First name' }: ExampleProps) {
  const form = useForm({
    resolver: schemaResolver(schema),
    defaultValues: { first_name: '', state: '', password: '', remember: false, skill_ids: [], notes: '' },
  });
  async function submit(values: Values): Promise<void> {
    const refusal = await onSubmit(values);
    if (refusal instanceof ApiError) showRefusal(form, refusal, refusal.message);
    if (typeof refusal === 'string') form.setError('root.server', { message: refusal });
  }
  return (
    <Form form={form} onSubmit={submit}>
      <TextField name="first_name" label={firstLabel} hint="As on your licence" />
      <SelectField name="state" label="State" options={[{ value: 'CA', label: 'California' }]} />
      <PasswordField name="password" label="Password" autoComplete="current-password" isOptional />
      <CheckboxField name="remember" label="Remember me" />
      <MultiChoiceField
        name="skill_ids"
        label="Skills"
        options={[
          { value: '1', label: 'Family therapy' },
          { value: '2', label: 'Speech therapy' },
        ]}
      />
      <SubmitButton busyText="Saving…">Save profile</SubmitButton>
    </Form>
  );
}

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label, { selector: 'input, select' }), { target: { value } });
}

async function submit(): Promise<void> {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save profile' })));
}

it('AX21: a field that is required says so, without being invalid before anything was typed', () => {
  renderForTest(<Example onSubmit={vi.fn()} />);
  for (const field of [screen.getByLabelText('First name'), screen.getByLabelText('State')]) {
    expect(field.getAttribute('aria-required')).toBe('true');
    expect(field.matches(':invalid')).toBe(false);
  }
  expect(screen.getByLabelText(/^Password/).hasAttribute('aria-required')).toBe(false);
});

it('F307: a refusal that comes while somebody types on leaves the focus in their field', async () => {
  const refusal = new ApiError({ message: 'Notes are too long', code: 'http', key: 'login', field: 'notes' });
  const { answer, arrive } = heldBack();
  renderForTest(<Example onSubmit={answer} />);
  type('First name', 'Ana');
  type('State', 'CA');
  await submit();
  const field = screen.getByLabelText('First name');
  field.focus();
  type('First name', 'Anna');
  await arrive(refusal);
  expect((await screen.findByRole('alert')).textContent).toContain('Notes are too long');
  expect(document.activeElement).toBe(field);
});

it('F58: a refusal of a value that no field shows stands in the summary in words', async () => {
  const refusal = new ApiError({ message: 'Notes are too long', code: 'http', key: 'login', field: 'notes' });
  renderForTest(<Example onSubmit={() => refusal} />);
  type('First name', 'Ana');
  type('State', 'CA');
  await submit();
  const summary = screen.getByRole('alert');
  expect(document.activeElement).toBe(summary);
  expect(summary.textContent).toBe('There is one problem to fixNotes are too long');
});

it('F58: a refusal that names its field is not headed by the name again, however that binds its words', async () => {
  const refusal = new ApiError({ message: 'First name is too long', code: 'http', key: 'login', field: 'first_name' });
  renderForTest(<Example firstLabel={'First\u00a0name'} onSubmit={() => refusal} />);
  type('First name', 'Ana');
  type('State', 'CA');
  await submit();
  expect(screen.getByRole('alert').textContent).toBe('There is one problem to fixFirst name is too long');
});

it('what is wrong stands beside each field and in a focused summary whose links lead there', async () => {
  const onSubmit = vi.fn();
  renderForTest(<Example onSubmit={onSubmit} />);
  await submit();
  const summary = screen.getByRole('alert');
  expect(document.activeElement).toBe(summary);
  expect(summary.textContent).toContain('There are 2 problems to fix');
  expect(onSubmit).not.toHaveBeenCalled();

  const input = screen.getByLabelText('First name');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const described = input
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['Fill in “First name”', 'As on your licence']);

  fireEvent.click(screen.getByRole('link', { name: 'Fill in “First name”' }));
  expect(document.activeElement).toBe(input);
});

it('F102: a correction is not answered by reading out all that is still wrong, over what is being typed', async () => {
  renderForTest(<Example onSubmit={vi.fn()} />);
  await submit();
  type('State', 'CA');
  const summary = await screen.findByText('There is one problem to fix');
  const region = summary.closest('[role="alert"]');
  // By itself an alert is read out whole at each change.
  expect(region?.getAttribute('aria-atomic')).toBe('false');
  expect(region?.getAttribute('aria-relevant')).toBe('additions');
});

it('AX21: the document’s title says that there are problems, under a heading, until there are none', async () => {
  document.title = 'Profile · Careline';
  renderForTest(<Example onSubmit={vi.fn()} />);
  await submit();
  expect(document.title).toBe('Error: Profile · Careline');
  expect(screen.getByRole('heading', { name: 'There are 2 problems to fix' })).toBeTruthy();
  type('First name', 'Ana');
  type('State', 'CA');
  await submit();
  expect(document.title).toBe('Profile · Careline');
});

it('AX21 F61: a title that the page gets anew, as a switch of language gives it, says so too; another page’s does not', async () => {
  document.title = 'Profile · Careline';
  const { unmount } = renderForTest(<Example onSubmit={vi.fn()} />);
  await submit();
  window.history.replaceState(null, '', `/es${window.location.pathname}`);
  document.title = 'Perfil · Careline';
  await waitFor(() => expect(document.title).toBe('Error: Perfil · Careline'));
  window.history.replaceState(null, '', '/es/elsewhere');
  document.title = 'Facturas · Careline';
  await act(async () => {});
  expect(document.title).toBe('Facturas · Careline');
  unmount();
  expect(document.title).toBe('Facturas · Careline');
});

it('sends the checked values under the API names, once however often it is clicked', async () => {
  let finish = (): void => {};
  const onSubmit = vi.fn((_values: Values) => new Promise<void>((resolve) => (finish = resolve)));
  renderForTest(<Example onSubmit={onSubmit} />);
  type('First name', '  Ana ');
  type('State', 'CA');
  fireEvent.click(screen.getByLabelText('Remember me'));
  await submit();
  const busy = screen.getByRole('button', { name: 'Saving…' });
  await act(async () => void fireEvent.click(busy));
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onSubmit.mock.lastCall).toMatchObject([
    { first_name: 'Ana', state: 'CA', password: '', remember: true, skill_ids: [] },
  ]);
  await act(async () => finish());
  expect(screen.getByRole('button', { name: 'Save profile' })).toBeTruthy();
});

it.each(['error', 'close', 'validation.required'])(
  'F276: a server’s words “%s” pass unchanged, although a text or a group of texts has that name',
  async (message) => {
    renderForTest(<Example onSubmit={() => new ApiError({ message, code: 'http', key: 'login' })} />);
    type('First name', 'Ana');
    type('State', 'CA');
    await submit();
    expect(screen.getByRole('alert').textContent).toBe(message);
  },
);

it('F276: plain words that are the name of a group of texts pass unchanged', async () => {
  renderForTest(<Example onSubmit={() => 'session'} />);
  type('First name', 'Ana');
  type('State', 'CA');
  await submit();
  expect(screen.getByRole('alert').textContent).toBe('session');
});

it('a refusal by the server takes the focus too, and what was typed stays', async () => {
  renderForTest(<Example onSubmit={() => 'The address could not be verified'} />);
  type('First name', 'Ana');
  type('State', 'CA');
  await submit();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('The address could not be verified'));
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Ana');
});

it('a password can be shown and hidden', () => {
  renderForTest(<Example onSubmit={vi.fn()} />);
  const input = screen.getByLabelText(/^Password/, { selector: 'input' });
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.getAttribute('type')).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.getAttribute('type')).toBe('password');
});

it('F63: Enter that ends a composition chooses nothing', () => {
  renderForTest(<Example onSubmit={vi.fn()} />);
  type('Skills', 'speech');
  const input = screen.getByRole('combobox', { name: /^Skills/ });
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
  expect(screen.queryByRole('button', { name: 'Remove Speech therapy' })).toBeNull();
});

it('several choices are made and taken back by keyboard alone', async () => {
  const onSubmit = vi.fn();
  renderForTest(<Example onSubmit={onSubmit} />);
  type('First name', 'Ana');
  type('State', 'CA');
  const input = screen.getByRole('combobox', { name: /^Skills/ });
  type('Skills', 'speech');
  expect(
    within(screen.getByRole('listbox'))
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Speech therapy']);
  for (const key of ['Enter', 'ArrowDown', 'Enter']) fireEvent.keyDown(input, { key });
  expect(screen.getByRole('button', { name: 'Remove Speech therapy' })).toBeTruthy();
  fireEvent.keyDown(input, { key: 'Backspace' });
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(screen.queryByRole('listbox')).toBeNull();
  await submit();
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ skill_ids: ['2'] });
});
