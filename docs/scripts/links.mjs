// Finds broken links and anchors within the built site.
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './sources.mjs'

const dist = join(root, 'docs', 'dist')

/** The page at a path of the site. @param {string} path */
const pageAt = (path) => {
  const plain = decodeURI(path)
    .replace(/^\//, '')
    .replace(/\.html$/, '')
  return plain === '' || plain.endsWith('/') ? `${plain}index` : plain
}

/** Resolves to a line for each dead link. */
export const findDeadLinks = async () => {
  const names = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.html'))
  /** @type {Map<string, string>} */
  const html = new Map()
  for (const name of names)
    html.set(name.replace(/\.html$/, ''), await readFile(join(dist, name), 'utf8'))
  const files = new Set(await readdir(dist, { recursive: true }))
  const problems = new Set()
  for (const [page, text] of html)
    for (const [, href = ''] of text.matchAll(/href="([^"]*)"/g)) {
      if (!href.startsWith('/') && !href.startsWith('#')) continue
      const [path = '', anchor] = href.split('#')
      const target = path === '' ? page : pageAt(path)
      const targetText = html.get(target)
      if (targetText === undefined && files.has(path.slice(1))) continue
      if (targetText === undefined) problems.add(`${page}: there is no ${path}`)
      else if (anchor && !targetText.includes(`id="${decodeURIComponent(anchor)}"`))
        problems.add(`${page}: there is no #${anchor} on ${target}`)
    }
  return [...problems]
}
