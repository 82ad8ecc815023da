import type {Plugin} from 'postcss';

const isDark = (selector: string): boolean => /\[data-theme=(['"]?)dark\1\]/.test(selector);

/**
 * Restricts every dark mode rule, including those of Infima and the theme, to media other than
 * print.
 */
export function screenOnlyDark(): Plugin {
  return {
    postcssPlugin: 'screen-only-dark',
    Once(root, {AtRule}) {
      root.walkRules((rule) => {
        const dark = rule.selectors.filter(isDark);
        if (dark.length === 0) {
          return;
        }
        const others = rule.selectors.filter((selector) => !isDark(selector));
        if (others.length > 0) {
          rule.cloneBefore({selectors: others});
        }
        const screenOnly = new AtRule({name: 'media', params: 'not print', source: rule.source});
        rule.replaceWith(screenOnly);
        screenOnly.append(rule.clone({selectors: dark}));
      });
    },
  };
}
