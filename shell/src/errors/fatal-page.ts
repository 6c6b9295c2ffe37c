/**
 * The error page for a start that failed before React could show one: status, message and description in plain elements, then what the
 * document's own template offers as the way on. It needs nothing of the site's code but this file.
 */
export function showFatalPage(document: Document, error: unknown): void {
  const root = document.getElementById('root') ?? document.body;
  const main = document.createElement('main');
  main.className = 'careline-fatal';
  main.setAttribute('role', 'alert');
  main.append(element(document, 'p', '500'), element(document, 'h1', 'Internal Server Error'));
  const description = error instanceof Error ? error.message : String(error);
  // What engines say of a lost file is an address; the template has words for it.
  if (!description.includes('://')) main.append(element(document, 'p', description));
  const template = document.querySelector<HTMLTemplateElement>('template#careline-fatal');
  const ways = template?.content.querySelectorAll('link, p') ?? [];
  for (const way of ways) main.append(document.importNode(way, true));
  root.replaceChildren(main);
}

function element(document: Document, name: string, text: string): HTMLElement {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}
