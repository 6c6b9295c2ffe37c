/** A style of the page that hangs is given up after so many ms: until then a browser paints nothing. */
const PATIENCE_MS = 8000;

// Styles that the page names itself come before its main script; those that a move brings are their askers' matter.
const isOwn =
  "function own(l){var m=document.getElementById('careline-main');return l.rel==='stylesheet'&&(!m||l.compareDocumentPosition(m)&4)}";

// In its place, so that the order of the rules stays; by another spelling (decision 14), because a cache may keep wrong bytes, and a request that hangs answers for all.
const again = [
  "function again(l){var n=l.cloneNode();n.href=l.href.replace(/[^/]+$/,'/$&');n.dataset.again='';delete n.dataset.lost;",
  "n.onload=function(){delete n.dataset.lost;if(w&&!document.querySelector('[data-lost]'))w.remove()};l.replaceWith(n);return n}",
].join('');

const tell = [
  "function tell(l){var f=document.getElementById('careline-plain');l.dataset.lost='';",
  'if(!f)return setTimeout(tell,50,l);',
  "if(!w){w=f.content.firstElementChild.cloneNode(true);w.querySelector('button').onclick=function(){",
  "document.querySelectorAll('[data-lost]').forEach(again)}}document.body.prepend(w)}",
].join('');

/**
 * Part of the script in the page: a style that does not come is asked for once more; then the page says in words that it looks plain, and Retry asks
 * again in this document (F1).
 */
export const lostStyles = [
  `var w;${isOwn}${again}${tell}`,
  "function bare(l){'again' in l.dataset?tell(l):again(l)}",
  "setTimeout(function(){document.querySelectorAll('link').forEach(function(l){if(own(l)&&!l.sheet)tell(again(l))})},",
  `${PATIENCE_MS});`,
].join('');
