// Finds public fields, methods and exports without a docstring.
import { join, relative } from 'node:path'
import ts from 'typescript-6'
import { plain } from './docstrings.mjs'
import { classOf, isPublic } from './members.mjs'
import { root } from './sources.mjs'
import { targetOf } from './unexported.mjs'

/** The entries whose exports apps use. */
const entries = [
  'packages/core/src/index.ts',
  'packages/core/src/server.ts',
  'packages/core/src/admin.ts',
  'packages/core/src/server-sessions.ts',
  'packages/core/src/query.ts',
  'packages/core/src/hydrate.ts',
  'packages/react/src/index.ts',
  'packages/react/src/pages/index.ts',
  'packages/react/src/frameworks/next/index.ts',
  'packages/react/src/frameworks/next/server.ts',
  'packages/react/src/frameworks/react-router/index.ts',
  'packages/react/src/frameworks/react-router/server.ts',
  'packages/react/src/frameworks/tanstack-start/index.ts',
  'packages/react/src/frameworks/tanstack-start/server.ts',
  'packages/testing/src/index.ts',
  'packages/testing/src/authenticator.ts',
  'packages/testing/src/msw.ts',
  'packages/testing/src/network.ts',
  'packages/testing/src/playwright.ts',
].map((path) => join(root, path))

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
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const program = ts.createProgram([...files], { ...options, noEmit: true })
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
export const findUndocumented = () => undocumentedIn(entries, OWN)
