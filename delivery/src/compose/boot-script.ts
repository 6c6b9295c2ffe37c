/**
 * The one script that stands in the page itself, allowed by its hash: the chosen theme before the first paint, and the static
 * message when the site's own script cannot be loaded.
 */
export const bootScript = [
  "try{var t=localStorage.getItem('theme');if(t)document.documentElement.dataset.theme=t}catch(e){}",
  "addEventListener('error',function(e){var s=e.target;if(s&&s.id==='careline-main'){",
  "var f=document.getElementById('careline-fatal');if(f)document.body.replaceChildren(f.content.cloneNode(true))}},true);",
].join('');
