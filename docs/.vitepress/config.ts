import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitepress'
import { writeLlms } from '../scripts/llms.mjs'
import { addPackageManagerTabs } from './package-managers.js'
import { addKeywords, boostDocument, pathOfPage } from './search.js'
import { addSequenceDiagrams } from './sequence.js'
import { excludedFiles, sidebar } from './sidebar.js'
import { versionMenu } from './versions.js'

const codes = new Set<string>(
  JSON.parse(readFileSync(new URL('../reference/codes.json', import.meta.url), 'utf8')),
)

const version: string = JSON.parse(
  readFileSync(new URL('../reference/version.json', import.meta.url), 'utf8'),
)

const { repository, homepage } = JSON.parse(
  readFileSync(new URL('../../packages/core/package.json', import.meta.url), 'utf8'),
) as { repository: { url: string }; homepage: string }
const repositoryUrl = repository.url.replace(/^git\+|\.git$/g, '')

export default defineConfig({
  title: 'Latchkey',
  description:
    'Sign-in and user management for your app: a TypeScript client, React components and a self-hosted auth service.',
  lang: 'en',
  head: [['link', { rel: 'icon', href: '/logo.svg', type: 'image/svg+xml' }]],
  cleanUrls: true,
  outDir: 'dist',
  srcExclude: excludedFiles,
  ignoreDeadLinks: 'localhostLinks',
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config(md) {
      addPackageManagerTabs(md)
      addSequenceDiagrams(md)
      // Links each error code on a page to its entry in the error catalog. Vue must not evaluate braces in code.
      const inline = md.renderer.rules.code_inline
      md.renderer.rules.code_inline = (tokens, at, options, env, self) => {
        const code = tokens[at]?.content ?? ''
        const html = (inline?.(tokens, at, options, env, self) ?? '').replace(
          '<code',
          '<code v-pre',
        )
        return codes.has(code) ? `<a href="/reference/errors#${code}">${html}</a>` : html
      }
    },
  },
  themeConfig: {
    logo: '/logo.svg',
    nav: [
      { text: 'Quickstart', link: '/quickstart' },
      { text: 'Guides', link: '/guides/password', activeMatch: '/(guides|concepts|recipes)/' },
      { text: 'Reference', link: '/reference/core', activeMatch: '/reference/' },
      versionMenu(version),
    ],
    sidebar,
    outline: [2, 3],
    editLink: {
      pattern: `${repositoryUrl}/edit/main/docs/:path`,
      text: 'Edit this page',
    },
    footer: {
      message: 'MIT License',
      copyright: `<a href="${repositoryUrl}">Source code</a> · <a href="/guides/faq">FAQ</a> · <a href="/guides/troubleshooting">Troubleshooting</a>`,
    },
    notFound: {
      title: 'Page not found',
      quote: 'The page may have moved. Search for it, or go to the start page.',
      linkLabel: 'Go to the start page',
      linkText: 'Go to the start page',
    },
    search: {
      provider: 'local',
      options: {
        miniSearch: {
          searchOptions: { boostDocument },
        },
        _render(source, env, md) {
          const html = md.render(source, env)
          return addKeywords(html, pathOfPage(env.relativePath))
        },
      },
    },
  },
  transformHead: ({ page }) =>
    page === '404.md' || page === 'index.md'
      ? []
      : [['link', { rel: 'alternate', type: 'text/markdown', href: `/${page}` }]],
  buildEnd: ({ outDir, srcDir }) => writeLlms({ sidebar, srcDir, outDir, siteUrl: homepage }),
})
