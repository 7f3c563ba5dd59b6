import MagicString from 'magic-string'
import {
  type ArrowFunctionExpression,
  type CallExpression,
  type Expression,
  type Function as FunctionNode,
  type ImportDeclaration,
  type JSXElement,
  type JSXFragment,
  type ParserOptions,
  parseSync,
  type Program,
  type Span,
  type TemplateLiteral,
  type VariableDeclarator,
  Visitor,
} from 'oxc-parser'

export type Jsx = JSXElement | JSXFragment

function languageOf(path: string): NonNullable<ParserOptions['lang']> {
  const [, language] = /\.[cm]?(tsx?)$/.exec(path) ?? []
  return language === 'ts' || language === 'tsx' ? language : 'jsx'
}

const isInside = (inner: Span, outer: Span) =>
  inner !== outer && inner.start >= outer.start && inner.end <= outer.end

/** Removes the type assertions around an expression: `as` and `satisfies`. */
export function withoutAssertion<Node extends { readonly type: string }>(
  node: Node | Expression,
): Node | Expression {
  return 'expression' in node &&
    (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    ? withoutAssertion(node.expression)
    : node
}

/** Returns the value of a literal, such as a string; undefined for other code. */
export const literalValue = (value: Expression | undefined) =>
  value?.type === 'Literal' ? value.value : undefined

export const isJsx = (node: Span & { readonly type: string }): node is Jsx =>
  node.type === 'JSXElement' || node.type === 'JSXFragment'

/** Returns the name of an element, such as `Routes`. Members have only their last name: `StrictMode` of `React.StrictMode`. */
export function elementName(node: Jsx): string | undefined {
  if (node.type === 'JSXFragment') return undefined
  const { name } = node.openingElement
  if (name.type === 'JSXIdentifier') return name.name
  return name.type === 'JSXMemberExpression' ? name.property.name : undefined
}

/** Returns the name of the called function or method. */
export function callName({ callee }: CallExpression): string | undefined {
  if (callee.type === 'Identifier') return callee.name
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : undefined
}

/** A module of the app, which is parsed, and the edits of its text. Everything that no edit touches stays as it is. */
export class SourceModule {
  readonly imports: ImportDeclaration[] = []
  readonly calls: CallExpression[] = []
  readonly elements: Jsx[] = []
  readonly variables: VariableDeclarator[] = []
  readonly functions: (FunctionNode | ArrowFunctionExpression)[] = []
  readonly #templates: TemplateLiteral[] = []
  /** The elements that functions return. */
  readonly #returned: Jsx[] = []
  readonly #edits: MagicString

  private constructor(
    readonly path: string,
    readonly text: string,
    readonly program: Program,
  ) {
    this.#edits = new MagicString(text)
    const addReturned = (node: Expression | null) => {
      if (node !== null && isJsx(node)) this.#returned.push(node)
    }
    const addFunction = (node: FunctionNode) => void this.functions.push(node)
    new Visitor({
      ImportDeclaration: (node) => void this.imports.push(node),
      CallExpression: (node) => void this.calls.push(node),
      JSXElement: (node) => void this.elements.push(node),
      JSXFragment: (node) => void this.elements.push(node),
      VariableDeclarator: (node) => void this.variables.push(node),
      TemplateLiteral: (node) => void this.#templates.push(node),
      FunctionDeclaration: addFunction,
      FunctionExpression: addFunction,
      ArrowFunctionExpression: (node) => {
        this.functions.push(node)
        if (node.body.type !== 'BlockStatement') addReturned(node.body)
      },
      ReturnStatement: ({ argument }) => addReturned(argument),
    }).visit(program)
  }

  /** Parses a module. Returns undefined if its syntax is unknown. */
  static parse(path: string, text: string): SourceModule | undefined {
    const options = { lang: languageOf(path), preserveParens: false }
    const { program, errors } = parseSync(path, text, options)
    return errors.length > 0 ? undefined : new SourceModule(path, text, program)
  }

  /** The text with all edits. */
  get edited(): string {
    return this.#edits.toString()
  }

  /** Returns whether the module imports from a source. */
  importsFrom(source: RegExp): boolean {
    return this.imports.some((declaration) => source.test(declaration.source.value))
  }

  /** Returns the value that a variable of this module starts with. */
  valueOf(name: string): Expression | undefined {
    const variable = this.variables.find(({ id }) => id.type === 'Identifier' && id.name === name)
    return variable?.init ? withoutAssertion(variable.init) : undefined
  }

  /** Returns the only element that a function returns; undefined if there are several. */
  returnedElement(component: Span): Jsx | undefined {
    const elements = this.#returned.filter(
      (element) =>
        isInside(element, component) && !this.elements.some((other) => isInside(element, other)),
    )
    return elements.length === 1 ? elements[0] : undefined
  }

  /** Returns a function of this module by its name. */
  functionOf(name: string): FunctionNode | ArrowFunctionExpression | undefined {
    const value = this.valueOf(name)
    return this.functions.find(
      (candidate) =>
        candidate === value ||
        (candidate.type !== 'ArrowFunctionExpression' && candidate.id?.name === name),
    )
  }

  /** Returns the value of the default export. Resolves the name of a variable, and assertions of types. */
  defaultExport() {
    const statement = this.program.body.find(({ type }) => type === 'ExportDefaultDeclaration')
    if (statement?.type !== 'ExportDefaultDeclaration') return undefined
    const value = withoutAssertion(statement.declaration)
    if (value.type !== 'Identifier') return value
    return this.functionOf(value.name) ?? this.valueOf(value.name)
  }

  /** Returns whether the module exports a name. */
  exportsName(name: string): boolean {
    return this.program.body.some((statement) => {
      if (statement.type !== 'ExportNamedDeclaration') return false
      const { declaration, specifiers } = statement
      if (declaration?.type === 'FunctionDeclaration') return declaration.id?.name === name
      if (declaration?.type === 'VariableDeclaration')
        return declaration.declarations.some(
          ({ id }) => id.type === 'Identifier' && id.name === name,
        )
      return specifiers.some(
        ({ exported }) => exported.type === 'Identifier' && exported.name === name,
      )
    })
  }

  /** Inserts a text. Texts at the same offset keep the order of the calls. */
  insert(offset: number, text: string): void {
    this.#edits.appendLeft(offset, text)
  }

  /** The indentation of a level: a tab or spaces. */
  get indentUnit(): string {
    return /^\t/m.test(this.text) ? '\t' : '  '
  }

  /** Returns the indentation of the line that contains an offset. */
  indentAt(offset: number): string {
    const line = this.text.slice(this.#lineStart(offset))
    return /^[ \t]*/.exec(line)?.[0] ?? ''
  }

  /** Returns whether a line break in a range is part of a template literal. */
  isInTemplate(offset: number): boolean {
    return this.#templates.some(({ start, end }) => offset > start && offset < end)
  }

  /** Writes code in the module's style of quotes and semicolons: each line that ends with `;` may lose it. */
  styled(code: string): string {
    const last = this.imports.at(-1)
    const quote = last ? this.text.charAt(last.source.start) : "'"
    const hasSemicolons = last ? this.text.charAt(last.end - 1) === ';' : false
    const quoted = code.replaceAll("'", quote)
    return hasSemicolons ? quoted : quoted.replaceAll(/;$/gm, '')
  }

  /** Adds an import after the last import. */
  addImport(line: string): void {
    const last = this.imports.at(-1)
    const code = this.styled(`${line};`)
    if (last) return this.insert(last.end, `\n${code}`)
    const directive = this.program.body.filter((statement) => 'directive' in statement).at(-1)
    if (directive) this.insert(directive.end, `\n${code}`)
    else this.insert(0, `${code}\n`)
  }

  /** Imports names, with an existing import of the same source if there is one. */
  addNamedImports(source: string, ...names: readonly string[]): void {
    const specifiers = this.imports
      .filter(({ importKind, source: { value } }) => value === source && importKind !== 'type')
      .flatMap((declaration) =>
        declaration.specifiers.filter(({ type }) => type === 'ImportSpecifier'),
      )
    const missing = names.filter((name) => !specifiers.some(({ local }) => local.name === name))
    const last = specifiers.at(-1)
    if (missing.length === 0) return
    if (last === undefined)
      return this.addImport(`import { ${missing.join(', ')} } from '${source}'`)
    const isOnOwnLine =
      this.text.slice(0, last.start).trimEnd().length < this.#lineStart(last.start)
    const separator = isOnOwnLine ? `,\n${this.indentAt(last.start)}` : ', '
    this.insert(last.end, missing.map((name) => separator + name).join(''))
  }

  #lineStart(offset: number): number {
    return this.text.lastIndexOf('\n', offset - 1) + 1
  }
}
