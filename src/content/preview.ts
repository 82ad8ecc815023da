/** How plugins tell the live preview (`npm start`) from a build, and what they use of its server. */

/** Whether this is the preview rather than a build. */
export const isPreview = (): boolean => process.env.NODE_ENV === 'development';

/** Whether this is a production build, rather than the preview or another command of Docusaurus. */
export const isBuild = (): boolean => process.env.NODE_ENV === 'production';

/** What plugins use of the preview's server, for which Docusaurus has no types. */
export interface PreviewServer {
  /** Express's. */
  app?: {
    get(
      path: string | RegExp,
      handler: (
        request: PreviewRequest,
        response: PreviewResponse,
        next: (error?: unknown) => void,
      ) => unknown,
    ): void;
  };
}

/** A bundler plugin of the preview that runs something after each compilation. */
export const afterCompiling = (name: string, run: () => void) => ({
  apply: ({hooks}: {hooks: {done: {tap(name: string, run: () => void): void}}}) =>
    hooks.done.tap(name, run),
});

interface PreviewRequest {
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  query: Readonly<Record<string, unknown>>;
}

export interface PreviewResponse {
  status(code: number): this;
  type(contentType: string): this;
  send(text: string): void;
  json(value: unknown): void;
  redirect(code: number, url: string): void;
}
