import { failure, type TestPlatformOptions, testUser } from '@careline/shared/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showPage } from '../testing/auth-page';
import { createAuthPlatform } from '../testing/auth-platform';

async function openRegister(options: TestPlatformOptions = {}) {
  const site = await createAuthPlatform({ path: '/auth/register', ...options });
  await showPage(site);
  return site;
}

function register(address: string, secret: string) {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: address } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: secret } });
  fireEvent.click(screen.getByRole('button', { name: /Create account/ }));
}

describe('the registration page', () => {
  it('R11: asks for e-mail and a new password', async () => {
    await openRegister();
    expect(screen.getByLabelText('Email')).toMatchObject({ name: 'email', type: 'email', autocomplete: 'username' });
    expect(screen.getByLabelText('Password')).toMatchObject({ name: 'password', autocomplete: 'new-password' });
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth/login');
  });

  it('R44 R99 R170 R229: registers, notifies and leads to the login page with the e-mail filled in, not signed in', async () => {
    const { api, navigation, platform } = await openRegister({
      path: '/es/auth/register',
      answers: { 'POST /auth/register': new Response(null, { status: 201 }) },
    });
    fireEvent.change(screen.getByLabelText('Correo electrónico'), { target: { value: 'new@careline.example' } });
    fireEvent.change(screen.getByLabelText('Contraseña'), { target: { value: 'x' } });
    fireEvent.click(screen.getByRole('button', { name: /Crear cuenta/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeDefined();
    expect(navigation.visited).toEqual(['/es/auth/login']);
    expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe('new@careline.example');
    expect(screen.getByLabelText<HTMLInputElement>('Contraseña').value).toBe('');
    expect(api.callsOf('POST /auth/register')[0]?.body).toEqual({ email: 'new@careline.example', password: 'x' });
    expect(api.calls).toHaveLength(1);
    expect(platform.toasts.getSnapshot()).toMatchObject([{ color: 'success' }]);
    expect(platform.session.getSnapshot()).toMatchObject({ isAuthenticated: false, token: undefined });
  });

  it('F65: a visitor who has left the page meanwhile is told, and not led back', async () => {
    let answer = () => {};
    const { navigation, platform } = await openRegister({
      answers: { 'POST /auth/register': () => new Promise<void>((resolve) => (answer = resolve)) },
    });
    register('new@careline.example', 'x');
    await screen.findByRole('button', { name: /^Creating/ });
    cleanup();
    answer();
    await waitFor(() => expect(platform.toasts.getSnapshot()).toMatchObject([{ color: 'success' }]));
    await act(async () => {});
    expect(navigation.visited).toEqual([]);
  });

  it('F238 PD19: shows no form while a stored token is tried, and the form where it is refused', async () => {
    let answer = (_user: unknown) => {};
    const pending = new Promise((resolve) => {
      answer = resolve;
    });
    const site = await createAuthPlatform({
      path: '/auth/register',
      answers: { 'GET /auth/validate': () => pending },
    });
    localStorage.setItem('careline.token', 'stored-token');
    void site.platform.session.start();
    await showPage(site);
    expect(screen.getByRole('heading', { level: 1, name: 'Create account' })).toBeDefined();
    expect(screen.queryByLabelText('Email')).toBeNull();
    answer(failure(401, 'expired'));
    expect(await screen.findByLabelText('Email')).toBeDefined();
  });

  it('F238: the notice that takes the place of the form takes the focus too, where another tab signs in', async () => {
    let answer = (_user: unknown) => {};
    const pending = new Promise((resolve) => {
      answer = resolve;
    });
    const { platform } = await openRegister({
      answers: { 'GET /auth/validate': () => pending },
    });
    screen.getByLabelText('Email').focus();
    localStorage.setItem('careline.token', 'token-of-another-tab');
    act(() => void platform.session.initialise());
    expect(screen.queryByLabelText('Email')).toBeNull();
    answer(testUser);
    const title = await screen.findByRole('heading', { level: 1, name: 'You are signed in' });
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('R217: stays with the reason in a focused summary where the server refuses', async () => {
    const { navigation } = await openRegister({ answers: { 'POST /auth/register': failure(409, 'Taken') } });
    register('new@careline.example', 'x');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Taken'));
    expect(await screen.findByText('Registration Failed')).toBeDefined();
    expect(navigation.visited).toEqual([]);
  });

  it('U17 AX8: tells the rule of passwords before, and a refusal that names the field at the field', async () => {
    const message = 'Password needs at least 8 characters';
    const translations = { en: message, ru: 'Пароль: не менее 8\u00a0символов' };
    const { navigation } = await openRegister({
      answers: { 'POST /auth/register': Response.json({ message, translations, field: 'password' }, { status: 400 }) },
    });
    const password = screen.getByLabelText('Password');
    const described = () =>
      (password.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ');
    expect(described()).toBe('At least 8 characters.');
    register('new@careline.example', 'a');
    await waitFor(() => expect(described()).toBe(`${message} At least 8 characters.`));
    expect(password.getAttribute('aria-invalid')).toBe('true');
    // The summary stands once the form is no longer busy.
    expect(await screen.findByRole('link', { name: message })).toBeDefined();
    await act(() => navigation.switchLocale('ru'));
    expect(await screen.findByRole('link', { name: translations.ru })).toBeDefined();
    expect(described()).toContain(translations.ru);
  });

  it('R252: sends whatever is an e-mail and a password, and refuses only what is empty', async () => {
    const { api } = await openRegister();
    register('', '');
    expect(await screen.findByText('There are 2 problems to fix')).toBeDefined();
    expect(api.calls).toEqual([]);
  });
});
