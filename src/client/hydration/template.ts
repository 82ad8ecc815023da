/**
 * Docusaurus' HTML of a page (`ssgTemplate.html.js` of `@docusaurus/core`), but for its scripts.
 * Deferred scripts share the line with the styles, and may run before the page is painted; these
 * are asked for when it is, so that no reader waits for them to read. The browser tells so some time
 * after the frame, when the reader sees it; should it not, they come after a second. A page in a
 * background tab is not painted, and starts at once.
 *
 * The names of the scripts stand beside the one that starts them, which is the same on every page
 * and in every release, and so is its hash in the content security policy.
 *
 * The home page has a script of Docusaurus' that declares `insertBanner`, which tells of a wrong base
 * URL, and calls it unless scripts have set `docusaurus` when the page has been read. Here it is
 * called when the last script, the main one, can't be loaded.
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
    <script data-scripts="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">
      ((scripts) => {
        const start = () => {
          let script = {};
          for (const src of scripts.splice(0)) {
            script = Object.assign(document.createElement('script'), {src, async: false});
            document.head.append(script);
          }
          script.onerror = () => window.insertBanner?.();
        };
        window.docusaurus = null;
        if (document.hidden) start();
        else {
          requestAnimationFrame(() => {
            new PerformanceObserver(start).observe({type: 'paint', buffered: true});
            setTimeout(start, 1000);
          });
        }
      })(document.currentScript.dataset.scripts.split(' '));
    </script>
  </body>
</html>
`;
