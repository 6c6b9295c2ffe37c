import { storageKeys } from '@careline/shared/manifest';
import type { EarlyCalls } from './early-calls';
import { inlineJson } from './html';

/** `k` is the stored token, `i` whose it was when it was last validated, in the holder and the form in which the session keeps them. */
export const readStored = [
  'var k,i;try{',
  `var s=sessionStorage.getItem('${storageKeys.token}')?sessionStorage:localStorage;k=s.getItem('${storageKeys.token}');`,
  `i=k&&JSON.parse(s.getItem('${storageKeys.identity}'));`,
  "if(!i||typeof i.userId!=='string'||!Array.isArray(i.permissions))i=null}catch(e){i=null}",
].join('');

/** Whether the user of `i` was complete on this device; only where there is an `i`. */
export const isComplete = `localStorage.getItem('${storageKeys.complete}'+i.userId)!==null`;

/**
 * Sends the calls with the headers of `shared`'s API client, which takes an answer over only where its own call would have had the same
 * (shared/src/api/page-calls.ts), and leaves them on the window for it. Where the API is, it reads as the client does, from the page's configuration, which
 * stands before it. `h` is the html element.
 */
export function askEarly({ session, data, dataOfComplete }: EarlyCalls): string {
  return [
    "var b=JSON.parse(document.getElementById('careline-config').textContent).apiBaseUrl;",
    "if(k&&b){var q=[],H={Accept:'application/json','Accept-Language':h.lang,Authorization:'Bearer '+k};",
    'if(i){var can=function(v){return !/[^ -\\xff]/.test(v)},m=i.permissions.filter(can);',
    "if(i.userId&&can(i.userId))H['X-User-ID']=i.userId;if(i.organizationId&&can(i.organizationId))H['X-Organization-ID']=i.organizationId;",
    "if(m.length)H['X-User-Permissions']=m.join()}",
    "function ask(p){var c=new AbortController(),w=b.replace(/\\/+$/,'')+p.replace('~user~',i&&encodeURIComponent(i.userId)),",
    "r=fetch(w,{headers:H,credentials:'omit',cache:'no-store',signal:c.signal});r.catch(function(){});",
    'q.push({address:w,headers:H,askedAt:Date.now(),answer:r,abort:function(){c.abort()}})}',
    `ask(${inlineJson(session)});`,
    data.length === 0 ? '' : `if(i)${inlineJson(data)}.forEach(ask);`,
    dataOfComplete.length === 0 ? '' : `if(i&&${isComplete})${inlineJson(dataOfComplete)}.forEach(ask);`,
    'self.carelineCalls=q}',
  ].join('');
}
