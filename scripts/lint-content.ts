/** Checks what every page owes its reader: `npm run lint:content`. Exits with 1 if anything is wrong. */
import {siteRules} from './lint-content/links';
import {readPages} from './lint-content/page';
import {pageRules} from './lint-content/rules';

const pages = readPages(process.cwd());
const findings = [
  ...pages.flatMap((page) => pageRules.flatMap((rule) => rule(page))),
  ...siteRules.flatMap((rule) => rule(pages)),
];
for (const {file, line, message} of findings) console.error(`${file}:${line} - ${message}`);
console.log(`${pages.length} pages, ${findings.length} to mend.`);
if (findings.length > 0) process.exitCode = 1;
