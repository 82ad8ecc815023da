import postcss, {type AtRule, type Declaration, type Root, type Rule} from 'postcss';
import parseValue from 'postcss-value-parser';

/** The names of the variables that a value uses. */
function usedIn(value: string): string[] {
  const names: string[] = [];
  if (value.includes('var(')) {
    parseValue(value).walk((node) => {
      if (node.type === 'function' && node.value === 'var' && node.nodes[0]) {
        names.push(node.nodes[0].value);
      }
    });
  }
  return names;
}

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
 * Whether the rule applies to the `html` element regardless of the reader's settings and screen.
 */
function isUnconditional({parent}: Declaration): boolean {
  return (
    parent?.type === 'rule' &&
    (parent as Rule).selector === ':root' &&
    parent.parent?.type === 'root'
  );
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

/** Repeats until nothing is left to remove, since a variable may be used only by an unused one. */
function removeUnused(roots: Root[], kept: ReadonlySet<string>): void {
  for (;;) {
    const used = new Set(declarationsOf(roots).flatMap(({value}) => usedIn(value)));
    const unused = [...definitionsIn(roots)].filter(([name]) => !used.has(name) && !kept.has(name));
    if (unused.length === 0) return;
    unused.flatMap(([, definitions]) => definitions).forEach(remove);
  }
}

/**
 * The variables that have the same value everywhere, by name. The value may only use variables that
 * are set on the `html` element, because those have the same value everywhere below it.
 */
function constantsIn(roots: Root[], kept: ReadonlySet<string>): Map<string, Declaration> {
  const definitions = definitionsIn(roots);
  const constants = new Map<string, Declaration>();
  for (const [name, [definition, ...others]] of definitions) {
    if (!definition || others.length > 0 || kept.has(name)) continue;
    // The first style sheet is on every page; a value from any other might be missing.
    if (!isUnconditional(definition) || definition.root() !== roots[0]) continue;
    const isFixed = usedIn(definition.value).every((other) =>
      definitions.get(other)?.every(isOnRoot),
    );
    if (isFixed) constants.set(name, definition);
  }
  return constants;
}

function inline(roots: Root[], kept: ReadonlySet<string>): void {
  for (;;) {
    const constants = constantsIn(roots, kept);
    // Values that use another variable wait until that one has been inlined.
    const ready = new Map(
      [...constants].filter(([, {value}]) => !usedIn(value).some((name) => constants.has(name))),
    );
    if (ready.size === 0) return;
    for (const declaration of declarationsOf(roots)) {
      if (!declaration.value.includes('var(')) continue;
      const value = parseValue(declaration.value);
      value.walk((node, index, siblings) => {
        if (node.type !== 'function' || node.value !== 'var' || !node.nodes[0]) return;
        const constant = ready.get(node.nodes[0].value);
        if (!constant) return;
        // Surrounded by spaces, so that it does not merge with its neighbors.
        siblings[index] = {
          type: 'word',
          value: ` ${constant.value} `,
          sourceIndex: node.sourceIndex,
          sourceEndIndex: node.sourceEndIndex,
        };
      });
      declaration.value = value.toString();
    }
    ready.forEach(remove);
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
  removeUnused(roots, kept);
  inline(roots, kept);
  return roots.map((root) => root.toString());
}
