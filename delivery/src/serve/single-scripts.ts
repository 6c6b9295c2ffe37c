/**
 * The script that a page has in WebKit alone (decision 56): a function that makes scripts ready, given as address and hash, and resolves with what runs them, each by itself and once
 * (`PrepareScripts`, shell/src/remotes/single-scripts.ts), and tells which did not run to their end: who imports such a module again is not told by WebKit. By an import what the page's import map knows; all else by an element, which a parser has to make, because Trusted Types let no code
 * give one an address: of XML, because those of an HTML text have no effect.
 */
export const singleScripts = `{
  const started = new Map();
  const threw = new Set();
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
  const failed = (script, href) =>
    new Promise((resolve) => {
      // An error of the window comes before it.
      script.onload = () => resolve(threw.has(script.src));
      script.onerror = () => {
        started.delete(href);
        resolve(true);
      };
    });
  self.carelineScripts = async (files) => {
    const known = JSON.parse(document.querySelector('[type=importmap]').textContent).integrity;
    const scripts = files.map(({ href }) => href).filter((href) => href.endsWith('.js'));
    const isNew = (href) => !started.has(href);
    const others = files.filter(({ href }) => scripts.includes(href) && isNew(href) && !known[href]);
    const made = others.length > 0 && document.importNode(await parsed(others.map(element)), true);
    return async () => {
      for (const href of scripts)
        if (known[href] && isNew(href)) started.set(href, import(href).then(() => false, () => true));
      if (made)
        for (const script of made.children) {
          const href = script.getAttribute('src');
          if (isNew(href)) started.set(href, failed(script, href));
        }
      const ends = Promise.all(scripts.map((href) => started.get(href)));
      if (made) {
        document.head.append(made);
        made.remove();
      }
      const isFailed = await ends;
      return scripts.filter((_, place) => isFailed[place]);
    };
  };
  addEventListener('error', ({ filename }) => threw.add(filename));
}`;
