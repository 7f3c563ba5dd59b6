import { editText } from './file-change.js'

/** Returns whether an app already uses the kit in a module, so that it needs no edit. */
export const usesLatchkey = (text: string) => /latchkey/i.test(text)

/** Matches a whole import statement, also one of several lines. */
const IMPORT = /^import\b[^'"]*(['"])[^'"]+\1;?[ \t]*$/gm

/** Returns the end of statements in a module: a semicolon, or nothing. */
const semicolonOf = (text: string) =>
  [...text.matchAll(IMPORT)].at(-1)?.[0].trimEnd().endsWith(';') ? ';' : ''

/** Adds imports after the last import of a module, in the module's style of quotes and semicolons. */
export function addImports(text: string, imports: readonly string[]): string {
  const matches = [...text.matchAll(IMPORT)]
  const last = matches.at(-1)
  const quote = last?.[1] ?? "'"
  const lines = imports.map((line) => line.replaceAll("'", quote) + semicolonOf(text))
  if (!last) return [...lines, '', text].join('\n')
  const end = last.index + last[0].length
  return [text.slice(0, end), ...lines].join('\n') + text.slice(end)
}

const occursOnce = (text: string, part: string) => text.split(part).length === 2

/** Wraps an element with the root component. Returns undefined if the module does not have it exactly once. */
export function wrapElement(text: string, element: RegExp): string | undefined {
  const [match, ...others] = text.matchAll(element)
  if (match === undefined || others.length > 0) return undefined
  const before = text.slice(0, match.index)
  const after = text.slice(match.index + match[0].length)
  const [indent = ''] = /[^\n]*$/.exec(before) ?? []
  const content =
    indent.trim() === ''
      ? `<LatchkeyRoot>\n${indent}  ${match[0]}\n${indent}</LatchkeyRoot>`
      : `<LatchkeyRoot>${match[0]}</LatchkeyRoot>`
  return before + content + after
}

/** Wraps `<App />` of the entry module. Returns undefined if the module does not render it exactly once. */
export const wrapViteApp = (entry: string) =>
  editText(entry, (text) => {
    const wrapped = wrapElement(text, /<App \/>/g)
    return wrapped && addImports(wrapped, ["import { LatchkeyRoot } from './latchkey-root'"])
  })

const CHILDREN = '{children}'

/** Wraps `{children}` of the root layout. Returns undefined if the layout does not have it exactly once. */
export const wrapNextLayout = (layout: string) =>
  editText(layout, (text) => {
    if (!occursOnce(text, CHILDREN)) return undefined
    const wrapped = text.replace(CHILDREN, () => '<LatchkeyProvider>{children}</LatchkeyProvider>')
    return addImports(wrapped, [
      "import { LatchkeyProvider } from '@latchkey/react/next'",
      "import '@latchkey/react/styles.css'",
      "import '@latchkey/react/account.css'",
    ])
  })
