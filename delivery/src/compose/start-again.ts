/** How often this tab has tried a start again: WebKitGTK does not ask anew for what failed in the document before either, so that no address may come twice. */
const tried = 'careline.starts';

/**
 * Beside #root, so that what stands there can be shown again. Prerendered content is worth more than the message; an outline is not, until the start has begun:
 * then nothing takes the message away, and the site is about to stand in the outline's place.
 */
const show = [
  "function show(){var r=document.getElementById('root'),f=document.getElementById('careline-fatal'),c=r&&r.firstElementChild,s='started'in d;",
  "if(r&&f&&(!c||!s&&(c.dataset.outline||n))&&!document.querySelector('main.careline-fatal')){",
  'r.hidden=!s;document.body.prepend(f.content.cloneNode(true));',
  "if(n)document.querySelector('.careline-fatal a').focus()}}",
].join('');

/** One that hangs says nothing of itself. */
const wait = (patienceMs: number) =>
  `function wait(){clearTimeout(z);z=setTimeout(function(){if(!('started'in d))show()},${patienceMs})}wait();`;

// First as a plain file, because an engine may keep the failure of a link; past every cache, which may keep wrong bytes.
const come = (patienceMs: number) =>
  [
    `function come(u,i){return fetch(u,{integrity:i,cache:'reload',signal:AbortSignal.timeout(${patienceMs})}).then(function(){`,
    'return new Promise(function(y,x){',
    "var l=document.createElement('link');if(self.carelineScripts||!l.relList.supports('modulepreload'))return y();",
    "l.rel='modulepreload';l.crossOrigin='anonymous';l.integrity=i;l.href=u;l.onload=y;l.onerror=x;document.head.append(l)})})}",
  ].join('');

// Of a release that is gone nothing will come any more, and who has said so is there to answer a load.
const gone = [
  "function gone(f){fetch('/builds/latest.json',{cache:'no-store'}).then(function(a){return a.json()}).then(function(l){",
  "if(f==='/shell/'+l.id+'/')show();else location.reload()}).catch(show)}",
].join('');

const again = [
  "function again(e){var a=e.target.closest('.careline-fatal a');if(!a||'started'in d)return;e.preventDefault();",
  "var m=document.getElementById('careline-main').getAttribute('src'),f=m.match(/^\\/[^/]+\\/[^/]+\\//)[0],",
  "i=JSON.parse(document.querySelector('[type=importmap]').textContent).integrity;",
  `try{n=Math.max(n,sessionStorage.getItem('${tried}')|0);sessionStorage.setItem('${tried}',n+1)}catch(x){}d.again=++n;`,
  "a.closest('main').remove();document.getElementById('root').hidden=false;",
  "(self.carelineCalls||[]).forEach(function(c){c.abort()});self.carelineCalls=[];document.querySelectorAll('[data-lost]').forEach(retry);",
  "function to(u){return f+'/'.repeat(n)+u.slice(f.length)}wait();var p=to(m);",
  'var l=Object.keys(i).filter(function(u){return u.indexOf(f)===0}).map(function(u){return{href:to(u),integrity:i[u]}});',
  'Promise.all(l.map(function(s){return come(s.href,s.integrity)})).then(function(){return self.carelineScripts&&self.carelineScripts(l).then(function(g){g()})})',
  ".then(function(){return import(p)}).catch(function(){'started'in d||gone(f)})}",
].join('');

/**
 * Part of the script in the page: says that the site's own code cannot be loaded, and tries its start again in this document, at addresses that no engine has
 * seen (decision 49). `d` is the dataset of the html element, on which the code says that it has begun; then the link in the message is a load.
 */
export function startAgain(patienceMs: number): string {
  return [
    `var n=0,z;${show}${wait(patienceMs)}${come(patienceMs)}${gone}${again}`,
    "addEventListener('click',again);addEventListener('unhandledrejection',show);",
    // A module that throws as it is evaluated is an error of the window.
    "addEventListener('error',function(e){var t=e.target;if(t===self||t.id==='careline-main')show();else if(t.rel&&own(t))bare(t)},true);",
  ].join('');
}
