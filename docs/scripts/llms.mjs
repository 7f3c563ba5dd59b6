// Writes `llms.txt`, a list of the pages, and `llms-full.txt`, their whole text.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** @typedef {{ text: string, items: { text: string, link: string }[] }[]} Sidebar */

/** Reads the text of a page as the site shows it. @param {string} srcDir @param {string} link */
const readPage = async (srcDir, link) => {
  const path = join(srcDir, link.endsWith('/') ? `${link}index.md` : `${link}.md`)
  const text = await readFile(path, 'utf8')
  return text
    .replace(/^---[\s\S]*?\n---\n/, '')
    .replaceAll(/<!--[\s\S]*?-->\n*/g, '')
    .trim()
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
  const intro =
    '# Latchkey\n\n> Sign-in and user management for your app: a client, React components and an auth service.'
  await writeFile(join(outDir, 'llms.txt'), `${[intro, ...list].join('\n\n')}\n`)
  const bodies = groups.flatMap(({ pages }) => pages.map(({ body }) => body))
  await writeFile(join(outDir, 'llms-full.txt'), `${bodies.join('\n\n')}\n`)
}
