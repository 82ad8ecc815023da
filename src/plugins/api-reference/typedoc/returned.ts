/** What an entry returns and readers know by names of its own, such as `t.router`. */
import {type DeclarationReflection, ReflectionType, type SomeType} from 'typedoc';

import type {Context} from './context';
import {callsOf, commentOf, isDeprecated, list, membersIn, type Page, targetOf} from './options';
import type {Html} from './print';
import type {Entry} from './router';

/** The call that returns it, which of a builder is the one that ends the chain, and its type. */
function callOf({name, target}: Entry): [call: string, type: SomeType | undefined] {
  const [call] = callsOf(target);
  if (call) return [`${name}()`, call.type];
  const builder = targetOf(target.type);
  const calls = (builder?.children ?? []).flatMap(({signatures = []}) => signatures);
  const last = calls.find(({type}) => targetOf(type) !== builder);
  return [`${name}.${last?.name}()`, last?.type];
}

/** Members of an object type, or of the object types that a generic type combines. */
function combinedIn(type: SomeType): DeclarationReflection[] {
  const own = membersIn(type);
  if (own.length > 0 || type.type !== 'reference') return own;
  return (type.typeArguments ?? []).flatMap((part) => membersIn(part));
}

/** The members, those to use, under the names that guides use; if the contents give such a name. */
export function returnedBy({reference}: Context, entry: Entry): Entry[] {
  const holder = reference.contents.returned[entry.name];
  const [, type] = callOf(entry);
  if (holder === undefined || !type) return [];
  return combinedIn(type).flatMap((target) => {
    const comment = commentOf(target);
    if (comment?.hasModifier('@internal') || isDeprecated(comment)) return [];
    const name = holder && `${holder}.`;
    return {...entry, id: `${entry.id}-${target.name}`, name: name + target.name, target};
  });
}

/** What a member takes and gives, even if that type has a name; of another type, just the name. */
function typeOf({printer}: Context, member: DeclarationReflection): Html {
  const {type} = member;
  const target = targetOf(type);
  if (type?.type !== 'reference' || !target) return printer.member(member);
  const call = target.signatures ? new ReflectionType(target) : target.type;
  if (call?.type === 'reflection' && call.declaration.signatures) return printer.type(call);
  return printer.type(
    Object.assign(Object.create(type) as typeof type, {typeArguments: undefined}),
  );
}

/** What the members take and give, and what their comments say. */
export function returned(context: Context, entry: Entry, page: Page): Html {
  const [call, type] = callOf(entry);
  const rows = returnedBy(context, entry).map(({id, name, target}) => ({
    id: id.slice(id.indexOf('#') + 1),
    name,
    type: typeOf(context, target),
    comment: commentOf(target),
  }));
  const target = targetOf(type);
  if (target && rows.length > 0) page.listed.set(target, entry.name);
  return list(context, `<code>${call}</code> returns`, rows);
}
