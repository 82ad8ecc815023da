/** The rules that pages are held to: html-validate's recommended ones. */
import type {ConfigData} from 'html-validate';

/** Rules that the pages break, and why that is right. One that no page breaks anymore fails. */
export const accepted: Readonly<Record<string, string>> = {
  'no-implicit-button-type': 'the minifier drops type="submit", which is the default',
  'no-implicit-input-type': 'the minifier drops type="text", which is the default',
  'no-inline-style': 'diagrams, hero and announcement carry values that are worked out from data',
  'prefer-native-element':
    'Docusaurus gives boxes the roles of elements, which are as valid; axe checks what they hold',
  'require-sri': 'styles and scripts come from the host of the page, under names with their hash',
  'wcag/h30': 'the icon of an author’s account has its name in `title`; axe checks names of links',
  'wcag/h32': 'search answers while the reader types',
  'wcag/h63': 'the cells of a single head row are titles of columns without saying so',
};

/** @param noted - accepted rules whose breaks are reported as warnings */
export const rulesNoting = (noted: readonly string[]): ConfigData => ({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Pages are serialized from their trees, with this doctype.
    'doctype-style': ['error', {style: 'lowercase'}],
    // The years in the sidebar of the blog are third-level headings, and come before the title.
    'heading-level': ['error', {minInitialRank: 'h3'}],
    // A bare `>` in text is valid.
    'no-raw-characters': 'off',
    // React makes ids that begin with a colon, which is valid.
    'valid-id': ['error', {relaxed: true}],
    ...Object.fromEntries(
      Object.keys(accepted).map((rule) => [rule, noted.includes(rule) ? 'warn' : 'off']),
    ),
  },
});
