// Finds public fields, methods and exports without a docstring.
import { join, relative } from 'node:path'
import ts from 'typescript-6'
import { plain } from './docstrings.mjs'
import { classOf, isPublic } from './members.mjs'
import { createProgram } from './program.mjs'
import { entries } from './reference-entries.mjs'
import { root } from './sources.mjs'
import { targetOf } from './unexported.mjs'

/** Entries for tests of apps, which have no page in the reference. */
const testEntries = ['authenticator', 'msw', 'network', 'playwright'].map(
  (name) => `packages/testing/src/${name}.ts`,
)

/** Packages whose members are documented here. The endpoints of the contract are documented by OpenAPI. */
const OWN = /\/packages\/(core|react|testing)\/src\//

/**
 * Returns a line for each export of the entries without a docstring, and for each public field and method of an exported
 * interface or class. A member that implements or overrides a documented one has its docstring.
 *
 * @param {readonly string[]} files
 * @param {RegExp} own the files to check
 */
export const undocumentedIn = (files, own) => {
  const program = createProgram(files)
  const checker = program.getTypeChecker()
  /** @type {Map<ts.Declaration, string>} */
  const undocumentedDeclarations = new Map()
  /** @type {Set<ts.Symbol>} */
  const visited = new Set()

  /** @param {ts.Symbol} symbol */
  const isDocumented = (symbol) => plain(symbol.getDocumentationComment(checker)) !== ''

  /** @param {ts.Symbol} symbol @param {string} name */
  const check = (symbol, name) => {
    if (visited.has(symbol)) return
    visited.add(symbol)
    const [declaration] = symbol.declarations ?? []
    if (!declaration || !own.test(declaration.getSourceFile().fileName)) return
    if (!isDocumented(symbol) && !undocumentedDeclarations.has(declaration))
      undocumentedDeclarations.set(declaration, name)
  }

  for (const file of files) {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      const symbol = targetOf(exported, checker)
      check(symbol, exported.name)
      const model = classOf(symbol, checker)
      const owner = model ? checker.getSymbolAtLocation(model.name ?? model) : symbol
      if (!owner || !(owner.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface))) continue
      for (const member of checker.getDeclaredTypeOfSymbol(owner).getProperties())
        if (isPublic(member)) check(member, `${exported.name}.${member.name}`)
    }
  }
  return [...undocumentedDeclarations].map(([node, name]) => {
    const { fileName } = node.getSourceFile()
    const { line } = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart())
    return `${relative(root, fileName)}:${line + 1}: ${name} has no docstring.`
  })
}

/** Returns a line for each public export or member without a docstring. */
export const findUndocumented = () =>
  undocumentedIn(
    [...entries.map(({ entry }) => entry), ...testEntries].map((path) => join(root, path)),
    OWN,
  )
