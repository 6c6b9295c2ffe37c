import { failure, type TestPlatform, type TestPlatformOptions } from '@careline/shared/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { showPage } from '../testing/auth-page';
import { createAuthPlatform } from '../testing/auth-platform';

const ana = { user_id: 'user-1', org_id: 'org-1', permissions: [], username: 'ana' };
const answers = {
  'POST /auth/login': { access_token: 'fresh-token' },
  'GET /auth/validate': ana,
  'GET /professionals/profile': failure(404),
};

async function openLogin(options: TestPlatformOptions = {}, rememberedEmail?: string) {
  const site = await createAuthPlatform({
    path: '/auth/login',
    ...options,
    answers: { ...answers, ...options.answers },
  });
  if (rememberedEmail !== undefined) localStorage.setItem('careline.email', rememberedEmail);
  await showPage(site);
  return site;
}

const keptEmail = ({ drafts }: TestPlatform['platform']) => Object(Object(drafts.read('account-email')).values).email;
const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => screen.getByRole('button', { name: /^Sign/ });

function type(control: HTMLInputElement, value: string) {
  fireEvent.change(control, { target: { value } });
}

function signIn(address = 'ana@careline.example', secret = 'x') {
  type(email(), address);
  type(password(), secret);
  fireEvent.click(submit());
}

describe('the login page', () => {
  it('R10: asks for e-mail, password and the choice to be remembered, as password managers expect', async () => {
    await openLogin();
    expect(email()).toMatchObject({ name: 'email', type: 'email', autocomplete: 'username' });
    expect(password()).toMatchObject({ name: 'password', type: 'password', autocomplete: 'current-password' });
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).toHaveProperty('checked', false);
    expect(screen.getByRole('link', { name: 'Create account' }).getAttribute('href')).toBe('/auth/register');
  });

  it('U11: says whom to write to about a lost password, where somebody is configured', async () => {
    await openLogin({ config: { supportEmail: 'help@careline.example' } });
    const link = screen.getByRole('link', { name: 'help@careline.example' });
    expect(link.getAttribute('href')).toBe('mailto:help@careline.example');
  });

  it('R96 R97 R169: posts what was typed, is busy meanwhile, and goes on after the notice', async () => {
    let answer = (_token: unknown) => {};
    const pending = new Promise((resolve) => {
      answer = resolve;
    });
    const { api, navigation } = await openLogin({ answers: { 'POST /auth/login': () => pending } });
    signIn();
    await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBe('true'));
    fireEvent.click(submit());
    answer({ access_token: 'fresh-token' });
    await waitFor(() => expect(navigation.visited).toEqual(['/dashboard']));
    expect(await screen.findByText('Login Successful')).toBeDefined();
    expect(api.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /auth/login',
      'GET /auth/validate',
      'GET /professionals/profile',
    ]);
    expect(api.callsOf('POST /auth/login')[0]?.body).toEqual({ email: 'ana@careline.example', password: 'x' });
  });

  it('F65: a visitor who has left the page meanwhile is signed in where they are, and not led away', async () => {
    let answer = (_token: unknown) => {};
    const pending = new Promise((resolve) => {
      answer = resolve;
    });
    const { navigation, platform } = await openLogin({ answers: { 'POST /auth/login': () => pending } });
    signIn();
    await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBe('true'));
    cleanup();
    answer({ access_token: 'fresh-token' });
    await waitFor(() => expect(platform.toasts.getSnapshot()).toMatchObject([{ color: 'success' }]));
    await act(async () => {});
    expect(platform.session.getSnapshot().isAuthenticated).toBe(true);
    expect(navigation.visited).toEqual([]);
  });

  it('F57: the notice that takes the place of the form takes the focus too', async () => {
    const { navigation } = await openLogin();
    vi.spyOn(navigation, 'continueAfterSignIn').mockResolvedValue();
    submit().focus();
    signIn();
    const title = await screen.findByRole('heading', { level: 1, name: 'You are signed in' });
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('F238: it takes the focus where another tab signs in as well, though the token is tried in between', async () => {
    let answer = (_user: unknown) => {};
    const pending = new Promise((resolve) => {
      answer = resolve;
    });
    const { platform } = await openLogin({
      answers: { 'GET /auth/validate': () => pending },
    });
    password().focus();
    localStorage.setItem('careline.token', 'token-of-another-tab');
    act(() => void platform.session.initialise());
    expect(screen.queryByLabelText('Email')).toBeNull();
    answer(ana);
    const title = await screen.findByRole('heading', { level: 1, name: 'You are signed in' });
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('R61 R98 R217: shows why a sign-in failed in a focused summary, keeps what was typed, and clears it on retry', async () => {
    const { api, navigation } = await openLogin({ answers: { 'POST /auth/login': failure(401, 'Bad') } });
    signIn();
    const summary = await waitFor(() => {
      expect(document.activeElement?.textContent).toBe('Bad');
      return document.activeElement;
    });
    expect(await screen.findByText('Login Failed')).toBeDefined();
    expect(navigation.visited).toEqual([]);
    expect(email().value).toBe('ana@careline.example');

    api.answer('POST /auth/login', () => new Promise(() => {}));
    fireEvent.click(submit());
    await waitFor(() => expect(summary?.isConnected).toBe(false));
  });

  it('R252: refuses only what is empty or no e-mail, beside the field and in a focused summary', async () => {
    const { api } = await openLogin();
    signIn('not an address', '');
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(within(summary).getByText('There are 2 problems to fix')).toBeDefined();
    fireEvent.click(within(summary).getByRole('link', { name: /^Email: Enter an email address/ }));
    expect(document.activeElement).toBe(email());
    expect(password().getAttribute('aria-invalid')).toBe('true');
    expect(api.calls).toEqual([]);

    signIn('a@b', 'x');
    await waitFor(() => expect(api.callsOf('POST /auth/login')[0]?.body).toEqual({ email: 'a@b', password: 'x' }));
  });

  it('keeps the e-mail over a reload, and the password in no storage', async () => {
    const { platform } = await openLogin();
    type(email(), 'ana@careline.example');
    type(password(), 'hush-hush');
    await waitFor(() => expect(keptEmail(platform)).toBe('ana@careline.example'));
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('hush-hush');
  });

  it('starts with the e-mail of the last sign-in, which is no draft until another is typed', async () => {
    const { platform } = await openLogin({}, 'ana@careline.example');
    expect(email().value).toBe('ana@careline.example');
    type(email(), '');
    await waitFor(() => expect(keptEmail(platform)).toBe(''));
    type(email(), 'ana@careline.example');
    await waitFor(() => expect(platform.drafts.read('account-email')).toBeUndefined());
  });

  it.each([
    ['ana@careline.example', ''],
    ['ben@careline.example', 'ben@careline.example'],
  ])('F14: an e-mail that another tab has forgotten is offered no more: %s becomes "%s"', async (shown, left) => {
    const { platform } = await openLogin({}, 'ana@careline.example');
    type(email(), shown);
    localStorage.removeItem('careline.email');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'careline.email' })));
    expect(email().value).toBe(left);
    expect(JSON.stringify(platform.drafts.read('account-email') ?? '')).not.toContain('ana@');
  });

  it('keeps no draft of an e-mail that nobody typed', async () => {
    await openLogin();
    expect(email().value).toBe('');
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('keeps all that was typed when the language changes', async () => {
    const { navigation } = await openLogin();
    type(email(), 'ana@careline.example');
    type(password(), 'hush-hush');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await act(() => navigation.switchLocale('ru'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Вход' })).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Электронная почта').value).toBe('ana@careline.example');
    expect(screen.getByLabelText<HTMLInputElement>('Пароль').value).toBe('hush-hush');
    expect(screen.getByRole('checkbox', { name: 'Запомнить меня' })).toHaveProperty('checked', true);
    expect(screen.getByRole('link', { name: 'Создать аккаунт' }).getAttribute('href')).toBe('/ru/auth/register');
  });

  it('AX7: a refusal does not stay in the language that the page has left', async () => {
    const { navigation } = await openLogin({ answers: { 'POST /auth/login': failure(401, 'Wrong password') } });
    signIn();
    expect(await within(await screen.findByRole('alert')).findByText('Wrong password')).toBeDefined();
    await act(() => navigation.switchLocale('ru'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Не\u00a0удалось войти'));
    await act(() => navigation.switchLocale('es'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('No se ha podido iniciar sesión'));
  });

  it('AX7: a refusal, and the notice of it, are said anew in the language that is switched to', async () => {
    const translations = { en: 'Wrong password', es: 'Contraseña incorrecta' };
    const refusal = Response.json({ message: 'Wrong password', translations }, { status: 401 });
    const { navigation } = await openLogin({ answers: { 'POST /auth/login': refusal } });
    signIn();
    expect(await screen.findByText('Login Failed')).toBeDefined();
    await act(() => navigation.switchLocale('es'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Contraseña incorrecta'));
    expect(screen.queryByText('Login Failed')).toBeNull();
    expect(screen.getAllByText('Contraseña incorrecta')).toHaveLength(2);
  });

  it('offers a signed-in visitor the dashboard, in the language of the page', async () => {
    const { navigation } = await openLogin({ signedIn: true, path: '/es/auth/login' });
    fireEvent.click(screen.getByRole('link', { name: 'Ir al panel' }));
    await waitFor(() => expect(navigation.visited).toEqual(['/es/dashboard']));
  });

  it('fills in a demo account where the config says so, and shows none elsewhere', async () => {
    const { api } = await openLogin({ config: { demo: true } });
    fireEvent.click(screen.getByRole('button', { name: 'Use new@careline.example' }));
    fireEvent.click(submit());
    await waitFor(() =>
      expect(api.callsOf('POST /auth/login')[0]?.body).toEqual({
        email: 'new@careline.example',
        password: 'careline-demo',
      }),
    );
    cleanup();
    await openLogin();
    expect(screen.queryByText('Demo accounts')).toBeNull();
  });

  it('says that the session ended where the server no longer knows the token', async () => {
    const { platform, api } = await openLogin({ signedIn: true });
    api.answer('GET /auth/validate', failure(401, 'expired'));
    await act(() => platform.session.validate());
    expect(await screen.findByText('Please sign in again')).toBeDefined();
    expect(email().value).toBe('');
  });
});
