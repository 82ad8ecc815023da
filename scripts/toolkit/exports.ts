/**
 * The public surface of a released package: its exports, and the members of those that are options.
 */
import fs from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import {listEntryPoints} from '../../src/plugins/api-reference/entry-points';

export interface Offer {
  /** The declaration without comments, on one line. */
  signature: string;
  /** JSDoc, with its tags; empty if there is none. */
  docs: string;
  deprecated: boolean;
}

const printer = ts.createPrinter({removeComments: true});

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function docsOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const tags = symbol
    .getJsDocTags(checker)
    .map(({name, text}) => `@${name} ${ts.displayPartsToString(text)}`);
  return oneLine(
    [ts.displayPartsToString(symbol.getDocumentationComment(checker)), ...tags].join(' '),
  );
}

function offerOf(symbol: ts.Symbol, checker: ts.TypeChecker): Offer {
  const declarations = symbol.declarations ?? [];
  return {
    signature: declarations
      .map((node) =>
        oneLine(printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())),
      )
      .join(' '),
    docs: docsOf(symbol, checker),
    deprecated: symbol.getJsDocTags(checker).some(({name}) => name === 'deprecated'),
  };
}

/** Options are interfaces and object types; members of other types are internal. */
function membersOf(symbol: ts.Symbol, checker: ts.TypeChecker): readonly ts.Symbol[] {
  const declared = symbol.declarations ?? [];
  const isObject = declared.some(
    (node) =>
      ts.isInterfaceDeclaration(node) ||
      (ts.isTypeAliasDeclaration(node) && /Options$/.test(node.name.text)),
  );
  if (!isObject) return [];
  return checker
    .getDeclaredTypeOfSymbol(symbol)
    .getProperties()
    .filter((member) => member.declarations?.length && !member.name.startsWith('_'));
}

/**
 * @param folder - of one installed package
 * @returns declarations by name, such as `@trpc/client httpBatchLink` and `@trpc/client
 * HTTPBatchLinkOptions.maxItems`
 */
export function offersOf(folder: string): Map<string, Offer> {
  const entries = listEntryPoints(fs.realpathSync(folder));
  const program = ts.createProgram({
    rootNames: entries.map(({declaration}) => declaration),
    options: {
      strict: true,
      skipLibCheck: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      noEmit: true,
      types: [],
    },
  });
  const checker = program.getTypeChecker();
  const offers = new Map<string, Offer>();
  for (const {specifier, declaration} of entries) {
    const file = program.getSourceFile(path.normalize(declaration));
    const module = file && checker.getSymbolAtLocation(file);
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      const symbol =
        exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const name = `${specifier} ${exported.name}`;
      offers.set(name, offerOf(symbol, checker));
      for (const member of membersOf(symbol, checker))
        offers.set(`${name}.${member.name}`, offerOf(member, checker));
    }
  }
  return offers;
}
