/**
 * The error page for a start that failed before React could show one: status and message in plain elements, then what the document's own
 * template says of it and offers as the way on; the reason is for the log. It needs nothing of the site's code but this file. What stands in the page is kept,
 * for the start that Retry tries.
 */
export function showFatalPage(document: Document): void {
  const main = document.createElement('main');
  main.className = 'careline-fatal';
  main.setAttribute('role', 'alert');
  main.append(element(document, 'p', '500'), element(document, 'h1', 'Internal Server Error'));
  const template = document.querySelector<HTMLTemplateElement>('template#careline-fatal');
  const ways = template?.content.querySelectorAll('link, p') ?? [];
  for (const way of ways) main.append(document.importNode(way, true));
  document.querySelector('main.careline-fatal')?.remove();
  const root = document.getElementById('root');
  if (root) root.hidden = true;
  document.body.prepend(main);
  // The link that was clicked is gone.
  if ('again' in document.documentElement.dataset) main.querySelector('a')?.focus();
}

function element(document: Document, name: string, text: string): HTMLElement {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}
