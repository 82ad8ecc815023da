/** Checks the types that authors give for members of a `<TypeTable>` against those of the package. */
import ts from 'typescript';

import type {AuthoredRow} from './model';
import {membersOf, tableAlias, type Table} from './table';
import {authoredAlias} from './table-module';

/** The type as readers see it: without the packages that its names are imported from. */
export const shownType = (type: string) => type.replace(/import\('[^']*'\)\./g, '');

/** Reports what is wrong with the type that an author gives for a member. */
export function authoredTypeFault(
  service: ts.LanguageService,
  table: Table,
  rows: readonly AuthoredRow[],
  row: AuthoredRow,
): string | undefined {
  const {program, file} = table;
  const checker = program.getTypeChecker();
  const name = authoredAlias(rows.indexOf(row));
  const [own, orNone] = [aliasNamed(table, name), aliasNamed(table, `${name}OrNone`)];
  const alias = tableAlias(table);
  const member = membersOf(checker, alias).find(({property}) => property.name === row.name);
  if (!own || !orNone || !member) return undefined;
  const fault = [
    ...service.getSyntacticDiagnostics(file),
    ...service.getSemanticDiagnostics(file),
  ].find(({start = -1}) => start >= own.pos && start < own.end);
  if (fault) return ts.flattenDiagnosticMessageText(fault.messageText, ' ');
  const {property, optional} = member;
  const type = checker.getTypeOfSymbolAtLocation(property, alias);
  const isSame =
    checker.isTypeAssignableTo(checker.getTypeAtLocation(own), type) &&
    checker.isTypeAssignableTo(type, checker.getTypeAtLocation(optional ? orNone : own));
  return isSame ? undefined : `The type of '${row.name}' is ${checker.typeToString(type)}.`;
}

function aliasNamed({program, file}: Table, name: string): ts.TypeAliasDeclaration | undefined {
  return program
    .getSourceFile(file)
    ?.statements.filter(ts.isTypeAliasDeclaration)
    .find((alias) => alias.name.text === name);
}
