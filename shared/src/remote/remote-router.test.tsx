import { act, fireEvent, screen } from '@testing-library/react';
import { Link, Route, Routes, useSearchParams } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createTestPlatform } from '../testing';
import { LinkButton } from '../ui/link';
import { useLocale } from './hooks';

function Page() {
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <h1>Page {search.get('page') ?? '1'}</h1>
      <p>{useLocale()}</p>
      <input aria-label="Note" onBlur={({ target }) => setSearch({ note: target.value }, { replace: true })} />
      <Link to="/dashboard/billing">Billing</Link>
      <Link to="?page=3" replace>
        Third
      </Link>
      <button type="button" onClick={() => setSearch({ page: '2' })}>
        Next
      </button>
      <LinkButton href="/dashboard">Home</LinkButton>
      <LinkButton href="/es/dashboard">Prefixed home</LinkButton>
      <LinkButton href="/espresso">No prefix</LinkButton>
      <LinkButton href="https://careline.example/help">Help</LinkButton>
      <LinkButton href="mailto:help@careline.example">Mail</LinkButton>
    </>
  );
}

async function openPage(path: string) {
  const site = await createTestPlatform({ path, owner: 'mf-test' });
  site.show(
    <Routes>
      <Route path="/dashboard/notes" element={<Page />} />
      <Route path="*" element={<p>no match</p>} />
    </Routes>,
  );
  return site;
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the router of a remote', () => {
  it('R8: keeps the language prefix in every link and asks the one navigation to follow it', async () => {
    const { navigation } = await openPage('/es/dashboard/notes');
    expect(['Billing', 'Home', 'Prefixed home', 'No prefix', 'Help', 'Mail'].map(hrefOf)).toEqual([
      '/es/dashboard/billing',
      '/es/dashboard',
      '/es/dashboard',
      '/es/espresso',
      'https://careline.example/help',
      'mailto:help@careline.example',
    ]);
    fireEvent.click(screen.getByRole('link', { name: 'Billing' }));
    expect(navigation.visited).toEqual(['/es/dashboard/billing']);
  });

  it('R8: adds no prefix where the path carries none', async () => {
    const { navigation } = await openPage('/dashboard/notes');
    expect(['Billing', 'Home'].map(hrefOf)).toEqual(['/dashboard/billing', '/dashboard']);
    fireEvent.click(screen.getByRole('link', { name: 'Home' }));
    expect(navigation.visited).toEqual(['/dashboard']);
  });

  it('shows search parameters once they are admitted', async () => {
    const { navigation } = await openPage('/ru/dashboard/notes');
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('heading', { name: 'Page 2' })).toBeDefined();
    fireEvent.click(screen.getByRole('link', { name: 'Third' }));
    expect(await screen.findByRole('heading', { name: 'Page 3' })).toBeDefined();
    expect(navigation.visited).toEqual(['/ru/dashboard/notes?page=2', '/ru/dashboard/notes?page=3']);
    expect(navigation.getSnapshot().action).toBe('REPLACE');
  });

  it('keeps the page and what was typed when the language changes', async () => {
    const { navigation } = await openPage('/dashboard/notes');
    const note = screen.getByLabelText<HTMLInputElement>('Note');
    fireEvent.change(note, { target: { value: 'half a sentence' } });
    await act(() => navigation.switchLocale('ru'));
    expect(screen.getByText('ru')).toBeDefined();
    expect(screen.getByLabelText('Note')).toBe(note);
    expect(note.value).toBe('half a sentence');
  });

  it("keeps its last own page while another remote's is admitted", async () => {
    const { navigation } = await openPage('/dashboard/notes');
    const own = navigation.getSnapshot();
    act(() => navigation.admit({ ...own, href: '/dashboard', pathname: '/dashboard', owner: 'shell' }));
    expect(screen.queryByText('no match')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Page 1' })).toBeDefined();
    act(() => navigation.admit({ ...own, search: '?page=9' }));
    expect(screen.getByRole('heading', { name: 'Page 9' })).toBeDefined();
  });

  it("F257: a field that loses the focus as another remote's page comes leads nobody back", async () => {
    const { navigation } = await openPage('/dashboard/notes');
    const note = screen.getByLabelText('Note');
    note.focus();
    const own = navigation.getSnapshot();
    act(() => navigation.admit({ ...own, href: '/dashboard', pathname: '/dashboard', owner: 'shell', action: 'POP' }));
    act(() => note.blur());
    expect(navigation.visited).toEqual([]);
  });

  it("F257: a widget leads on from another remote's page", async () => {
    const { navigation, show } = await createTestPlatform({ path: '/dashboard/notes', owner: 'mf-test' });
    navigation.admit({ ...navigation.getSnapshot(), owner: 'mf-other' });
    show(<Page />);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(navigation.visited).toEqual(['/dashboard/notes?page=2']);
  });
});
