// Creates a page for each entry of the packages, from the types and their docstrings.
import { relative } from 'node:path'
import ts from 'typescript-6'
import { asComment, docOf, plain } from './docstrings.mjs'
import { classOf, isPublic, memberText, typeArguments } from './members.mjs'
import { createProgram } from './program.mjs'
import { entries } from './reference-entries.mjs'
import { settingsText } from './settings-type.mjs'
import { root } from './sources.mjs'
import { targetOf, unexportedTypes } from './unexported.mjs'

/** @typedef {{ anchor: string, url: string }} Place */
/** @typedef {{ checker: ts.TypeChecker, exported: Map<string, Place>, owners: Map<ts.Declaration, string>, nodes: ts.Node[] }} Book */

/** Returns the text of a declaration without its docstring and its body. @param {ts.Node} node */
const textOf = (node) => {
  const body = ts.isFunctionDeclaration(node) ? node.body : undefined
  const source = node.getSourceFile().text
  const whole = source.slice(node.getStart(), body ? body.getStart() : node.getEnd()).trimEnd()
  const indent = /[ \t]*$/.exec(source.slice(0, node.getStart()))?.[0] ?? ''
  return whole.replace(/^export /, '').replaceAll(`\n${indent}`, '\n')
}

/** @param {ts.Symbol} symbol @param {ts.TypeChecker} checker */
const isMethod = (symbol, checker) => checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0

const isOfProject = (/** @type {ts.Declaration} */ node) =>
  !node.getSourceFile().fileName.includes('node_modules')

/** Names of exported types in a text, as links. @param {string} text @param {Book} book @param {string} own */
const mentioned = (text, { exported }, own) => {
  const names = [...new Set(text.match(/\b[A-Z]\w+\b/g) ?? [])].filter(
    (name) => name !== own && exported.has(name),
  )
  if (names.length === 0) return ''
  const links = names.map((name) => `[${name}](${exported.get(name)?.url})`)
  return `<p class="types">Types: ${links.join(', ').replaceAll(/\[(\w+)\]\(([^)]*)\)/g, '<a href="$2">$1</a>')}</p>`
}

const block = (/** @type {string} */ code) => `\`\`\`ts\n${code}\n\`\`\``

/** Public members of a class or an interface, without those of libraries. @param {ts.Symbol} symbol @param {ts.TypeChecker} checker */
const publicMembersOf = (symbol, checker) =>
  checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
    .filter((property) => property.declarations?.some(isOfProject) && isPublic(property))

const declarationOf = (/** @type {ts.Symbol} */ member) =>
  /** @type {ts.Declaration} */ (member.declarations?.[0])

/** @param {ts.Symbol} symbol @param {ts.TypeChecker} checker */
const hasMembers = (symbol, checker) =>
  (symbol.declarations ?? [])
    .filter(isOfProject)
    .some((node) => ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)) ||
  classOf(symbol, checker) !== undefined

/** Names like `BaseAdminApp` are classes for advanced use. Readers look for `ClientApp` and `AdminApp`. */
const isBase = (/** @type {ts.Symbol} */ { name }) => name.startsWith('Base')

/**
 * Assigns each member to the one class or interface that documents it. Others with the same member link to it. Base
 * classes come last.
 *
 * @param {ts.Symbol[]} symbols
 * @param {ts.TypeChecker} checker
 */
const assignMembers = (symbols, checker) => {
  /** @type {Book['owners']} */
  const owners = new Map()
  const ordered = symbols.toSorted((a, b) => Number(isBase(a)) - Number(isBase(b)))
  for (const symbol of ordered.filter((candidate) => hasMembers(candidate, checker)))
    for (const member of publicMembersOf(symbol, checker)) {
      const declaration = declarationOf(member)
      if (!owners.has(declaration)) owners.set(declaration, symbol.name)
    }
  return owners
}

/**
 * Describes the members of a class or an interface: data in one listing, each method separately.
 *
 * @param {ts.Symbol} symbol
 * @param {Book} book
 */
const membersOf = (symbol, book) => {
  const { checker, owners } = book
  const parameters = typeArguments(symbol, checker)
  const members = publicMembersOf(symbol, checker)
  const own = members.filter((member) => owners.get(declarationOf(member)) === symbol.name)
  book.nodes.push(...own.flatMap(({ declarations = [] }) => declarations.filter(isOfProject)))
  const methods = own.filter((member) => isMethod(member, checker))
  const fields = own.filter((member) => !methods.includes(member))
  return [
    alsoHas(members, symbol, book),
    fields.length > 0
      ? block(fields.map((field) => fieldText(field, checker, parameters)).join('\n'))
      : '',
    mentioned(
      fields.map((field) => fieldText(field, checker, parameters)).join(' '),
      book,
      symbol.name,
    ),
    ...methods.map((method) => methodText(method, symbol, book, parameters)),
  ]
}

/** Links to the other classes and interfaces that document members. @param {ts.Symbol[]} members @param {ts.Symbol} symbol @param {Book} book */
const alsoHas = (members, symbol, { owners, exported }) => {
  const ownerOf = (/** @type {ts.Symbol} */ member) => owners.get(declarationOf(member)) ?? ''
  const others = new Set(members.map(ownerOf))
  return [...others]
    .filter((owner) => owner !== symbol.name && exported.has(owner))
    .map((owner) => {
      const inherited = members.filter((member) => ownerOf(member) === owner)
      const names = inherited.map(({ name }) => `\`${name}\``).join(', ')
      return `See [${owner}](${exported.get(owner)?.url}) for ${names}.`
    })
    .join('\n\n')
}

/** @param {ts.Symbol} symbol @param {ts.TypeChecker} checker @param {Map<string, string>} parameters */
const fieldText = (symbol, checker, parameters) => {
  const doc = plain(symbol.getDocumentationComment(checker))
  return `${doc ? `${asComment(doc)}\n` : ''}${memberText(symbol, checker, parameters) || symbol.name}`
}

/** @param {ts.Symbol} symbol @param {ts.Symbol} owner @param {Book} book @param {Map<string, string>} parameters */
const methodText = (symbol, owner, book, parameters) => {
  const text = memberText(symbol, book.checker, parameters)
  return [
    `### ${symbol.name} {#${owner.name}-${symbol.name}}`,
    block(text),
    docOf(symbol, book.checker),
    mentioned(text, book, owner.name),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** @param {ts.Symbol} alias @param {Book} book */
const sectionOf = (alias, book) => {
  const { checker } = book
  const symbol = targetOf(alias, checker)
  const nodes = (symbol.declarations ?? []).filter(isOfProject)
  const isInterface = hasMembers(symbol, checker)
  const code = isInterface
    ? ''
    : nodes.map((node) => declarationText(node, symbol, checker)).join('\n')
  if (!isInterface) book.nodes.push(...nodes)
  return [
    `## ${symbol.name} {#${symbol.name}}`,
    docOf(symbol, checker),
    symbol.name.endsWith('App') && !isBase(symbol)
      ? block(`new ${symbol.name}(options?: ${symbol.name}Options)`)
      : '',
    code && block(code),
    code && mentioned(code, book, symbol.name),
    ...(isInterface ? membersOf(symbol, book) : []),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** @param {ts.Declaration} node @param {ts.Symbol} symbol @param {ts.TypeChecker} checker */
const declarationText = (node, symbol, checker) => {
  if (ts.isVariableDeclaration(node)) return valueText(symbol, checker)
  // Only the compiler knows the values that a schema accepts.
  if (ts.isTypeAliasDeclaration(node) && node.type.getText().startsWith('z.input'))
    return `interface ${symbol.name} ${settingsText(checker.getDeclaredTypeOfSymbol(symbol), checker)}`
  return textOf(node)
}

/** @param {ts.Symbol} symbol @param {ts.TypeChecker} checker */
const valueText = (symbol, checker) => {
  const { initializer } = /** @type {ts.VariableDeclaration} */ (symbol.valueDeclaration)
  // With the names of types as in the source, because an expanded type can be a page long.
  if (initializer && ts.isArrowFunction(initializer) && initializer.type) {
    const { parameters, type } = initializer
    const parameterList = parameters.map((parameter) => parameter.getText()).join(', ')
    return `const ${symbol.name}: (${parameterList}) => ${type.getText()}`
  }
  const type = checker.getTypeOfSymbol(symbol)
  const flags =
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope
  return `const ${symbol.name}: ${checker.typeToString(type, undefined, flags)}`
}

/** Apps come first, then values, then types. @param {ts.Symbol} alias @param {ts.TypeChecker} checker */
const rank = (alias, checker) => {
  const symbol = targetOf(alias, checker)
  if (symbol.name.endsWith('App')) return isBase(symbol) ? 1 : 0
  return symbol.flags & ts.SymbolFlags.Value || classOf(symbol, checker) ? 2 : 3
}

/** @param {Map<string, string>} named @param {Book} book */
const unexportedSection = (named, book) => {
  if (named.size === 0) return []
  const parts = [...named]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, text]) =>
      [`### ${name} {#${name}}`, block(text), mentioned(text, book, name)]
        .filter(Boolean)
        .join('\n\n'),
    )
  return ['## Named here {#unexported}', 'Types that are named above and not exported.', ...parts]
}

/** @returns {{ path: string, text: string }[]} */
export const referencePages = () => {
  const program = createProgram(entries.map(({ entry }) => `${root}/${entry}`))
  const checker = program.getTypeChecker()
  /** @type {Set<ts.Symbol>} */
  const documentedSymbols = new Set()
  const isNew = (/** @type {ts.Symbol} */ symbol) =>
    !documentedSymbols.has(symbol) && documentedSymbols.add(symbol)
  const of = entries.map((entry) => {
    const file = program.getSourceFile(`${root}/${entry.entry}`)
    const module = file && checker.getSymbolAtLocation(file)
    if (!module) throw new Error(`${relative(root, entry.entry)} exports nothing.`)
    const all = checker
      .getExportsOfModule(module)
      // A name that several entries export is documented with the first one.
      .filter((symbol) => isNew(targetOf(symbol, checker)))
      .toSorted((a, b) => rank(a, checker) - rank(b, checker) || a.name.localeCompare(b.name))
    return { entry, symbols: all }
  })
  const exported = new Map(
    of
      .toReversed()
      .flatMap(({ entry, symbols }) =>
        symbols.map(({ name }) => [
          name,
          { anchor: name, url: `/reference/${entry.page}#${name}` },
        ]),
      ),
  )
  const symbols = new Set(
    of.flatMap((entryPoint) => entryPoint.symbols.map((symbol) => targetOf(symbol, checker))),
  )
  const owners = assignMembers([...symbols], checker)
  return of.map(({ entry, symbols: all }) => {
    /** @param {string} name @returns {[string, Place]} */
    const place = (name) => [name, { anchor: name, url: `/reference/${entry.page}#${name}` }]
    // The first pass collects the names; the second one adds the links to them. Links within the entry come
    // first.
    /** @type {Book} */
    const draft = { checker, exported, owners, nodes: [] }
    all.forEach((symbol) => sectionOf(symbol, draft))
    const named = unexportedTypes(draft.nodes, symbols, checker)
    const own = [...named.keys(), ...all.map(({ name }) => name)].map(place)
    const book = { ...draft, exported: new Map([...exported, ...own]) }
    const sections = all.map((symbol) => sectionOf(symbol, book))
    return {
      path: `reference/${entry.page}.md`,
      text: [
        `---\noutline: 2\n---\n\n# ${entry.title}`,
        `${entry.intro} Generated from the docstrings of the code.`,
        ...sections,
        ...unexportedSection(named, book),
      ].join('\n\n'),
    }
  })
}
