// Read by every browser, however old: no word of it is newer than 2009. Where a page cannot run, it says so, once, with a
// link to what any browser reads.
function tooOld() {
  var script = document.getElementsByTagName('script')[0];
  var desk = script.getAttribute('data-for') === 'desk';
  var english = (navigator.language || 'fr').indexOf('en') === 0;
  var done = false;

  function say() {
    var root = document.getElementById('root');
    if (done || !root || root.firstChild) return;
    done = true;
    var where = /^\/(?:en\/)?(?:ecran|t)\/([^/]+)/.exec(location.pathname);
    var needs = desk ? 'Chrome 111, Firefox 115, Safari 16.4' : 'Chrome 87, Firefox 84, Safari 14 (iOS 14)';
    var words = [
      'Ce navigateur est trop ancien pour cette page, qui demande ',
      ' ou plus récent. ',
      'Lire la page publique',
    ];
    if (english) words = ['This browser is too old for this page, which needs ', ' or newer. ', 'Read the public page'];
    var text = document.createElement('p');
    text.style.cssText = 'max-width:30em;margin:3em auto;padding:0 1em;font:20px/1.4 sans-serif';
    text.appendChild(document.createTextNode(words[0].concat(needs, words[1])));
    var link = document.createElement('a');
    link.href = where ? '/t/'.concat(where[1]) : '/';
    link.appendChild(document.createTextNode(words[2]));
    text.appendChild(link);
    root.appendChild(text);
  }

  function onceThere() {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', say);
    else say();
  }

  // What it cannot even read ends here.
  function fault(event) {
    if (event.error instanceof SyntaxError || /SyntaxError/.test(event.message || '')) onceThere();
  }

  var modules = 'noModule' in document.createElement('script');
  var known = window.Promise && Promise.allSettled && ''.replaceAll && (!desk || [].toSorted);
  if (!modules || !known) onceThere();
  window.addEventListener('error', fault);
}

tooOld();
