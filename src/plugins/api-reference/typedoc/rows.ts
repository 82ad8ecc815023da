/** Parameters and members as table rows. */
import type {
  Comment,
  DeclarationReflection,
  SignatureReflection,
  TypeParameterReflection,
} from 'typedoc';

import type {Markdown, Row} from '../model';
import {notesOf, type ResolveLink, tagOf, toMarkdown} from './comments';
import {formatType} from './format';
import {commentOf} from './members';
import {printMemberType, printType} from './print';
import {parameterName, type Printer} from './type-printer';

export type Reader = {printer: Printer; resolveLink: ResolveLink};

export function summaryOf({resolveLink}: Reader, comment: Comment | undefined): Markdown {
  return comment ? toMarkdown(comment.summary, resolveLink) : '';
}

export async function memberRow(reader: Reader, member: DeclarationReflection): Promise<Row> {
  const {printer, resolveLink} = reader;
  const comment = commentOf(member) ?? member.getSignature?.comment;
  const notes = notesOf(comment, resolveLink).map(({label, text}) =>
    label === 'See' ? `See ${text}` : `**${label}:** ${text}`,
  );
  return {
    name: member.name,
    type: await formatType(printMemberType(printer, member)),
    optional: member.flags.isOptional,
    description: [summaryOf(reader, comment), ...notes].filter(Boolean).join('\n\n'),
    defaultValue: tagOf(comment, ['@default', '@defaultValue'], resolveLink),
    deprecated: tagOf(comment, ['@deprecated'], resolveLink),
  };
}

/** The parameters of all overloads, with one row per name. */
export async function parameterRows(
  reader: Reader,
  signatures: readonly SignatureReflection[],
): Promise<Row[]> {
  const rows = new Map<string, Row>();
  for (const parameter of signatures.flatMap((signature) => signature.parameters ?? [])) {
    const {type, flags, comment, defaultValue} = parameter;
    const name = parameterName(parameter);
    if (rows.has(name)) continue;
    rows.set(name, {
      name,
      type: type ? await formatType(printType(reader.printer, type)) : [],
      optional: flags.isOptional || defaultValue !== undefined,
      description: summaryOf(reader, comment),
      defaultValue:
        defaultValue === undefined || defaultValue === '{}' ? undefined : `\`${defaultValue}\``,
    });
  }
  return [...rows.values()];
}

/** Type parameters that a comment describes. */
export async function typeParameterRows(
  reader: Reader,
  parameters: readonly TypeParameterReflection[],
): Promise<Row[]> {
  const described = parameters.filter(({comment}) => summaryOf(reader, comment) !== '');
  return Promise.all(
    described.map(async ({name, type, default: otherwise, comment}) => ({
      name,
      type: type ? await formatType(printType(reader.printer, type)) : [],
      optional: otherwise !== undefined,
      description: summaryOf(reader, comment),
    })),
  );
}
