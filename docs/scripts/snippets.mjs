// Extracts the code of every page and compiles all of it together against the packages.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { filesBelow, root } from './sources.mjs'

const docs = join(root, 'docs')
const folder = join(docs, 'snippets')

/** @typedef {{ page: string, line: number, language: string, code: string }} Block */

/** The pages that are not generated, by their path under docs. */
export const pages = async () =>
  (await filesBelow(docs)).filter(
    (name) => name.endsWith('.md') && !/^reference|(security-cases|architecture)\.md$/.test(name),
  )

/** Code blocks of a page, except blocks that show a file, which is compiled where it is. @param {string} page @param {string} text @returns {Block[]} */
export const blocksOf = (page, text) =>
  [...text.matchAll(/(?<!^<!-- file: [^\n]*\n\n)^```(\w+)[^\n]*\n([\s\S]*?)^```$/gm)].map(
    (match) => ({
      page,
      line: text.slice(0, match.index).split('\n').length,
      language: match[1] ?? '',
      code: match[2] ?? '',
    }),
  )

const namesOf = (/** @type {string} */ code) =>
  [...code.matchAll(/export (?:declare )?(?:const|function|class|type|interface) (\w+)/g)].map(
    ([, name = '']) => name,
  )

/** Whether a snippet declares or imports a name by itself. @param {string} code @param {string} name */
const declares = (code, name) =>
  new RegExp(
    `\\b(const|let|function\\*?|class|type|interface)\\s+${name}\\b|\\b(const|let)\\s*[{[][^=]*\\b${name}\\b[^=]*[}\\]]\\s*=|^import\\s(type\\s)?[^']*\\b${name}\\b[^']*from`,
    'm',
  ).test(code)

/**
 * Returns the path of a snippet: the one in its first line, or one derived from its place on the page.
 * @param {Block} block
 */
const pathOf = ({ page, line, language, code }) => {
  const [, named] = /^\/\/ (\S+\.(?:m?tsx?|jsx?|mjs))\b/.exec(code) ?? []
  return join(folder, page.replace(/\.md$/, ''), named ?? `line-${line}.${language}`)
}

/** @param {string} from @param {string} to */
const importPath = (from, to) =>
  `./${relative(dirname(from), join(folder, to)).replaceAll('\\', '/')}`

/** @param {Block} block @param {{ shared: string[], own: string[], ownFile: string }} known */
export const fileOf = (block, { shared, own, ownFile }) => {
  const path = pathOf(block)
  const used = (/** @type {string[]} */ names) =>
    names.filter(
      (name) => new RegExp(`\\b${name}\\b`).test(block.code) && !declares(block.code, name),
    )
  const fromOwn = used(own)
  const fromShared = used(shared).filter((name) => !own.includes(name))
  const imports = [
    fromOwn.length > 0
      ? `import { ${fromOwn.join(', ')} } from '${importPath(path, ownFile)}'`
      : '',
    fromShared.length > 0
      ? `import { ${fromShared.join(', ')} } from '${importPath(path, '../scripts/preamble.js')}'`
      : '',
  ].filter(Boolean)
  // In one line, so that the line numbers of the compiler match the snippet.
  return {
    path,
    text: `${imports.join('; ')}${imports.length > 0 ? ';' : ''} export {};\n${block.code}`,
    block,
  }
}

const isCode = (/** @type {Block} */ { language }) => /^(tsx?|jsx?)$/.test(language)

/** Writes every snippet to a file; resolves to the files. */
export const extract = async () => {
  await rm(folder, { recursive: true, force: true })
  const shared = namesOf(await readFile(join(docs, 'scripts', 'preamble.ts'), 'utf8'))
  const files = []
  for (const page of await pages()) {
    const text = await readFile(join(docs, page), 'utf8')
    const preamble = [...text.matchAll(/<!-- preamble\n([\s\S]*?)-->/g)]
      .map(([, code]) => code)
      .join('\n')
    const ownFile = `${page.replace(/\.md$/, '')}/preamble.js`
    if (preamble) {
      const path = join(folder, ownFile.replace(/\.js$/, '.tsx'))
      files.push({ path, text: `export {};\n${preamble}`, block: { page, line: 1 } })
    }
    const context = { shared, own: namesOf(preamble), ownFile }
    files.push(
      ...blocksOf(page, text)
        .filter(isCode)
        .map((block) => fileOf(block, context)),
    )
  }
  /** @type {Map<string, (typeof files)[number]>} */
  const byPath = new Map()
  for (const file of files) {
    const twin = byPath.get(file.path)
    if (twin && twin.text !== file.text)
      throw new Error(
        `docs/${file.block.page}:${file.block.line} names a file that line ${twin.block.line} has`,
      )
    byPath.set(file.path, file)
  }
  for (const { path, text } of byPath.values()) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  // A package that only one page names is not installed.
  const foreign = ['@tanstack/*']
  const modules = ['*.css', ...foreign].map((name) => `declare module '${name}'\n`)
  await writeFile(join(folder, 'env.d.ts'), modules.join(''))
  return [...byPath.values()]
}

/** Moves the messages of the compiler to the lines of the pages. @param {string[]} output @param {Awaited<ReturnType<typeof extract>>} files */
export const atPages = (output, files) =>
  output.map((line) =>
    line.replace(/^.*?\/?snippets\/(\S+?)\((\d+),(\d+)\)/, (all, name, row) => {
      const file = files.find(({ path }) => path === join(folder, name))
      return file ? `docs/${file.block.page}:${file.block.line + Number(row) - 1}` : all
    }),
  )
