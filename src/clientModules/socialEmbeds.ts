/**
 * Turns links to posts into embedded posts on every page. Only bundled if the `SOCIAL_EMBEDS`
 * environment variable is true, because by default the site makes no requests to other hosts.
 */
const widgetScript = 'https://platform.twitter.com/widgets.js';

declare global {
  interface Window {
    twttr?: {widgets?: {load: () => void}};
  }
}

export function onRouteDidUpdate(): void {
  if (window.twttr?.widgets) {
    window.twttr.widgets.load();
  } else if (document.querySelector(`script[src="${widgetScript}"]`) === null) {
    const script = document.createElement('script');
    script.src = widgetScript;
    script.async = true;
    document.head.append(script);
  }
}
