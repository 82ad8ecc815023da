// What src/plugins/demo makes of code.mdx.

declare module '@generated/demo/default/projects.json' {
  const projects: Record<string, import('../../plugins/demo/core').RenderedProject>;
  export default projects;
}

declare module '@generated/demo/default/run' {
  type Router = {readonly _def: unknown};
  export const routers: Record<string, Router>;
  export function call(router: Router, path: string, input: unknown): Promise<unknown>;
}
