import { badReleasesForMs, badReleasesKey, browserKey } from '@careline/shared/manifest';
import { inlineJson } from './html';
import type { Choice } from './page-choices';

/** `placeOf` of shared, in the fewest words: a test holds both to each other. */
const place = [
  'function place(b,r){var h=2166136261,t=r+" "+b,i=0;for(;i<t.length;i++)h=Math.imul(h^t.charCodeAt(i),16777619);',
  'h=Math.imul(h^h>>>16,2246822507);h=Math.imul(h^h>>>13,3266489909);return((h^h>>>16)>>>0)/4294967296*100}',
].join('');

// The id is random, and only this script and the shell of this page ever read it. One that cannot be kept is none.
const browser = [
  "var b='',x={};try{b=localStorage.getItem(K);if(!b){localStorage.setItem(K,Array.from(crypto.getRandomValues(new Uint32Array(2)),",
  "function(n){return n.toString(36)}).join(''));b=localStorage.getItem(K)||''}}catch(e){b=''}",
  'try{x=JSON.parse(localStorage.getItem(B))||x}catch(e){}',
  'function bad(f){return Object.keys(x).some(function(u){return u.indexOf(f)===0&&Math.abs(Date.now()-x[u])<M})}',
].join('');

const ask = [
  "function link(o){var l=document.createElement('link');for(var k in o)l.setAttribute(k,o[k]);document.head.append(l)}",
  'C.forEach(function(c){var n=b&&place(b,c[0])<c[2]&&!bad(c[1])?c[4]:c[3];',
  // As the links of a page for WebKit (record 56).
  "n[0].forEach(function(s){link(self.carelineScripts?{rel:'preload',as:'fetch',crossorigin:'',href:s[0]}:{rel:'modulepreload',href:s[0],integrity:s[1]})});",
  "n[1].forEach(function(s){link({rel:'preload',as:'style',crossorigin:'',href:s[0],integrity:s[1]})})});",
].join('');

/**
 * The script that decides, before anything of a remote is asked for, which of its releases this browser gets, and asks for the files of that one alone. Undefined
 * where there is nothing to choose.
 */
export function choiceScript(choices: readonly Choice[]): string | undefined {
  if (choices.length === 0) return undefined;
  const listed = choices.map(({ release, folder, share, standard, tried }) => [
    release,
    folder,
    share,
    [standard.scripts, standard.styles],
    [tried.scripts, tried.styles],
  ]);
  return `(function(){var K='${browserKey}',B='${badReleasesKey}',M=${badReleasesForMs},C=${inlineJson(listed)};${place}${browser}${ask}})();`;
}
