import { readFile, realpath } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { pages } from '../scripts/snippets.mjs'
import { importSource, root } from '../scripts/sources.mjs'

const vitepressFolder = await realpath(join(root, 'docs', 'node_modules', 'vitepress'))
const requireOfVitepress = createRequire(join(vitepressFolder, 'package.json'))
const { createMarkdownRenderer } = await import(
  pathToFileURL(join(vitepressFolder, 'dist', 'node', 'index.js')).href
)
const MiniSearch = requireOfVitepress('minisearch')
const { addKeywords, boostDocument, pathOfPage } = await importSource('docs/.vitepress/search.ts')

const withoutTags = (/** @type {string} */ html) => html.replace(/<[^>]*>/g, '')

/** Splits a page into sections as the search of VitePress does. @param {string} html */
function* sectionsOf(html) {
  const parts = html.split(/<h(\d*).*?>(.*?<a.*? href="#.*?".*?>.*?<\/a>)<\/h\1>/gi).slice(1)
  /** @type {string[]} */
  let parents = []
  for (let at = 0; at < parts.length; at += 3) {
    const level = Number(parts[at]) - 1
    const [, heading = '', anchor = ''] =
      /(.*?)<a.*? href="#(.*?)".*?>.*?<\/a>/i.exec(parts[at + 1] ?? '') ?? []
    const title = withoutTags(heading).trim()
    const content = parts[at + 2]
    if (!title || !content) continue
    const titles = [...parents.slice(0, level), title].filter(Boolean)
    yield { anchor, title, titles: titles.slice(0, -1), text: withoutTags(content) }
    parents = level === 0 ? [title] : [...parents.slice(0, level), title]
  }
}

/** Builds the index of the site with the options of VitePress. The generated reference has little weight and is left out. */
async function createIndex() {
  const index = new MiniSearch({
    fields: ['title', 'titles', 'text'],
    searchOptions: {
      fuzzy: 0.2,
      prefix: true,
      boost: { title: 4, text: 2, titles: 1 },
      boostDocument,
    },
  })
  const markdown = await createMarkdownRenderer(join(root, 'docs'), {
    highlight: (/** @type {string} */ code) => code,
  })
  for (const name of await pages()) {
    // Not on the site.
    if (/^security\/|^recipes\/README/.test(name)) continue
    const page = pathOfPage(name.replaceAll('\\', '/'))
    const source = await readFile(join(root, 'docs', name), 'utf8')
    const html = addKeywords(markdown.render(source, { relativePath: name }), page)
    for (const { anchor, ...section } of sectionsOf(html))
      index.add({ id: anchor ? `${page}#${anchor}` : page, ...section })
  }
  return index
}

/** The page that must come first, by what a reader types. */
const queries = {
  'custom ui': '/guides/custom-pages',
  theme: '/guides/custom-pages',
  'dark mode': '/guides/custom-pages',
  styling: '/guides/custom-pages',
  roles: '/guides/permissions',
  rbac: '/guides/permissions',
  permissions: '/guides/permissions',
  authorization: '/guides/permissions',
  nextjs: '/guides/next',
  'next.js': '/guides/next',
  'next middleware': '/guides/next',
  vite: '/guides/vite',
  'react router': '/guides/react-router',
  tanstack: '/guides/tanstack-start',
  astro: '/guides/astro',
  express: '/guides/express',
  hono: '/guides/hono',
  'react native': '/guides/react-native',
  expo: '/guides/react-native',
  vue: '/guides/no-framework',
  passkeys: '/guides/passkeys',
  webauthn: '/guides/passkeys',
  '2fa': '/guides/second-factor',
  mfa: '/guides/second-factor',
  totp: '/guides/second-factor',
  'magic link': '/guides/magic-link',
  passwordless: '/guides/magic-link',
  'forgot password': '/guides/password',
  'reset password': '/guides/password',
  'social login': '/guides/oauth',
  oauth: '/guides/oauth',
  'google login': '/guides/oauth-providers',
  github: '/guides/oauth-providers',
  organizations: '/guides/teams',
  teams: '/guides/teams',
  invite: '/guides/invitations',
  guest: '/guides/anonymous',
  'api keys': '/guides/api-keys',
  webhooks: '/guides/webhooks',
  docker: '/self-hosting/containers',
  postgres: '/self-hosting/',
  nginx: '/self-hosting/proxy',
  smtp: '/self-hosting/email',
  backup: '/self-hosting/backup',
  metrics: '/self-hosting/monitor',
  i18n: '/guides/languages',
  translation: '/guides/languages',
  testing: '/guides/testing',
  playwright: '/guides/testing',
  logout: '/concepts/session',
  jwt: '/guides/server',
  impersonate: '/guides/manage-users',
  'audit log': '/guides/audit-log',
  'environment variables': '/guides/environment-variables',
  clerk: '/moving/clerk',
  auth0: '/moving/auth0',
  'protect route': '/guides/protect-pages',
  'device flow': '/guides/oauth-command-line',
  'machine to machine': '/guides/service-to-service',
  'second factor': '/guides/second-factor',
}

test('the search of the site has the page of the task first (93)', async () => {
  const index = await createIndex()
  const firstPage = (/** @type {string} */ query) =>
    String(index.search(query)[0]?.id ?? 'nothing').replace(/#.*/, '')
  const mismatches = Object.entries(queries).flatMap(([query, page]) =>
    firstPage(query) === page ? [] : `${query}: ${firstPage(query)} instead of ${page}`,
  )
  expect(Object.keys(queries).length).toBeGreaterThanOrEqual(50)
  expect(mismatches).toEqual([])
})
