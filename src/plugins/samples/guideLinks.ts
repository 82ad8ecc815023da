/** Links from the packages' comments to these docs. */
import fs from 'node:fs';
import path from 'node:path';

import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {parse as parseYaml} from 'yaml';

const guide = /^https:\/\/trpc\.io\/docs\/(?:v11\/)?([\w/-]+)(#.*)?$/;

/**
 * Lets links lead to the guide of the same version, by its title. A link to what is no page there
 * stays as it is.
 *
 * @param docs - path of the version's guides, relative to the site's root
 */
export function linkGuides(tree: Nodes, siteDir: string, docs: string): void {
  visit(tree, 'link', (node) => {
    const [, page, hash = ''] = guide.exec(node.url) ?? [];
    if (page === undefined) return;
    const file = [`${docs}/${page}.mdx`, `${docs}/${page}/index.mdx`].find((each) =>
      fs.existsSync(path.join(siteDir, each)),
    );
    if (file === undefined) return;
    const source = fs.readFileSync(path.join(siteDir, file), 'utf8');
    const [line] = /^title: .+$/m.exec(source) ?? [];
    node.url = `@site/${file}${hash}`;
    if (line === undefined) return;
    const {title} = parseYaml(line) as {title: string};
    node.children = [{type: 'text', value: title}];
  });
}
