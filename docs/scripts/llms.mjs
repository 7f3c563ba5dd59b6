// Writes the pages for programs: `llms.txt`, a list of the pages, `llms-full.txt`, their whole text, and the Markdown of
// each page beside it, such as `guides/next.md`.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'

/** @typedef {{ text: string, items: { text: string, link: string }[] }[]} Sidebar */

/** The file of a page, below the folder of the pages. @param {string} link */
const fileOf = (link) => `${link.slice(1)}${link.endsWith('/') ? 'index' : ''}.md`

/** Code blocks and code in a sentence. */
const CODE = /(^ *```[\s\S]*?^ *```$|`[^`\n]*`)/gm

/**
 * Replaces links between pages by URLs of their Markdown, and images by their text, because readers have the text only.
 *
 * @param {string} text without code
 * @param {(link: string) => string} absoluteUrl
 */
const withoutRelatives = (text, absoluteUrl) =>
  text
    .replaceAll(/<img class="dark-only"[^>]*>\n?/g, '')
    .replaceAll(/<img [^>]*alt="([^"]*)"[^>]*>/g, 'Image: $1')
    .replaceAll(/\]\((?![a-z]+:|#)([^)\s]+)\)/g, (_, link) => `](${absoluteUrl(link)})`)

/** Reads a page as the site shows it. @param {string} srcDir @param {string} file @param {string} siteUrl */
const readPage = async (srcDir, file, siteUrl) => {
  const source = await readFile(join(srcDir, file), 'utf8')
  const absoluteUrl = (/** @type {string} */ link) =>
    `${siteUrl}${link.startsWith('/') ? link : posix.join('/', dirname(file), link)}`
  const text = source.replace(/^---[\s\S]*?\n---\n/, '').replaceAll(/<!--[\s\S]*?-->\n*/g, '')
  return text
    .split(CODE)
    .map((part, index) => (index % 2 ? part : withoutRelatives(part, absoluteUrl)))
    .join('')
    .trim()
}

/** The first paragraph under the title, in one line. @param {string} text */
const summary = (text) =>
  text
    .split('\n\n')
    .slice(1)
    .find((paragraph) => /^(?!```)[A-Z`[]/.test(paragraph))
    ?.replaceAll('\n', ' ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1') ?? ''

/** Writes the files for all pages of the sidebar. @param {{ sidebar: Sidebar, srcDir: string, outDir: string, siteUrl: string }} site */
export const writeLlms = async ({ sidebar, srcDir, outDir, siteUrl }) => {
  const groups = await Promise.all(
    sidebar.map(async ({ text, items }) => ({
      text,
      pages: await Promise.all(
        items.map(async (item) => {
          const file = fileOf(item.link)
          return { ...item, file, body: await readPage(srcDir, file, siteUrl) }
        }),
      ),
    })),
  )
  const list = groups.map(({ text, pages }) =>
    [
      `## ${text}\n`,
      ...pages.map((page) => `- [${page.text}](${siteUrl}/${page.file}): ${summary(page.body)}`),
    ].join('\n'),
  )
  const intro = `# Latchkey\n\n> Sign-in and user management for your app: a client, React components and an auth service.\n\nAll pages in one file: [llms-full.txt](${siteUrl}/llms-full.txt)`
  await writeFile(join(outDir, 'llms.txt'), `${[intro, ...list].join('\n\n')}\n`)
  const pages = groups.flatMap((group) => group.pages)
  for (const { file, body } of pages) {
    await mkdir(dirname(join(outDir, file)), { recursive: true })
    await writeFile(join(outDir, file), `${body}\n`)
  }
  const bodies = pages.map(({ link, body }) =>
    body.replace(/^# .*$/m, (title) => `${title}\n\nURL: ${siteUrl}${link}`),
  )
  await writeFile(join(outDir, 'llms-full.txt'), `${bodies.join('\n\n')}\n`)
}
