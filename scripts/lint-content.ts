/** Checks the rules for pages, as a part of `npm run lint`. Exits with 1 if anything is wrong. */
import {pageChecks} from '../src/config/pageChecks';
import {PageChecks} from '../src/plugins/page-checks/checks';
import {writtenTexts} from '../src/versions/places';
import {reportOf} from '../src/plugins/page-checks/report';
import {wordsIn} from '../src/plugins/page-checks/rules';
import {readOtherTexts} from './lint-content/texts';

async function main(siteDir: string): Promise<void> {
  const pages = writtenTexts(siteDir);
  const otherTexts = readOtherTexts(siteDir);
  const {findings} = await new PageChecks({siteDir, ...pageChecks}).all(pages);
  findings.push(...[...otherTexts].flatMap(([file, texts]) => wordsIn(file, texts)));
  if (findings.length > 0) {
    console.error(reportOf(findings));
    process.exitCode = 1;
  }
  console.log(`Checked ${pages.size} pages and ${otherTexts.size} other files.`);
}

void main(process.cwd());
