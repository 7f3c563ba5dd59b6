// Extracts the code of every page and compiles all of it together against the packages.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
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

/**
 * Returns the path of a snippet: the one in its first line, or one derived from its place on the page.
 * @param {Block} block
 */
const pathOf = ({ page, line, language, code }) => {
  const [, named] = /^\/\/ (\S+\.(?:m?tsx?|jsx?|mjs))\b/.exec(code) ?? []
  return join(folder, page.replace(/\.md$/, ''), named ?? `line-${line}.${language}`)
}

/** The app that a sample imports from a module which its page does not show: the one of the quickstart. */
const CLIENT_MODULE =
  "import { ClientApp } from '@latchkey/core'\n\nexport const latchkey = new ClientApp()\n"

/** The types of the routes of React Router, whose package for development is not installed. */
const REACT_ROUTER_ROUTES = `declare module '@react-router/dev/routes' {
  export type RouteConfig = object
  export function index(file: string): object
  export function route(path: string, file: string): object
}
`

/** @param {Block} block */
export const fileOf = (block) => ({
  path: pathOf(block),
  // A sample without imports is a module too: it may await.
  text: `export {};\n${block.code}`,
  block,
})

const isCode = (/** @type {Block} */ { language }) => /^(tsx?|jsx?)$/.test(language)

/** Writes every snippet to a file; resolves to the files. */
export const extract = async () => {
  await rm(folder, { recursive: true, force: true })
  const files = []
  for (const page of await pages()) {
    const text = await readFile(join(docs, page), 'utf8')
    files.push(...blocksOf(page, text).filter(isCode).map(fileOf))
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
    const client = join(dirname(path), 'latchkey.ts')
    if (text.includes("from './latchkey'") && !byPath.has(client))
      await writeFile(client, CLIENT_MODULE)
  }
  // A package that only one page names is not installed.
  const foreign = ['@tanstack/*', 'expo-*']
  const modules = ['*.css', ...foreign].map((name) => `declare module '${name}'\n`)
  await writeFile(join(folder, 'env.d.ts'), modules.join('') + REACT_ROUTER_ROUTES)
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
