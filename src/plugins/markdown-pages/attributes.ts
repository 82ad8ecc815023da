/** Attributes of a JSX element as data. */
import type * as z from 'zod';

import type {Converter, JsxElement} from './convert';

/**
 * Reads strings, flags and JSON.
 *
 * @throws Error with the element's place for an attribute that is none of these or not of the schema
 */
export function readAttributes<T extends z.ZodObject>(
  schema: T,
  element: JsxElement,
  {fail}: Converter,
): z.infer<T> {
  const entries = element.attributes.map((attribute): [string, unknown] => {
    if (attribute.type !== 'mdxJsxAttribute') {
      return fail(
        element,
        `<${element.name}> has {...} among its attributes; write each by itself.`,
      );
    }
    const {name, value} = attribute;
    if (value === null || value === undefined) return [name, true];
    if (typeof value === 'string') return [name, value];
    try {
      return [name, JSON.parse(value.value)];
    } catch {
      return fail(element, `${name} of <${element.name}> must be a string or JSON.`);
    }
  });
  const result = schema.safeParse(Object.fromEntries(entries));
  return result.success
    ? result.data
    : fail(
        element,
        result.error.issues
          .map(({path, message}) => `${path.join('.')} of <${element.name}>: ${message}`)
          .join('; '),
      );
}
