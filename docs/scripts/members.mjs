// Shows the public members of classes and interfaces as declarations, without their code.
import ts from 'typescript-6'
import { targetOf } from './unexported.mjs'

const LONGEST_LINE = 96

/** The class that a type alias stands for, such as `type CurrentUser = resources.CurrentUser<…>`. @param {ts.Symbol} symbol @param {ts.TypeChecker} checker */
export const classOf = (symbol, checker) => {
  const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration)
  if (!alias || alias.typeParameters || !ts.isTypeReferenceNode(alias.type)) return undefined
  const named = checker.getSymbolAtLocation(alias.type.typeName)
  const target = named && targetOf(named, checker)
  return target?.declarations?.find(ts.isClassDeclaration)
}

/** Whether users may call a member. @param {ts.Symbol} symbol */
export const isPublic = (symbol) =>
  (symbol.declarations ?? []).every(
    (node) =>
      !(ts.getCombinedModifierFlags(node) & ts.ModifierFlags.NonPublicAccessibilityModifier) &&
      !ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'internal') &&
      !('name' in node && ts.isPrivateIdentifier(/** @type {ts.Node} */ (node.name))),
  )

/** The arguments for the type parameters of the classes that a class extends, as text. @param {ts.Symbol} symbol @param {ts.TypeChecker} checker */
export const typeArguments = (symbol, checker) => {
  /** @type {Map<string, string>} */
  const argumentsByName = new Map()
  let node = symbol.declarations?.find(ts.isClassDeclaration)
  while (node) {
    const base = node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
      ?.types[0]
    const named = base && checker.getSymbolAtLocation(base.expression)
    const next = named && targetOf(named, checker).declarations?.find(ts.isClassDeclaration)
    for (const [index, { name }] of (next?.typeParameters ?? []).entries())
      argumentsByName.set(
        name.text,
        withArguments(base?.typeArguments?.[index]?.getText() ?? '', argumentsByName),
      )
    node = next
  }
  return argumentsByName
}

/** @param {string} text @param {Map<string, string>} parameters */
const withArguments = (text, parameters) =>
  [...parameters].reduce(
    (whole, [name, type]) => whole.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), type),
    text,
  )

/** @param {ts.Type} type @param {ts.TypeChecker} checker */
const typeText = (type, checker) =>
  checker.typeToString(
    type,
    undefined,
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
  )

/** @param {ts.ParameterDeclaration} node @param {ts.TypeChecker} checker */
const parameterText = (node, checker) => {
  // Only the compiler knows the names that a type computes.
  const type = node.type?.getText().includes('typeof ')
    ? `: ${typeText(checker.getTypeAtLocation(node), checker)}`
    : undefined
  const text = node.getText().replaceAll(/\n\s*/g, ' ')
  return type ? text.replace(/:.*/, () => type) : text
}

/** @param {ts.MethodDeclaration} node @param {ts.TypeChecker} checker */
const methodText = (node, checker) => {
  const signature = checker.getSignatureFromDeclaration(node)
  const result =
    node.type?.getText() ??
    (signature ? typeText(checker.getReturnTypeOfSignature(signature), checker) : 'void')
  const generics = node.typeParameters?.map((parameter) => parameter.getText()).join(', ')
  const name = `${node.name.getText()}${generics ? `<${generics}>` : ''}`
  const parameters = node.parameters.map((parameter) => parameterText(parameter, checker))
  const line = `${name}(${parameters.join(', ')}): ${result}`
  if (line.length <= LONGEST_LINE || parameters.length === 0) return line
  return `${name}(\n${parameters.map((parameter) => `  ${parameter},\n`).join('')}): ${result}`
}

/** @param {ts.Declaration} node @param {ts.TypeChecker} checker */
const declarationText = (node, checker) => {
  if (ts.isMethodDeclaration(node)) return methodText(node, checker)
  if (ts.isGetAccessor(node) || ts.isPropertyDeclaration(node)) {
    const type = node.type?.getText() ?? typeText(checker.getTypeAtLocation(node), checker)
    const isReadonly = ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Readonly
    const readonly = isReadonly || ts.isGetAccessor(node) ? 'readonly ' : ''
    return `${readonly}${node.name.getText()}${node.questionToken ? '?' : ''}: ${type}`
  }
  const source = node.getSourceFile().text
  const indent = /[ \t]*$/.exec(source.slice(0, node.getStart()))?.[0] ?? ''
  return node.getText().replaceAll(`\n${indent}`, '\n')
}

/** A member as a declaration: each overload in a line, without its code. @param {ts.Symbol} symbol @param {ts.TypeChecker} checker @param {Map<string, string>} parameters */
export const memberText = (symbol, checker, parameters) => {
  const all = symbol.declarations ?? []
  const overloads = all.filter((node) => !(ts.isMethodDeclaration(node) && node.body))
  const declarations = overloads.length > 0 ? overloads : all
  return withArguments(
    declarations.map((node) => declarationText(node, checker)).join('\n'),
    parameters,
  )
}
