// Writes `llms.txt`, a list of the pages, and `llms-full.txt`, their whole text.
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** @typedef {{ text: string, items: { text: string, link: string }[] }[]} Sidebar */

/** Puts in what a page takes from a file. @param {string} text @param {string} folder */
const withFiles = async (text, folder) => {
  const files = [...text.matchAll(/^<<< (\S+?)(?:\{.*\})?$/gm)]
  const contents = await Promise.all(
    files.map(([, path = '']) => readFile(join(folder, path), 'utf8')),
  )
  return files.reduce(
    (whole, [line], index) =>
      whole.replace(line, () => `\`\`\`ts\n${contents[index]?.trim()}\n\`\`\``),
    text,
  )
}

/** The text of a page as people read it. @param {string} srcDir @param {string} link */
const readPage = async (srcDir, link) => {
  const path = join(srcDir, link.endsWith('/') ? `${link}index.md` : `${link}.md`)
  const text = await readFile(path, 'utf8')
  const shown = text.replace(/^---[\s\S]*?\n---\n/, '').replaceAll(/<!--[\s\S]*?-->\n*/g, '')
  return (await withFiles(shown, dirname(path))).trim()
}

/** The first paragraph under the title, in one line. @param {string} text */
const summary = (text) =>
  text
    .split('\n\n')
    .slice(1)
    .find((paragraph) => /^[A-Z`[]/.test(paragraph))
    ?.replaceAll('\n', ' ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1') ?? ''

/** @param {Sidebar} sidebar @param {string} srcDir @param {string} outDir */
export const writeLlms = async (sidebar, srcDir, outDir) => {
  const groups = await Promise.all(
    sidebar.map(async ({ text, items }) => ({
      text,
      pages: await Promise.all(
        items.map(async (item) => ({ ...item, body: await readPage(srcDir, item.link) })),
      ),
    })),
  )
  const list = groups.map(({ text, pages }) =>
    [
      `## ${text}\n`,
      ...pages.map((page) => `- [${page.text}](${page.link}): ${summary(page.body)}`),
    ].join('\n'),
  )
  const intro = '# Latchkey\n\n> A client kit for hosted sign-in and user management.'
  await writeFile(join(outDir, 'llms.txt'), `${[intro, ...list].join('\n\n')}\n`)
  const bodies = groups.flatMap(({ pages }) => pages.map(({ body }) => body))
  await writeFile(join(outDir, 'llms-full.txt'), `${bodies.join('\n\n')}\n`)
}
