import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import convert from 'npm-to-yarn';

export interface PackageManagerTab {
  label: string;
  value: string;
  command: string;
}

const managers = ['npm', 'yarn', 'pnpm', 'bun', 'deno'] as const;

/**
 * Depending on the version, Deno resolves bare names in its own registry or rejects them; `npm:`
 * works in all versions. `deno run -A npm:…` replaces npx for the same reason.
 */
function convertToDeno(line: string): string {
  const create = line.match(/^npm (?:create|init) (?!-)(\S+)(.*)$/);
  const source = create ? `npx create-${create[1]}${create[2]?.replace(' -- ', ' ')}` : line;
  const [program, verb, ...rest] = convert(source, 'deno').split(' ');
  if (program !== 'deno') return line;
  if (verb === 'x') return `deno run -A npm:${rest.join(' ')}`;
  if (verb !== 'add') return [program, verb, ...rest].join(' ');
  const args = rest.map((argument) => (argument.startsWith('-') ? argument : `npm:${argument}`));
  return ['deno add', ...args].join(' ');
}

/**
 * @param command - one or more lines for npm; comments and lines for other programs are kept
 * @returns the same for each package manager, npm first
 */
export function packageManagerTabs(command: string): PackageManagerTab[] {
  return managers.map((value) => ({
    label: value,
    value,
    command: command
      .split('\n')
      .map((line) => {
        if (value === 'npm' || !/^np[mx] /.test(line)) return line;
        return value === 'deno' ? convertToDeno(line) : convert(line, value);
      })
      .join('\n'),
  }));
}

/**
 * `<Tabs>` with one tab per package manager; the reader's choice applies to every page.
 *
 * @param renderCommand - creates the block that shows a command
 */
export function packageManagerTabsNode(
  command: string,
  renderCommand: (command: string) => MdxJsxFlowElement,
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Tabs',
    attributes: [{type: 'mdxJsxAttribute', name: 'groupId', value: 'package-manager'}],
    children: packageManagerTabs(command).map((tab) => ({
      type: 'mdxJsxFlowElement',
      name: 'TabItem',
      attributes: [
        {type: 'mdxJsxAttribute', name: 'value', value: tab.value},
        {type: 'mdxJsxAttribute', name: 'label', value: tab.label},
      ],
      children: [renderCommand(tab.command)],
    })),
  };
}
