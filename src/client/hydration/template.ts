/**
 * Docusaurus' HTML template (`ssgTemplate.html.js` of `@docusaurus/core`), except for its scripts.
 * Deferred scripts compete with the style sheets for bandwidth and may run before the first paint.
 * Here they are requested after the first paint, so they never delay reading. If the browser
 * reports no paint, they are requested after a second, or at once in a background tab, which is
 * never painted.
 *
 * The names of the scripts are data next to the loader script. The loader is the same on every page
 * and in every release, so the content security policy needs only one hash for it.
 *
 * The loader also detects new releases, because it is still there when a deploy has removed all
 * other code: `siteRelease.isNewer` checks whether the page now names other scripts, and
 * `siteRelease.renew` reloads it, once per set of scripts. `renew` throws if there is no storage to
 * remember the reload in. If a style sheet or script of the page is missing, is something else, or
 * hasn't started after half a minute, for example because a cache still serves the HTML of an earlier
 * release, the loader reloads by itself or shows what is wrong. A style sheet that is missing is an
 * empty one, or one that can't be read.
 *
 * `require-trusted-types-for` requires a policy to turn text into scripts and HTML. If a reader's own
 * script has made the default one, the page uses that. The policy here
 * is the default one, for third-party code that knows nothing about policies: it accepts scripts
 * from the site's own origin only. It passes HTML through, since React only sets what the build has
 * written, and `script-src` blocks anything that HTML could execute.
 *
 * If the scripts can't be loaded and no newer release explains it, the page is most likely served
 * under a different base URL than it was built for. Docusaurus has a banner for that on the home
 * page; here every page has it. The base URL that it suggests is what precedes the page's own path,
 * which is taken from the page's first link to a translation. The not-found page may be served at any
 * address, so the first segment of the path is suggested there. The banner needs no style sheet,
 * and it stays hidden if one has loaded, because then only the network failed. Its text is written
 * as HTML, which is safe: no browser leaves a `<` in the path of a URL.
 *
 * A press of the search button, or of Ctrl or Cmd and K, before the scripts have started is noted in
 * `searchAwaited`; `theme/SearchBar` then opens the search, and takes over from this listener.
 */
export const htmlTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    <script data-base="<%= it.baseUrl %>" data-scripts="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">
      (({base, scripts}) => {
        try {
          trustedTypes.createPolicy('default', {
            createHTML: String,
            createScriptURL: (url) => (new URL(url, location).origin === origin ? url : null),
          });
        } catch {}
        const isNewer = async () => {
          const html = await (await fetch(location, {cache: 'reload'})).text();
          return html.includes('data-scripts') && !html.includes(scripts);
        };
        const renew = () => {
          if (sessionStorage.release === scripts) return false;
          sessionStorage.release = scripts;
          location.reload();
          return true;
        };
        const recover = async () => {
          if (isIncomplete) return;
          isIncomplete = true;
          try {
            if ((await isNewer()) && renew()) return;
          } catch {}
          const path = location.pathname;
          const {href} = document.querySelector('link[hreflang]');
          const at = path.lastIndexOf(new URL(href).pathname.slice(base.length));
          const found = at < 0 ? '/' + path.split('/')[1] + '/' : path.slice(0, at);
          document.body.insertAdjacentHTML(
            'afterbegin',
            '<p role=alert>A part of this page is missing. <a href>Reload</a>' +
              '<div id=__docusaurus-base-url-issue-banner-container>' +
              '<b>Your Docusaurus site did not load properly.</b>' +
              '<p>Current configured baseUrl = ' + base +
              '<p>We suggest trying baseUrl = ' + found,
          );
        };
        let isIncomplete;
        const names = scripts.split(' ');
        const start = () => {
          for (const src of names.splice(0)) {
            const script = document.createElement('script');
            document.head.append(Object.assign(script, {onerror: recover, async: false, src}));
          }
          setTimeout(() => window.docusaurus || recover(), 30000);
        };
        onerror = (text) => window.docusaurus || (/Syntax|Trust/.test(text) && recover());
        window.siteRelease = {isNewer, renew};
        window.docusaurus = null;
        onclick = onkeydown = (event) => {
          const isPress = event.key
            ? event.key === 'k' && (event.ctrlKey || event.metaKey)
            : event.target.closest('.DocSearch');
          if (isPress) {
            event.preventDefault();
            window.searchAwaited = true;
          }
        };
        if (document.hidden) start();
        else {
          requestAnimationFrame(() => {
            new PerformanceObserver(start).observe({type: 'paint', buffered: true});
            setTimeout(start, 1000);
          });
        }
        for (const {sheet} of document.querySelectorAll('link[rel=stylesheet]')) {
          try {
            sheet.cssRules[0].type;
          } catch {
            recover();
          }
        }
      })(document.currentScript.dataset);
    </script>
  </body>
</html>
`;
