/** Id of the element below the content that holds the styles of a page which brings its first ones itself. */
export const stylesBelow = 'careline-styles';

/** For so long a style may keep the browser from painting; after that words are due (PD62). */
const PATIENCE_MS = 3_000;

// Styles that the page names itself come before its main script, or below its content; those that a move brings are their askers' matter.
const isOwn = [
  "function own(l){var m=document.getElementById('careline-main');",
  `return l.rel==='stylesheet'&&(!m||l.compareDocumentPosition(m)&4||l.parentNode.id==='${stylesBelow}')}`,
].join('');

const follow = [
  "function follow(l){l.onload=function(){l.onload=null;l.media='';delete l.dataset.lost;",
  "if(w&&!document.querySelector('[data-lost]'))w.remove()}}",
].join('');

// A style for no medium keeps neither paint nor scripts waiting, and may still come. Below the content some engines read on only once the style above has come:
// all are asked for at once, and the patience is one for all, but for those asked for anew.
const late = [
  "function late(l){if(own(l)&&l.isConnected&&!l.sheet&&!('lost'in l.dataset)){l.media='not all';follow(l);tell(l)}}",
  "var since;function watch(){var o=[].filter.call(document.querySelectorAll('link:not([data-again])'),own);if(o.length)since=since||Date.now();",
  `if(Date.now()-since>=${PATIENCE_MS})o.forEach(late);`,
  "if(document.readyState==='loading'||o.some(function(l){return!l.sheet&&!('lost'in l.dataset)}))setTimeout(watch,100)}setTimeout(watch,100);",
].join('');

const anew = [
  "function anew(l,h){var n=l.cloneNode();n.setAttribute('href',h);n.media='';n.dataset.again='';delete n.dataset.lost;",
  `follow(n);setTimeout(late,${PATIENCE_MS},n);return n}`,
].join('');

// By another spelling (decision 14), because a cache may keep wrong bytes. Beside the lost one, whose address tells the code that the style is there: it would
// else ask for it itself, without its hash, and wait. In its place, so that the order of the rules stays.
const retry =
  "function retry(l){delete l.dataset.lost;var n=anew(l,l.getAttribute('href').replace(/[^/]+$/,'/$&'));n.dataset.retried='';l.after(n)}";

// One Retry is for all: a style that is found to be lost after it, such as one whose wrong bytes a cache gives once more, is asked for by another spelling, too.
const tell = [
  "function tell(l){if(r&&!('retried'in l.dataset))return retry(l);",
  "var f=document.getElementById('careline-plain');l.dataset.lost='';",
  'if(!f)return setTimeout(tell,50,l);',
  "if(!w){w=f.content.firstElementChild.cloneNode(true);w.querySelector('button').onclick=function(){r=1;",
  "document.querySelectorAll('[data-lost]').forEach(retry)}}document.body.prepend(w)}",
].join('');

/**
 * Part of the script in the page: a style that does not come is asked for once more, at its own address, by which the code knows that it is there. Then,
 * or where one hangs, the page says in words that it looks plain, and Retry asks again in this document (F1).
 */
export const lostStyles = [
  `var w,r;${isOwn}${follow}${late}${anew}${retry}${tell}`,
  "function bare(l){'again' in l.dataset?tell(l):l.replaceWith(anew(l,l.getAttribute('href')))}",
].join('');
