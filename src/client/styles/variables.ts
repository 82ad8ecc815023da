import postcss, {type AtRule, type Declaration, type Root, type Rule} from 'postcss';

/** A use of a variable, and of its fallback, in which parentheses are nested twice at most. */
const use = /var\(\s*(--[\w-]+)\s*(?:,(?:[^()]|\((?:[^()]|\([^()]*\))*\))*)?\)/g;

/** The names of the variables that a value uses. */
const usedIn = (value: string): string[] =>
  [...value.matchAll(/var\(\s*(--[\w-]+)/g)].flatMap(([, name]) => name ?? []);

function declarationsOf(roots: Root[]): Declaration[] {
  const declarations: Declaration[] = [];
  for (const root of roots) root.walkDecls((declaration) => void declarations.push(declaration));
  return declarations;
}

/** The declarations of each variable, in file order. */
function definitionsIn(roots: Root[]): Map<string, Declaration[]> {
  const definitions = new Map<string, Declaration[]>();
  for (const declaration of declarationsOf(roots)) {
    if (!declaration.prop.startsWith('--')) continue;
    definitions.set(declaration.prop, [...(definitions.get(declaration.prop) ?? []), declaration]);
  }
  return definitions;
}

/**
 * The selector and the surrounding at-rules as text: if two are equal, they apply to the same
 * elements.
 */
function scopeOf({parent}: Declaration): string {
  const around: string[] = [];
  for (let at = parent; at && at.type !== 'root'; at = at.parent as typeof parent) {
    around.push(at.type === 'rule' ? (at as Rule).selector : (at as AtRule).params);
  }
  return around.join(' in ');
}

/** Whether the rule can only apply to the `html` element, though perhaps only in one mode. */
function isOnRoot({parent}: Declaration): boolean {
  return (
    parent?.type === 'rule' &&
    (parent as Rule).selectors.every((selector) => /^(?:html|:root)(?:\[[^\]]*\])*$/.test(selector))
  );
}

function remove(declaration: Declaration): void {
  const {parent} = declaration;
  declaration.remove();
  for (let at = parent; at?.nodes?.length === 0 && at.type !== 'root';) {
    const {parent: around} = at;
    at.remove();
    at = around as typeof parent;
  }
}

/** If a style sheet sets a variable several times for the same elements, the last value wins. */
function removeOverridden(root: Root): void {
  for (const definitions of definitionsIn([root]).values()) {
    const seen = new Set<string>();
    for (const definition of definitions.filter(isOnRoot).reverse()) {
      const scope = scopeOf(definition);
      if (seen.has(scope)) remove(definition);
      seen.add(scope);
    }
  }
}

/**
 * Removes custom properties without changing the rendered page: unused ones, values that a later
 * rule overrides, and those with a single value, which is inlined.
 *
 * @param sheets - every style sheet that a page may load; the first one is on every page
 * @param kept - variables that scripts or pages mention and that are therefore kept
 * @returns the style sheets in the same order
 */
export function reduceVariables(sheets: string[], kept: ReadonlySet<string>): string[] {
  const roots = sheets.map((sheet) => postcss.parse(sheet));
  roots.forEach(removeOverridden);
  // Until nothing is left to do, since a variable may be used only by an unused or inlined one.
  for (;;) {
    const declarations = declarationsOf(roots);
    const used = new Set(declarations.flatMap(({value}) => usedIn(value)));
    const definitions = definitionsIn(roots);
    const removable = [...definitions].filter(([name]) => !kept.has(name));
    const unused = removable.flatMap(([name, all]) => (used.has(name) ? [] : all));
    // Set on every page and for all elements alike, whatever the reader's settings are. The value may
    // only use variables of the `html` element, which have the same value everywhere below it.
    const fixed = new Map(
      removable.flatMap(([name, [definition, ...others]]) =>
        definition &&
        definition.root() === roots[0] &&
        others.length === 0 &&
        scopeOf(definition) === ':root' &&
        usedIn(definition.value).every((other) => definitions.get(other)?.every(isOnRoot))
          ? [[name, definition] as const]
          : [],
      ),
    );
    // Values that use another one wait until that one has been inlined.
    const constants = new Map(
      [...fixed].filter(([, {value}]) => !usedIn(value).some((name) => fixed.has(name))),
    );
    if (unused.length + constants.size === 0) return roots.map((root) => root.toString());
    for (const declaration of declarations) {
      declaration.value = declaration.value.replace(use, (whole, name: string) => {
        const constant = constants.get(name);
        // Surrounded by spaces, so that it does not merge with its neighbors.
        return constant ? ` ${constant.value} ` : whole;
      });
    }
    [...unused, ...constants.values()].forEach(remove);
  }
}
