import { fireEvent, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error';
import { createStore, type Store } from '../host/store';
import { QueryView, type ViewedQuery } from './query-view';
import { renderForTest } from './testing/render';
import { useIsPrinted } from './use-is-printed';

function show(query: Partial<ViewedQuery<string[]>>) {
  const complete: ViewedQuery<string[]> = {
    data: undefined,
    error: null,
    isFetching: false,
    refetch: vi.fn(),
    ...query,
  };
  const view = (
    <QueryView
      query={complete}
      loading={<p>loading</p>}
      isEmpty={(data) => data.length === 0}
      empty={<p>nothing here</p>}
    >
      {(data) => <p>{data.join()}</p>}
    </QueryView>
  );
  renderForTest(view);
  return complete;
}

it('shows the skeleton until there is an answer', () => {
  show({ isFetching: true });
  expect(screen.getByText('loading')).toBeTruthy();
});

function Printed({ words }: { readonly words: string }) {
  return (
    <p>
      {words}
      {useIsPrinted() ? ' on paper' : ''}
    </p>
  );
}

function Answer({ store }: { readonly store: Store<string[] | undefined> }) {
  const data = useSyncExternalStore(store.subscribe, store.getSnapshot);
  return (
    <QueryView query={{ data, error: null, isFetching: false, refetch: vi.fn() }} loading={<p>loading</p>}>
      {(words) => <Printed words={words.join()} />}
    </QueryView>
  );
}

describe('F336: what comes after the skeleton', () => {
  function answer() {
    const store = createStore<string[] | undefined>(undefined);
    renderForTest(<Answer store={store} />);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    flushSync(() => store.set(['a', 'b']));
  }

  it('is not rendered in the turn in which it came', async () => {
    answer();
    expect(screen.getByText('loading')).toBeTruthy();
    await vi.waitFor(() => expect(screen.getByText('a,b')).toBeTruthy());
  });

  it('is there at once where the page is printed, and knows of it', () => {
    answer();
    window.dispatchEvent(new Event('beforeprint'));
    expect(screen.getByText('a,b on paper')).toBeTruthy();
  });
});

it('shows the empty state for empty data', () => {
  show({ data: [] });
  expect(screen.getByText('nothing here')).toBeTruthy();
});

it('shows the data', () => {
  show({ data: ['a', 'b'] });
  expect(screen.getByText('a,b')).toBeTruthy();
});

it('shows the error with its message, and Retry asks again', () => {
  const query = show({ error: new Error('Failed to fetch skills') });
  expect(screen.getByRole('alert').textContent).toContain('Failed to fetch skills');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(query.refetch).toHaveBeenCalledOnce();
});

it('AX10: a message in another language than the page’s says which', () => {
  show({ error: new ApiError({ message: 'Non', code: 'http', key: 'fetchAddresses', language: 'fr' }) });
  expect(screen.getByText('Non').lang).toBe('fr');
});

it('a retry that runs is not started twice', () => {
  const query = show({ error: new Error('Failed'), isFetching: true });
  fireEvent.click(screen.getByRole('button', { name: 'Trying again…' }));
  expect(query.refetch).not.toHaveBeenCalled();
});

it('keeps the data when a refetch fails, and says so', () => {
  show({ data: ['a'], error: new Error('Timed out') });
  expect(screen.getByText('a')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('Timed out');
});

it('content that is being typed into stays when a refetch fails', () => {
  const query: ViewedQuery<string[]> = { data: ['a'], error: null, isFetching: false, refetch: vi.fn() };
  const view = (error: Error | null) => (
    <QueryView query={{ ...query, error }} loading={null}>
      {() => <input aria-label="Name" />}
    </QueryView>
  );
  const { rerender } = renderForTest(view(null));
  const input = screen.getByLabelText('Name');
  rerender(view(new Error('Timed out')));
  expect(screen.getByLabelText('Name')).toBe(input);
});

describe('F50: the focus of what leaves', () => {
  const failed: Partial<ViewedQuery<string[]>> = { error: new Error('Timed out') };
  const arrived: Partial<ViewedQuery<string[]>> = { data: ['a'] };

  function start(query: Partial<ViewedQuery<string[]>>) {
    const view = (change: Partial<ViewedQuery<string[]>>) => (
      <>
        <input aria-label="Elsewhere" />
        <QueryView
          query={{ data: undefined, error: null, isFetching: false, refetch: vi.fn(), ...change }}
          loading={null}
        >
          {(data) => (
            <section aria-label={data.join()}>
              <a href="/next">Next</a>
            </section>
          )}
        </QueryView>
      </>
    );
    const { rerender } = renderForTest(view(query));
    return (next: Partial<ViewedQuery<string[]>>) => rerender(view(next));
  }
  const press = (role: 'button' | 'link') => screen.getByRole(role).focus();

  it.each([
    ['Retry, after a skeleton', [failed, {}, arrived], 'a'],
    ['Retry, at once', [failed, arrived], 'a'],
    [
      'Retry of data that stay',
      [
        { ...arrived, ...failed },
        { ...arrived, isFetching: true },
      ],
      'a',
    ],
    ['the way to another page', [arrived, {}, { data: ['b'] }], 'b'],
  ])('%s, is that of what comes', (_, [first = {}, ...next], name) => {
    const show = start(first);
    press(first.error ? 'button' : 'link');
    for (const query of next) show(query);
    expect(document.activeElement).toBe(screen.getByRole('region', { name }));
  });

  it('Retry, is that of the next Retry where it fails again: the alert is not read out with it', () => {
    const show = start(failed);
    press('button');
    show({});
    show(failed);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Retry' }));
  });

  it('stays with who has gone on meanwhile', () => {
    const show = start(failed);
    press('button');
    show({});
    screen.getByLabelText('Elsewhere').focus();
    show(arrived);
    expect(document.activeElement).toBe(screen.getByLabelText('Elsewhere'));
  });

  it('who had it nowhere gets it nowhere', () => {
    const show = start(failed);
    show({});
    show(arrived);
    expect(document.activeElement).toBe(document.body);
  });
});
