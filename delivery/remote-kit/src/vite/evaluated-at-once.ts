import type { Plugin } from 'vite';

/** Nodes whose code does not run with the module. */
const later = /Function|^(MethodDefinition|PropertyDefinition)$/;

/**
 * Refuses a build with a module that awaits as it is evaluated: JavaScriptCore lets who else imports such a module go on before it is over (WebKit bug 242740),
 * and a page that is loaded has many imports at once (decision 57).
 */
export function evaluatedAtOnce(): Plugin {
  return {
    name: 'careline:evaluated-at-once',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (
          chunk.type !== 'chunk' ||
          !/\bawait\b/.test(chunk.code) ||
          !awaits(this.parse(chunk.code, { sourceType: 'module' }))
        )
          continue;
        const modules = chunk.moduleIds
          .filter((id) => !id.startsWith('\0'))
          .map((id) => id.replace(/.*\/src\//, 'src/'));
        this.error(
          `A module awaits outside of a function, which browsers with WebKit do not wait for: move it into the function that needs it. It is one of ${modules.join(', ')}.`,
        );
      }
    },
  };
}

function awaits(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(awaits);
  if (typeof node !== 'object' || node === null) return false;
  const type: unknown = Reflect.get(node, 'type');
  if (type === 'AwaitExpression' || (type === 'ForOfStatement' && Reflect.get(node, 'await') === true)) return true;
  return !(typeof type === 'string' && later.test(type)) && Object.values(node).some(awaits);
}
