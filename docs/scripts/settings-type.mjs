// Prints the type of a configuration, with the description of each setting in its schema.
import ts from 'typescript-6'
import { asComment, plain } from './docstrings.mjs'

const flags = ts.TypeFormatFlags.NoTruncation

/**
 * Returns the object types in a type, also those of list items.
 *
 * @param {ts.Type} type
 * @param {ts.TypeChecker} checker
 */
const partsOf = (type, checker) => {
  const whole = checker.getNonNullableType(type)
  const item = checker.getIndexTypeOfType(whole, ts.IndexKind.Number)
  const isList = checker.isArrayType(whole)
  const inner = isList && item ? item : whole
  const isObject = (inner.flags & ts.TypeFlags.Object) !== 0 && inner.getProperties().length > 0
  return isObject ? { inner, isList } : undefined
}

/**
 * @param {ts.Type} type
 * @param {ts.TypeChecker} checker
 * @param {string} indent
 * @returns {string}
 */
export const settingsText = (type, checker, indent = '') => {
  const deeper = `${indent}  `
  const lines = checker.getPropertiesOfType(type).map((property) => {
    const of = checker.getTypeOfSymbol(property)
    const doc = plain(property.getDocumentationComment(checker))
    const mark = property.flags & ts.SymbolFlags.Optional ? '?' : ''
    const parts = partsOf(of, checker)
    const text = parts
      ? `${settingsText(parts.inner, checker, deeper)}${parts.isList ? '[]' : ''}`
      : checker.typeToString(checker.getNonNullableType(of), undefined, flags)
    const comment = doc && asComment(doc).replaceAll(/^/gm, deeper)
    return `${comment ? `${comment}\n` : ''}${deeper}${property.name}${mark}: ${text}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}
