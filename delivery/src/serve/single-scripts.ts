/**
 * The script that a page has in WebKit alone (decision 56): a function that makes scripts ready, given as address and hash, and resolves with what runs them, each by itself and once
 * (`PrepareScripts`, shell/src/remotes/single-scripts.ts). By an import what the page's import map knows; all else by an element, which a parser has to make, because Trusted Types let no code
 * give one an address: of XML, because those of an HTML text have no effect.
 */
export const singleScripts = `{
  const started = new Set();
  const inXml = (text) => text.replace(/[&<"]/g, (sign) => '&#' + sign.charCodeAt() + ';');
  const element = ({ href, integrity }) =>
    '<script type="module" crossorigin="" src="' + inXml(href) + '" integrity="' + inXml(integrity) + '"/>';
  const parsed = (elements) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const text = '<files xmlns="http://www.w3.org/1999/xhtml">' + elements.join('') + '</files>';
      request.open('GET', 'data:text/xml,' + encodeURIComponent(text));
      request.responseType = 'document';
      const fail = () => reject(new Error('WebKit parsed no script elements.'));
      request.onload = () => (request.response ? resolve(request.response.documentElement) : fail());
      request.onerror = fail;
      request.send();
    });
  self.carelineScripts = async (files) => {
    const known = JSON.parse(document.querySelector('[type=importmap]').textContent).integrity;
    const scripts = files.filter(({ href }) => href.endsWith('.js') && !started.has(href));
    const others = scripts.filter(({ href }) => !known[href]);
    const made = others.length > 0 && document.importNode(await parsed(others.map(element)), true);
    return () => {
      for (const { href } of scripts) {
        started.add(href);
        // Whoever imports it for its sake is told.
        if (known[href]) import(href).catch(() => {});
      }
      if (made) {
        document.head.append(made);
        made.remove();
      }
    };
  };
}`;
