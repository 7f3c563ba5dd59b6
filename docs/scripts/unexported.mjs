// Finds types that a page names but no entry exports, so that the page explains them.
import ts from 'typescript-6'

/** Longer types are computed tables, which do not help a reader. */
const LONGEST = 1200

/** Returns the symbol to which a name refers, through imports. @param {ts.Symbol} symbol @param {ts.TypeChecker} checker */
export const targetOf = (symbol, checker) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

/** The declaration of a type of this project, and of no other kind. @param {ts.Symbol} symbol */
const declarationOf = (symbol) =>
  symbol.declarations?.find(
    (node) =>
      (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) &&
      !node.getSourceFile().fileName.includes('node_modules'),
  )

/** @param {ts.Node} declaration @param {ts.Symbol} symbol @param {ts.TypeChecker} checker */
const definition = (declaration, symbol, checker) => {
  // The text beside the type explains the standards.
  const text = declaration
    .getText()
    .replace(/^export /, '')
    .replaceAll(/\n *\*(?: *\n *\*)? @see .*/g, '')
  if (ts.isInterfaceDeclaration(declaration) && declaration.members.length === 0) {
    const type = checker.getDeclaredTypeOfSymbol(symbol)
    const names = checker.getPropertiesOfType(type).map(({ name }) => `  ${name}: …`)
    return `interface ${symbol.name} {\n${names.join('\n')}\n}`
  }
  // Only the compiler knows the items of a computed list.
  if (!ts.isTypeAliasDeclaration(declaration) || !/\b(typeof|keyof)\b/.test(text)) return text
  const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias
  const type = checker.getDeclaredTypeOfSymbol(symbol)
  return `type ${symbol.name} = ${checker.typeToString(type, undefined, flags)}`
}

/**
 * @param {ts.Node[]} nodes what a page shows
 * @param {Set<ts.Symbol>} exported
 * @param {ts.TypeChecker} checker
 * @returns {Map<string, string>} definitions by name
 */
export const unexportedTypes = (nodes, exported, checker) => {
  /** @type {Map<string, string>} */
  const definitions = new Map()
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isBlock(node)) return
    // The page lists the members of the interfaces that an interface extends.
    if (ts.isHeritageClause(node)) return
    if (ts.isTypeReferenceNode(node)) add(checker.getSymbolAtLocation(node.typeName))
    if (ts.isMethodDeclaration(node) && !node.type) {
      const signature = checker.getSignatureFromDeclaration(node)
      if (signature) visitType(checker.getReturnTypeOfSignature(signature))
    }
    ts.forEachChild(node, visit)
  }
  /** @type {Set<ts.Type>} */
  const visited = new Set()
  /** An inferred type has no nodes. @param {ts.Type} type */
  const visitType = (type) => {
    if (visited.has(type)) return
    visited.add(type)
    add(type.aliasSymbol ?? type.symbol)
    type.aliasTypeArguments?.forEach(visitType)
    if (type.aliasSymbol) return
    if (type.isUnionOrIntersection()) type.types.forEach(visitType)
    const isReference = 'target' in type
    if (isReference)
      checker.getTypeArguments(/** @type {ts.TypeReference} */ (type)).forEach(visitType)
  }
  /** @param {ts.Symbol | undefined} named */
  const add = (named) => {
    const symbol = named && targetOf(named, checker)
    const declaration = symbol && declarationOf(symbol)
    if (!declaration || exported.has(symbol) || definitions.has(symbol.name)) return
    const text = definition(declaration, symbol, checker)
    if (text.length > LONGEST) return
    definitions.set(symbol.name, text)
    visit(declaration)
  }
  nodes.forEach(visit)
  return definitions
}
