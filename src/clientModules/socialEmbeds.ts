/**
 * Turns links to posts into embedded posts on every page. Part of the bundle only when the
 * `SOCIAL_EMBEDS` environment variable is true: by default the site asks no other host.
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
