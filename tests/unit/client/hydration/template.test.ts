import docusaurusTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';
import {expect, test} from 'vitest';

import {htmlTemplate} from '@site/src/client/hydration/template';

const deferred = /<% it\.scripts\.forEach\([^]*?<\/script>\s*<% }\); %>/;
const started = /<script data-base[^]*<\/script>/;

const lines = (template: string) => template.split('\n').map((line) => line.trim());
const withoutScripts = (template: string, scripts: RegExp) => {
  expect(template).toMatch(scripts);
  return lines(template.replace(scripts, '')).filter((line) => line !== '');
};

test("differs from Docusaurus' template only in how scripts start", () => {
  expect(withoutScripts(htmlTemplate, started)).toEqual(
    withoutScripts(docusaurusTemplate, deferred),
  );
});
