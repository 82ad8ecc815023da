/** Checks what every page owes its reader, as a part of `npm run lint`. Exits with 1 if anything is wrong. */
import {siteRules} from './lint-content/links';
import {readPages} from './lint-content/page';
import {pageRules, wordsIn} from './lint-content/rules';
import {readOtherTexts} from './lint-content/texts';

const pages = readPages(process.cwd());
const otherTexts = readOtherTexts(process.cwd());
const findings = [
  ...pages.flatMap((page) => pageRules.flatMap((rule) => rule(page))),
  ...siteRules.flatMap((rule) => rule(pages)),
  ...[...otherTexts].flatMap(([file, texts]) => wordsIn(file, texts)),
];
for (const {file, line, message} of findings) console.error(`${file}:${line} - ${message}`);
console.log(`${pages.length} pages and ${otherTexts.size} other files, ${findings.length} to fix.`);
if (findings.length > 0) process.exitCode = 1;
