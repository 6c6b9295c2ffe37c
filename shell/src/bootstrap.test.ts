import { afterEach, expect, it, vi } from 'vitest';
import { start } from './bootstrap';

const template = '<template id="careline-fatal"><main><h1>x</h1><p><a href="">Retry</a></p></main></template>';

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset.started;
});

it.each([
  ['no data block', '', 'The page has no data block #careline-config'],
  ['a broken config', '<script type="application/json" id="careline-config">{</script>', 'is not JSON'],
  [
    'a wrong config',
    '<script type="application/json" id="careline-config">{"demo":"yes"}</script>',
    'config.json: demo is wrong',
  ],
])(
  'F5 R31 R238 R239: a start with %s is logged and ends on the 500 page, in the words of the document',
  async (_what, block, message) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    document.body.innerHTML = `<div id="root"></div>${block}${template}`;
    await start(location.href);
    expect(error).toHaveBeenCalledWith(
      'Error while mounting app:',
      expect.objectContaining({ message: expect.stringContaining(message) }),
    );
    const view = document.querySelector('[role="alert"]');
    expect(view?.querySelector('h1')?.textContent).toBe('Internal Server Error');
    expect(view?.textContent).toContain('500');
    expect(view?.textContent).not.toContain(message);
    expect(view?.querySelector('a')?.textContent).toBe('Retry');
    // What is wrong in the document, only another one mends: the link is a load.
    expect(document.documentElement.dataset.started).toBe('');
  },
);

it.each([
  ['{"healthUrl":"https://health.example/in"}', ['https://health.example/in']],
  ['{', ['/_reports/health']],
  ['{"healthUrl":false,"demo":"yes"}', []],
])('T2: a start that failed is told by its release, where the site wants to hear of it: %s', async (config, told) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const sendBeacon = vi.fn((_url: string, _body: string) => true);
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  document.head.innerHTML = '<meta name="careline-build" content="1.0.0-1a2b3c4d">';
  document.body.innerHTML = `<div id="root"></div><script type="application/json" id="careline-config">${config}</script>${template}`;
  await start(location.href);
  expect(sendBeacon.mock.calls.map(([url]) => url)).toEqual(told);
  for (const [, body] of sendBeacon.mock.calls)
    expect(JSON.parse(body).reports).toMatchObject([{ kind: 'failed', remote: 'shell', release: '1.0.0-1a2b3c4d' }]);
});

it('F1: where another copy of the code has begun, a late one does nothing', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  document.documentElement.dataset.started = '';
  document.body.innerHTML = '<div id="root"><p>the site</p></div>';
  await start(location.href);
  expect(error).not.toHaveBeenCalled();
  expect(document.body.textContent).toBe('the site');
});

it('R34 R238: for a bot the failed start is only logged', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)');
  document.body.innerHTML = '<div id="root"><p>prerendered</p></div>';
  await start(location.href);
  expect(error).toHaveBeenCalledWith('Error while mounting app:', expect.anything());
  expect(document.querySelector('#root')?.textContent).toBe('prerendered');
});
