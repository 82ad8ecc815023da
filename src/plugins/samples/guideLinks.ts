/** Links from the packages' comments to these docs. */
import fs from 'node:fs';
import path from 'node:path';

import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {parse as parseYaml} from 'yaml';

/** The folder of a version's guides. */
const versionFolder = /^(?:docs|versioned_docs\/[^/]+)(?=\/)/;

const guide = /^https:\/\/trpc\.io\/docs\/(?:v11\/)?([\w/-]+)(#.*)?$/;

/**
 * Lets links lead to the guide of the same version, by its title. A link to what is no page there
 * stays as it is.
 *
 * @param page - path of the page that the tree belongs to, relative to the site's root
 */
export function linkGuides(tree: Nodes, siteDir: string, page: string): void {
  const [docs] = versionFolder.exec(page) ?? [];
  if (docs === undefined) return;
  visit(tree, 'link', (node) => {
    const [, target, hash = ''] = guide.exec(node.url) ?? [];
    if (target === undefined) return;
    const file = [`${docs}/${target}.mdx`, `${docs}/${target}/index.mdx`].find((each) =>
      fs.existsSync(path.join(siteDir, each)),
    );
    if (file === undefined) return;
    const source = fs.readFileSync(path.join(siteDir, file), 'utf8');
    const [line] = /^title: .+$/m.exec(source) ?? [];
    // Docusaurus knows the anchors of headings, but not those that pages keep for old links.
    const isKept = source.includes(`<a id="${hash.slice(1)}" />`);
    node.url = `./${path.posix.relative(path.posix.dirname(page), file)}${isKept ? '' : hash}`;
    if (line === undefined) return;
    const {title} = parseYaml(line) as {title: string};
    node.children = [{type: 'text', value: title}];
  });
}
