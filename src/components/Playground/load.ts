/**
 * Loads the editor and everything that it needs. All callers import it here, because the bundler
 * makes a separate chunk for each import expression.
 */
export const loadPlayground = () => import('.');
