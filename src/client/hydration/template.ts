/**
 * Docusaurus' HTML of a page (`ssgTemplate.html.js` of `@docusaurus/core`), except for its scripts.
 * Deferred scripts compete with the style sheets for bandwidth and may run before the first paint.
 * These are requested after it, so they never delay reading. If the browser reports no paint, they
 * are requested after a second; a background tab is not painted, so it requests them at once.
 *
 * The names of the scripts are data beside the script that requests them. That script is the same
 * on every page and in every release, so the content security policy has one hash for it.
 *
 * It is also what knows of a newer release, since it is there when a release has taken all other code
 * away: `siteRelease.isNewer` asks whether the page names other scripts by now, and `siteRelease.renew`
 * loads it again, once for the same scripts, and throws where there is no storage to remember that in.
 * Where a style sheet or a script of the page is missing, as when a cache still has the HTML of an
 * earlier release, it does so by itself, or says what is wrong.
 *
 * `require-trusted-types-for` lets nothing but a policy turn text into scripts and HTML. The one here is
 * the default, for code of others that knows nothing of policies: scripts come from the site's own host
 * alone. HTML passes, since React sets what the build has written; what HTML could run is refused by
 * `script-src`.
 *
 * When the scripts can't be loaded and no newer release explains it, the page most likely stands under
 * another base URL than it was built for. Docusaurus has a banner for that on the home page; here it is on
 * every page. The base URL that it suggests is what comes before the page's own path, which the link to
 * its default translation has; the not-found page may be at any address, of which the first part is taken.
 * The banner needs no style sheet, and where one is loaded (only the network failed) it stays hidden.
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
        window.trustedTypes?.createPolicy('default', {
          createHTML: String,
          createScriptURL: (url) => (new URL(url, location).origin === origin ? url : null),
        });
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
        const suggest = () => {
          const path = location.pathname;
          const link = document.querySelector('link[hreflang="x-default"]');
          const own = link ? new URL(link.href).pathname.slice(base.length) : '';
          const found = path.endsWith(own)
            ? path.slice(0, path.length - own.length)
            : path.replace(/^(\\/[^/]*).*/, '$1');
          const banner = document.createElement('div');
          banner.id = '__docusaurus-base-url-issue-banner-container';
          for (const [tag, text] of [
            ['strong', 'Your Docusaurus site did not load properly.'],
            ['p', 'A very common reason is a wrong site baseUrl configuration.'],
            ['p', 'Current configured baseUrl = ' + base + (base === '/' ? ' (default value)' : '')],
            ['p', 'We suggest trying baseUrl = ' + found.replace(/\\/*$/, '/')],
          ]) {
            banner.append(Object.assign(document.createElement(tag), {textContent: text}));
          }
          document.body.prepend(banner);
        };
        const recover = async () => {
          if (isIncomplete) return;
          isIncomplete = true;
          try {
            if ((await isNewer()) && renew()) return;
          } catch {}
          suggest();
          document.body.insertAdjacentHTML(
            'afterbegin',
            '<p role=alert>A part of this page is missing. <a href="">Reload</a>',
          );
        };
        let isIncomplete = false;
        const names = scripts.split(' ');
        const start = () => {
          for (const src of names.splice(0)) {
            const script = document.createElement('script');
            document.head.append(Object.assign(script, {onerror: recover, async: false, src}));
          }
        };
        window.siteRelease = {isNewer, renew};
        window.docusaurus = null;
        for (const {sheet} of document.querySelectorAll('link[rel=stylesheet]')) sheet || recover();
        if (document.hidden) start();
        else {
          requestAnimationFrame(() => {
            new PerformanceObserver(start).observe({type: 'paint', buffered: true});
            setTimeout(start, 1000);
          });
        }
      })(document.currentScript.dataset);
    </script>
  </body>
</html>
`;
