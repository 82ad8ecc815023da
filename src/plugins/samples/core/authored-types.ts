/** Checks the types that authors give for members of a `<TypeTable>` against those of the package. */
import ts from 'typescript';

import type {AuthoredRow} from './model';
import {aliasNamed, faultOf, membersOf, tableAlias, type Table} from './table';
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
  const checker = table.program.getTypeChecker();
  const name = authoredAlias(rows.indexOf(row));
  const [own, orNone] = [aliasNamed(table, name), aliasNamed(table, `${name}OrNone`)];
  const alias = tableAlias(table);
  const member = membersOf(checker, alias).find(({property}) => property.name === row.name);
  if (!own || !orNone || !member) return undefined;
  const fault = faultOf(service, table.file, own);
  if (fault) return fault;
  const {property, optional} = member;
  const type = checker.getTypeOfSymbolAtLocation(property, alias);
  const isSame =
    checker.isTypeAssignableTo(checker.getTypeAtLocation(own), type) &&
    checker.isTypeAssignableTo(type, checker.getTypeAtLocation(optional ? orNone : own));
  return isSame ? undefined : `The type of '${row.name}' is ${checker.typeToString(type)}.`;
}
