/** Reads the rows of a `<TypeTable>`, and reports mistakes in its author's list. */
import type ts from 'typescript';

import {closest} from './closest';
import type {Compiler} from './compiler';
import type {AuthoredRow, TableRequest, TableRow} from './model';
import {
  aliasNamed,
  arity,
  exportedNames,
  faultOf,
  membersOf,
  tableAlias,
  tableRows,
  type Table,
} from './table';
import {authoredAlias, nameOf} from './table-module';
import {packageOf} from '../../../content/packages';
import type {Toolkit} from '../../../versions/toolkits';

/** The maximum number of members in a list that collapses none of them. */
const mostUnfolded = 12;

interface TableJob {
  compiler: Compiler;
  toolkit: Toolkit;
  /** The virtual module that is generated for the table. */
  file: string;
  table: TableRequest;
  /** Whether a reader sees this toolkit's version of the rows. */
  shown: boolean;
  complain: (message: string, line?: number) => void;
}

export function readTable(job: TableJob): TableRow[] | undefined {
  const {compiler, toolkit, file, table, complain} = job;
  const {program} = compiler;
  const owner = packageOf(table.from);
  const {packages, folder} = toolkit;
  if (!packages.has(owner)) {
    complain(`${folder} does not have the package '${owner}'; add it to ${folder}/package.json.`);
    return undefined;
  }
  const parameters = arity(program, file, table);
  if (parameters === undefined) {
    complain(
      `'${table.from}' does not export '${nameOf(table)}'${closest(nameOf(table), exportedNames(program, file))}.`,
    );
    return undefined;
  }
  const listed = {program, file, parameters};
  const fault = faultOf(compiler.service, file, tableAlias(listed));
  if (fault) {
    complain(`\`${table.type}\`: ${fault}`);
    return undefined;
  }
  const rows = tableRows(listed);
  if (rows.length === 0) complain(`'${table.type}' has no members to list.`);
  const names = rows.map(({name}) => name);
  const unknown = (name: string, line?: number) => {
    if (!names.includes(name))
      complain(`'${table.type}' has no member '${name}'${closest(name, names)}.`, line);
  };
  for (const name of table.first) unknown(name);
  if (table.first.length === 0 && rows.length > mostUnfolded) {
    complain(
      `'${table.type}' has ${rows.length} members; name those that matter most in first="…", and the others are folded.`,
    );
  }
  if (!job.shown) return arranged(rows, table.first);
  for (const {name, line} of table.authored) unknown(name, line);
  for (const row of table.authored) {
    const wrong = authoredTypeFault(compiler.service, listed, table.authored, row);
    if (wrong) complain(`\`${row.name}: ${row.type}\`: ${wrong}`, row.line);
  }
  const completed = rows.map((row) => completedBy(row, table));
  const empty = completed.filter((row) => !isDescribed(row, table)).map(({name}) => name);
  if (empty.length > 0) {
    complain(
      `The package doesn't describe ${empty.join(', ')}; describe it in a list inside the <TypeTable>: - \`${empty[0]}\`: …`,
    );
  }
  return arranged(completed, table.first);
}

function completedBy(row: TableRow, {authored}: TableRequest): TableRow {
  const type = authored.find(({name}) => name === row.name)?.type;
  return type ? {...row, type: shownType(type)} : row;
}

function isDescribed({name, description, deprecated}: TableRow, {authored}: TableRequest): boolean {
  return (
    description !== '' ||
    Boolean(deprecated) ||
    authored.some((row) => row.name === name && row.described)
  );
}

/** Sorts the members that an author puts first to the top, and collapses the others. */
function arranged(rows: readonly TableRow[], first: readonly string[]): TableRow[] {
  if (first.length === 0) return [...rows];
  const shown = first.flatMap((name) => rows.find((row) => row.name === name) ?? []);
  const rest = rows.filter((row) => !shown.includes(row));
  return [...shown, ...rest.map((row): TableRow => ({...row, folded: true}))];
}

/** The type as readers see it: without the packages that its names are imported from. */
const shownType = (type: string) => type.replace(/import\('[^']*'\)\./g, '');

/** Reports what is wrong with the type that an author gives for a member. */
function authoredTypeFault(
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
