import fs from 'node:fs';
import path from 'node:path';

import {parse as parseYaml} from 'yaml';

import {closest} from '../samples/core/closest';
import type {ContentPage, Finding} from './page';

/** Fields of a post's front matter whose names a file has to list. */
const lists = {authors: 'blog/authors.yml', tags: 'blog/tags.yml'};

function namesIn(file: string): string[] {
  if (!fs.existsSync(file)) return [];
  return Object.keys((parseYaml(fs.readFileSync(file, 'utf8')) ?? {}) as object);
}

/** Authors and tags of a post that no file describes. */
export function nameFindings(siteDir: string, {file, kind, frontMatter}: ContentPage): Finding[] {
  if (kind !== 'post' || typeof frontMatter !== 'object' || frontMatter === null) return [];
  return Object.entries(lists).flatMap(([field, list]) => {
    const known = namesIn(path.join(siteDir, list));
    const used = [Reflect.get(frontMatter, field) as unknown].flat();
    return used
      .filter((name) => typeof name === 'string')
      .filter((name) => !known.includes(name))
      .map((name) => ({
        file,
        line: 1,
        message: `front matter ${field}: ${list} has no ${name}${closest(name, known)}.`,
      }));
  });
}
