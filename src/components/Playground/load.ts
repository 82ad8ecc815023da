/**
 * The editor and all that it needs. Whoever opens one asks for it here, since the bundler makes a chunk
 * for each place that imports it.
 */
export const loadPlayground = () => import('.');
