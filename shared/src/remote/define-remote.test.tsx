import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PageDeclaration, type RemoteDeclaration, widget } from '../manifest/manifest';
import { countTurns, createTestPlatform, SlowParts } from '../testing';
import { defineRemote, type RemoteModule } from './define-remote';
import { useTexts } from './hooks';
import { NotLoadedError } from './not-loaded-error';

const declaration = { name: 'mf-test', contract: '^3.0.0', pages: [] } satisfies RemoteDeclaration;
const words = (hello: string) => async () => ({ default: { hello } });
const texts = { en: words('Hello'), es: words('Hola'), ru: words('Здравствуйте') };

function Greeting() {
  const { t } = useTexts();
  return <h1>{t('hello')}</h1>;
}

function Panel({ isStep = false }: { readonly isStep?: boolean }) {
  return <p>{isStep ? 'a step' : 'a page'}</p>;
}

function remoteWith(load: PageDeclaration['load'], rest: Partial<RemoteDeclaration> = {}): RemoteModule {
  const page: PageDeclaration = { path: '/hello', layout: 'default', title: 'hello', access: 'public', load };
  return defineRemote({ ...declaration, pages: [page], ...rest }, texts);
}

async function createHost(path = '/hello') {
  const { platform } = await createTestPlatform({ path, owner: 'mf-test' });
  const domElement = document.createElement('div');
  document.body.append(domElement);
  const onFailure = vi.fn();
  return { domElement, platform, onFailure };
}

/** A promise and the way to settle it. */
function createGate<Value>() {
  let open = (_value: Value) => {};
  const gate = new Promise<Value>((resolve) => {
    open = resolve;
  });
  return { gate, open };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => document.body.replaceChildren());

describe("a remote's lifecycles", () => {
  it('mount the page of the path with its own texts in the language of the page, and take it away again', async () => {
    const remote = remoteWith(async () => Greeting);
    const host = await createHost('/ru/hello');
    await remote.mount(host);
    expect(host.domElement.textContent).toBe('Здравствуйте');
    await remote.unmount(host);
    expect(host.domElement.textContent).toBe('');
  });

  it('F11: ask for texts in another language only while they are shown', async () => {
    const remote = remoteWith(async () => Greeting);
    const host = await createHost();
    const leave = vi.fn();
    vi.spyOn(host.platform.texts, 'load').mockResolvedValue(leave);
    await remote.mount(host);
    expect(leave).not.toHaveBeenCalled();
    await remote.unmount(host);
    await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce());
  });

  it('F405: end alone where their texts in another language do not come, and the page goes on in it', async () => {
    const remote = remoteWith(async () => Greeting);
    const host = await createHost();
    const next = { ...(await createHost()), platform: host.platform };
    const texts = vi.fn(async () => {});
    const code = { page: async () => {}, texts };
    await remote.mount({ ...host, code });
    texts.mockRejectedValueOnce(new Error('es.js took longer than 8000 ms.'));
    await host.platform.texts.switchTo('es');
    expect(host.platform.i18n.language).toBe('es');
    expect(host.onFailure.mock.calls).toEqual([[expect.any(NotLoadedError), 'load']]);
    // Who has ended has left once: what takes its place comes into the next language.
    await remote.mount({ ...next, code });
    await remote.unmount(host);
    await host.platform.texts.switchTo('ru');
    await vi.waitFor(() => expect(next.domElement.textContent).toBe('Здравствуйте'));
  });

  it('SH4: import a page only once its files have come, and nothing where one is not what was released', async () => {
    const load = vi.fn(async () => Greeting);
    const { gate, open } = createGate<void>();
    const [host, next] = [await createHost(), await createHost()];
    const mounting = remoteWith(load).mount({ ...host, code: { page: () => gate, texts: async () => {} } });
    await vi.waitFor(() => expect(host.domElement.childElementCount).toBe(0));
    expect(load).not.toHaveBeenCalled();
    open();
    await mounting;
    expect(load).toHaveBeenCalledOnce();

    const refused = async () => Promise.reject(new NotLoadedError('not what was released'));
    const code = { page: refused, texts: async () => {} };
    await expect(remoteWith(load).mount({ ...next, code })).rejects.toThrow(NotLoadedError);
    expect(load).toHaveBeenCalledOnce();
  });

  it.each([
    [
      'a page',
      async () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: https://x/y.js')),
      texts,
    ],
    [
      'its texts',
      async () => Greeting,
      { ...texts, en: () => Promise.reject(new TypeError('Importing a module script failed.')) },
    ],
  ])('F5: %s that did not come is told as such, in whatever words the engine says it', async (_, load, own) => {
    const page: PageDeclaration = { path: '/hello', layout: 'default', title: 'hello', access: 'public', load };
    const remote = defineRemote({ ...declaration, name: 'mf-lost', pages: [page] }, own);
    await expect(remote.mount(await createHost())).rejects.toThrow(NotLoadedError);
  });

  it('reject when the first render throws, and mount anew once it is healthy', async () => {
    let isBroken = true;
    const remote = remoteWith(async () => () => {
      if (isBroken) throw new Error('broken page');
      return <p>healthy</p>;
    });
    const [host, next] = [await createHost(), await createHost()];
    await expect(remote.mount(host)).rejects.toThrow('broken page');
    await remote.unmount(host);
    isBroken = false;
    await remote.mount(next);
    expect(next.domElement.textContent).toBe('healthy');
    expect(host.onFailure).not.toHaveBeenCalled();
  });

  it("reject when the page's chunk is lost, and ask for it again at the next mount", async () => {
    const load = vi.fn(async () => () => <p>arrived</p>).mockRejectedValueOnce(new Error('chunk lost'));
    const remote = remoteWith(load);
    const [host, next] = [await createHost(), await createHost()];
    await expect(remote.mount(host)).rejects.toThrow('chunk lost');
    await remote.mount(next);
    expect(next.domElement.textContent).toBe('arrived');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('show a page as soon as its chunk has come, without a pause', async () => {
    // React would hold it back by a timer.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const host = await createHost();
    await remoteWith(async () => () => <p>arrived</p>).mount(host);
    expect(host.domElement.textContent).toBe('arrived');
    vi.useRealTimers();
  });

  it('tell the host about a throw after the mount, which may unmount at once', async () => {
    let breakDown = () => {};
    const remote = remoteWith(async () => () => {
      const [isBroken, setIsBroken] = useState(false);
      breakDown = () => setIsBroken(true);
      useEffect(() => {
        if (isBroken) throw new Error('broken effect');
      }, [isBroken]);
      return <p>fine</p>;
    });
    const host = await createHost();
    host.onFailure.mockImplementation(() => void remote.unmount(host));
    await remote.mount(host);
    breakDown();
    await vi.waitFor(() => expect(host.domElement.textContent).toBe(''));
    expect(host.onFailure.mock.calls).toEqual([[new Error('broken effect'), 'render']]);
    expect(console.error).not.toHaveBeenCalledWith(expect.stringContaining('synchronously unmount'));
  });

  it('unmount a page that is still waiting for its chunk', async () => {
    const { gate, open } = createGate<ComponentType>();
    const page = vi.fn(() => gate);
    const remote = remoteWith(page);
    const host = await createHost();
    const onMounted = vi.fn();
    void remote.mount(host).then(onMounted);
    await vi.waitFor(() => expect(page).toHaveBeenCalledOnce());
    expect(onMounted).not.toHaveBeenCalled();
    await remote.unmount(host);
    const render = vi.fn(() => <p>too late</p>);
    open(render);
    const other = await createHost();
    await remoteWith(async () => Greeting).mount(other);
    expect(render).not.toHaveBeenCalled();
    expect(host.domElement.textContent).toBe('');
  });

  it('show nothing when the host gave up while the code was on its way', async () => {
    const { gate, open } = createGate<() => ReactNode>();
    const remote = defineRemote(
      { ...declaration, widgets: { 'conditions@1': widget({ propTypes: {}, load: () => gate }) } },
      texts,
    ).widgets['conditions@1'];
    if (!remote) throw new Error('The widget is missing.');
    const host = { ...(await createHost()), widget: {} };
    const mounting = remote.mount(host);
    await remote.unmount(host);
    open(() => <p>too late</p>);
    await mounting;
    expect(host.domElement.textContent).toBe('');
  });
});

describe("a widget's lifecycles", () => {
  it('mount several roots, and give new props to one of them', async () => {
    const panel = widget({ propTypes: { isStep: 'boolean?' }, load: async () => Panel });
    const remote = remoteWith(async () => Greeting, { widgets: { 'conditions@1': panel } });
    const lifecycles = remote.widgets['conditions@1'];
    if (!lifecycles) throw new Error('The widget is missing.');
    const [host, other] = [await createHost(), await createHost()];
    const shown = () => [host.domElement.textContent, other.domElement.textContent];
    await lifecycles.mount({ ...host, widget: {} });
    await lifecycles.mount({ ...other, widget: {} });
    expect(shown()).toEqual(['a page', 'a page']);
    await lifecycles.update({ ...host, widget: { isStep: true } });
    await vi.waitFor(() => expect(shown()).toEqual(['a step', 'a page']));
    await lifecycles.unmount({ ...host, widget: {} });
    expect(shown()).toEqual(['', 'a page']);
  });
});

describe('what an event makes stale', () => {
  it('is asked for again once the remote was mounted, and listened to once however often that was', async () => {
    const remote = remoteWith(async () => Greeting, { stale: { 'number.changed': [['transactions']] } });
    const host = await createHost();
    const { queries, events } = host.platform;
    const invalidate = vi.spyOn(queries, 'invalidateQueries');
    await remote.mount(host);
    await remote.unmount(host);
    await remote.mount(host);
    events.emit('number.changed', { id: 'n1', change: 'purchased' });
    expect(invalidate.mock.calls).toEqual([[{ queryKey: ['transactions'] }]]);
  });
});

it('F336: a page is rendered in slices', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const host = await createHost();
  const remote = remoteWith(async () => SlowParts);
  const turns = countTurns();
  await remote.mount(host);
  turns.stop();
  expect(turns.of.size).toBeGreaterThan(1);
  await remote.unmount(host);
});
