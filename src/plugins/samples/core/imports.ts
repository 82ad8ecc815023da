import {isBuiltin} from 'node:module';
import path from 'node:path';

import ts from 'typescript';

import {packageOf} from '../../../content/packages';
import {options} from './compilerOptions';
import type {Project} from './projects';
import type {Toolkit} from '../../../versions/toolkits';

/** Whether a file of the project imports another one by this name. */
const isFile = ({files}: Project, specifier: string, from: string) =>
  ts.resolveModuleName(specifier, `/${from}`, options, {
    fileExists: (name) => files.has(name.slice(1)),
    readFile: () => undefined,
  }).resolvedModule !== undefined;

/**
 * An import that can't be resolved, with what to do about it; `position` is an offset into the text.
 */
interface ImportMistake {
  position: number;
  message: string;
}

/**
 * Finds imports of files that no fence has as its title, and of packages that the toolkit does not
 * list. TypeScript alone would accept a package that another version's toolkit has hoisted into the
 * shared node_modules.
 */
export function importMistakes(
  text: string,
  file: string,
  project: Project,
  toolkit: Toolkit,
): ImportMistake[] {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.flatMap(({fileName: specifier, pos: position}) => {
      if (specifier.startsWith('.')) {
        if (isFile(project, specifier, file)) return [];
        const target = path.posix.join(path.posix.dirname(file), specifier);
        const bare = target.replace(/\.(?:m|c)?jsx?$/, '');
        const titles = [...project.files.keys()].filter((name) => !name.startsWith('fence-'));
        return [
          {
            position,
            message:
              `'${specifier}' is not a file of this page: no fence is titled "${bare}.ts". ` +
              (titles.length
                ? `Titles here: ${titles.join(', ')}.`
                : 'Give the fence that contains it a title.'),
          },
        ];
      }
      if (isBuiltin(specifier)) return [];
      const name = packageOf(specifier);
      // `import type` only needs the types of a package whose code the host provides.
      const types = `@types/${name.replace('@', '').replace('/', '__')}`;
      if (toolkit.packages.has(name) || toolkit.packages.has(types)) return [];
      return [
        {
          position,
          message: `${toolkit.folder} does not have the package '${name}'; add it to ${toolkit.folder}/package.json.`,
        },
      ];
    });
}
