/** Checks a page against the HTML standard with general validators. */
import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';
import {HtmlValidate, Severity, StaticConfigLoader} from 'html-validate';
import type {VFileMessage} from 'vfile-message';

import type {Finding} from '../report';
import {accepted, rulesNoting} from './rules';

/** Resolves its configuration once, and not again for each page. */
class OneConfigLoader extends StaticConfigLoader {
  private resolved: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  override getConfigFor(page: string) {
    return (this.resolved ??= super.getConfigFor(page));
  }
}

const validators = new Map<string, HtmlValidate>();

/** Accepted rules are looked at until a page has broken them, because they take longer than all others. */
function validatorNoting(rules: readonly string[]): HtmlValidate {
  const key = rules.join(' ');
  const validator =
    validators.get(key) ?? new HtmlValidate(new OneConfigLoader(rulesNoting(rules)));
  validators.set(key, validator);
  return validator;
}

/** How often each accepted rule was met. */
export type Uses = Map<string, number>;

const excerptLength = 100;

/** The HTML at an offset, in one line. */
const excerpt = (html: string, offset: number) =>
  html.slice(offset, offset + excerptLength).replace(/\s+/g, ' ');

/** Tabs and panels lead to each other, which html-validate does not look at. */
function tabFindings(tree: Root): {place: string; text: string}[] {
  const panels = new Map(selectAll('[role=tabpanel]', tree).map((it) => [it.properties.id, it]));
  const led = new Set<Element>();
  const lost = selectAll('[role=tab]', tree).filter((tab) => {
    const panel = panels.get(String(tab.properties.ariaControls));
    if (panel) led.add(panel);
    return !panel;
  });
  const orphans = selectAll('[role=tabpanel]', tree).filter((panel) => !led.has(panel));
  return [
    ...lost.map((tab) => ({place: `tab “${toString(tab)}”`, text: 'controls no panel'})),
    ...orphans.map((panel) => ({
      place: `panel “${String(panel.properties.ariaLabel ?? '')}”`,
      text: 'is controlled by no tab',
    })),
  ];
}

/**
 * @param html - a page as it is served; html-validate does not know that end tags can be left out,
 *   as the minifier does, so that it gets the page serialized from its tree
 * @param uses - counts the accepted rules that were met
 */
export function checkHtml(page: string, html: string, uses: Uses): Finding[] {
  const findings: Finding[] = [];
  const onerror = ({ruleId, line, column, place}: VFileMessage) => {
    const offset = place && 'start' in place ? place.start.offset : undefined;
    findings.push({
      page,
      place: `line ${line}:${column}`,
      text: `${ruleId} (HTML parser): ${excerpt(html, offset ?? 0)}`,
    });
  };
  const tree = fromHtml(html, {onerror});
  const whole = toHtml(tree);
  const validator = validatorNoting(Object.keys(accepted).filter((rule) => !uses.has(rule)));
  for (const {messages} of validator.validateStringSync(whole, page).results) {
    for (const {ruleId, severity, message, selector, offset} of messages) {
      if (severity === Severity.WARN && ruleId in accepted) {
        uses.set(ruleId, (uses.get(ruleId) ?? 0) + 1);
        continue;
      }
      findings.push({
        page,
        place: selector ?? 'document',
        text: `${ruleId}: ${message}: ${excerpt(whole, offset)}`,
      });
    }
  }
  return [...findings, ...tabFindings(tree).map((found) => ({page, ...found}))];
}

/** @returns a line for each accepted rule that no page breaks anymore */
export function unusedRules(uses: Uses): string[] {
  return Object.keys(accepted)
    .filter((rule) => !uses.has(rule))
    .map((rule) => `no page breaks ${rule} anymore: delete it`);
}
