// Checks the links between the Markdown files of the repository, as a code host resolves them.
import { access, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { filesBelow, importSource, root } from './sources.mjs'

const { excludedFiles } = await importSource('docs/.vitepress/sidebar.ts')

/** Generated pages exist on the site only; `links.mjs` checks the links to them. */
const GENERATED = /^docs\/reference\//

const withoutCode = (/** @type {string} */ text) =>
  text.replace(/^ *```[\s\S]*?^ *```$/gm, '').replace(/`[^`\n]*`/g, '`')

/** Anchors of the headings of a page, as the site and code hosts create them. @param {string} text */
export const anchorsOf = (text) =>
  new Set(
    [...text.replace(/^ *```[\s\S]*?^ *```$/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(/\s/g, '-'),
    ),
  )

/** The links of a page. @param {string} text */
const linksOf = (text) =>
  [...withoutCode(text).matchAll(/\]\((?:<([^>]+)>|([^)\s]+))\)|\b(?:src|srcset)="([^"]+)"/g)].map(
    ([, quoted, link, source]) => quoted ?? link ?? source ?? '',
  )

/** Whether the site has a page. @param {string} page */
const isOnSite = (page) =>
  page.startsWith('docs/') && !excludedFiles.includes(page.slice('docs/'.length))

/** Resolves to a problem, or to nothing if the link works. @param {string} page @param {string} link */
const problemOf = async (page, link) => {
  if (/^(?:[a-z]+:|\/\/)/.test(link)) return ''
  if (link.startsWith('/')) return `${page}: ${link} works on the site only. Use a relative link.`
  const [path = '', anchor] = decodeURI(link).split('#')
  const target = path === '' ? page : relative(root, join(root, dirname(page), path))
  if (GENERATED.test(target)) return ''
  const isMissing = await access(join(root, target)).then(
    () => false,
    () => true,
  )
  if (isMissing) return `${page}: ${link} does not exist.`
  if (target.startsWith('docs/') && target.endsWith('.md') && isOnSite(page) && !isOnSite(target))
    return `${page}: the site has no page ${target}.`
  if (anchor === undefined || !target.endsWith('.md')) return ''
  const anchors = anchorsOf(await readFile(join(root, target), 'utf8'))
  return anchors.has(anchor) ? '' : `${page}: ${target} has no heading #${anchor}.`
}

/** Resolves to a line for each broken link between files of the repository. */
export const findBrokenFileLinks = async () => {
  const pages = (await filesBelow(root)).filter(
    (name) => name.endsWith('.md') && !GENERATED.test(name),
  )
  const problems = await Promise.all(
    pages.map(async (page) => {
      const text = await readFile(join(root, page), 'utf8')
      return Promise.all(linksOf(text).map((link) => problemOf(page, link)))
    }),
  )
  return problems.flat().filter(Boolean)
}
