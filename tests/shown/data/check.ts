/** Reads what the site writes for other programs with validators that others wrote for it. */
import {createRequire} from 'node:module';
import {readFileSync} from 'node:fs';

import Validator from '@adobe/structured-data-validator';
import {Ajv} from 'ajv';
import addFormats from 'ajv-formats';
import type {Root} from 'hast';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import feedSchema from 'jsonfeed-schema/schema-v1.json';
import {validateXML} from 'xmllint-wasm';
import * as z from 'zod';

import type {Finding} from '../report';

const require = createRequire(import.meta.url);

/** The schema of sitemaps.org, which the package that writes sitemaps brings along. */
const sitemapSchema = readFileSync(require.resolve('sitemap/schema/sitemap.xsd'), 'utf8');

/** Well-formed, as libxml2 sees it; a sitemap also follows its schema. */
export async function checkXml(file: string, contents: string): Promise<Finding[]> {
  const xml = {fileName: file.replaceAll('/', '-'), contents};
  const {errors} = await validateXML(
    file.endsWith('sitemap.xml') ? {xml, schema: sitemapSchema} : {xml, normalization: 'c14n'},
  );
  return errors
    .filter(({loc}) => loc !== null)
    .map(({message, loc}) => ({page: file, place: `line ${loc?.lineNumber}`, text: message}));
}

const ajv = new Ajv({allErrors: true, strict: false});
addFormats.default(ajv);
const isFeed = ajv.compile(feedSchema);

/** A feed as the schema of JSON Feed 1 has it. */
export function checkJsonFeed(file: string, contents: string): Finding[] {
  if (isFeed(JSON.parse(contents))) return [];
  return (isFeed.errors ?? []).map(({instancePath, message = ''}) => ({
    page: file,
    place: instancePath === '' ? '/' : instancePath,
    text: message,
  }));
}

const graph = z.object({'@graph': z.array(z.looseObject({'@type': z.string()}))});

/** Things of a page by Google's rules of rich results, as Adobe's validator knows them. */
export async function checkStructuredData(page: string, tree: Root): Promise<Finding[]> {
  const things = selectAll('script[type="application/ld+json"]', tree).flatMap(
    (script) => graph.parse(JSON.parse(toString(script)))['@graph'],
  );
  const found = await Promise.all(
    things.map((thing) =>
      new Validator().validate({jsonld: {[thing['@type']]: [thing]}, microdata: {}, rdfa: {}}),
    ),
  );
  return found.flat().map(({severity, issueMessage, path}) => ({
    page,
    place: path.map(({type, property, index}) => property ?? `${type} ${index}`).join(' > '),
    text: `${severity}: ${issueMessage}`,
  }));
}
