/** Makes another file of a built one. */
export type Change = (source: string) => string;

// What the changed files do is decided while they run, so that the fault can end: its name stands in the page's session storage.
const isOn = (fault: string) => `sessionStorage.getItem('fault')==='${fault}'`;

export const throwAtEvaluation: Change = (source) =>
  `if(${isOn('evaluation')})throw new Error('Broken at evaluation');\n${source}`;

/** The entry's `get` gives the real lifecycles, each of which may throw, never settle or be missing. */
export const breakLifecycles: Change = (source) =>
  `${replaceOnce(source, /export\{(\w+) as get,(.*?)\}from(".*?")/, 'import{$1 as realGet}from$3;export{$2}from$3;export{brokenGet as get}')}
const act = (phase) => {
  if (sessionStorage.getItem('fault') === phase) throw new Error('Broken in ' + phase);
  return sessionStorage.getItem('fault') === 'hang-' + phase ? new Promise(() => {}) : undefined;
};
const broken = (own) => ({
  ...own,
  bootstrap: async (props) => { await act('bootstrap'); await own.bootstrap(props); },
  mount: async (props) => { await act('mount'); await own.mount(props); },
  unmount: async (props) => { await own.unmount(props); await act('unmount'); },
});
async function brokenGet(name) {
  const make = await realGet(name);
  return () => {
    const real = make();
    if (${isOn('missing')}) return {};
    const widgets = Object.entries(real.widgets).map(([id, widget]) => [id, broken(widget)]);
    return { ...broken(real), widgets: Object.fromEntries(widgets) };
  };
}
`;

/** The page or widget that the chunk exports throws as it renders, or in what React runs after it. */
export const breakPart: Change = (source) =>
  `${replaceOnce(source, /export\{(\w+) as (\w+)\}/, 'export{Broken as $2}', (name) => `const Real=${name};`)}
function Broken(props) {
  if (${isOn('render')}) throw new Error('Broken in render');
  const shown = Real(props);
  const ref = (element) => { if (element && ${isOn('effect')}) throw new Error('Broken in effect'); };
  return [{ ...shown, key: 'real' }, { ...shown, type: 'i', key: 'fault', props: { ref } }];
}
`;

/** Throws where the build looks otherwise than these changes expect. */
function replaceOnce(source: string, pattern: RegExp, by: string, before: (name: string) => string = () => ''): string {
  const match = pattern.exec(source);
  if (!match?.[1]) throw new Error(`The built file has no ${pattern}: mend e2e/faults/changes.ts.`);
  return source.replace(pattern, `${before(match[1])}${by}`);
}
