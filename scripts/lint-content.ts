/** Checks the rules for pages and redirects, as a part of `npm run lint`. Exits with 1 if anything is wrong. */
import {wordsIn} from '../src/plugins/page-checks/rules';
import {findingsOf} from '../src/plugins/page-checks/findings';
import {lineOf} from '../src/plugins/page-checks/report';
import {components, redirects} from '../src/config/pageChecks';
import {readOtherTexts} from './lint-content/texts';

const siteDir = process.cwd();
const otherTexts = readOtherTexts(siteDir);
const {files, findings} = findingsOf({siteDir, components, redirects});
const all = [...findings, ...[...otherTexts].flatMap(([file, texts]) => wordsIn(file, texts))];
for (const finding of all) console.error(lineOf(finding));
console.log(`${files.length} pages and ${otherTexts.size} other files, ${all.length} to fix.`);
if (all.length > 0) process.exitCode = 1;
