/** Checks the rules for pages, as a part of `npm run lint`. Exits with 1 if anything is wrong. */
import {findingsInAll} from '../src/plugins/page-checks/checks';
import {lineOf} from '../src/plugins/page-checks/report';
import {wordsIn} from '../src/plugins/page-checks/rules';
import {components} from '../src/config/pageChecks';
import {readOtherTexts} from './lint-content/texts';

const siteDir = process.cwd();
const otherTexts = readOtherTexts(siteDir);
const {files, findings} = findingsInAll({siteDir, components});
const all = [...findings, ...[...otherTexts].flatMap(([file, texts]) => wordsIn(file, texts))];
for (const finding of all) console.error(lineOf(finding));
console.log(`${files.length} pages and ${otherTexts.size} other files, ${all.length} to fix.`);
if (all.length > 0) process.exitCode = 1;
