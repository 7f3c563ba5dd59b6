import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitepress'
import { writeLlms } from '../scripts/llms.mjs'
import { sidebar } from './sidebar.js'

const codes = new Set<string>(
  JSON.parse(readFileSync(new URL('../reference/codes.json', import.meta.url), 'utf8')),
)

export default defineConfig({
  title: 'Latchkey',
  description:
    'Sign-in and user management for your app: a TypeScript client, React components and a self-hosted auth service.',
  lang: 'en',
  cleanUrls: true,
  outDir: 'dist',
  srcExclude: [
    'recipes/README.md',
    'security-cases.md',
    'security/asvs.md',
    'dist/**',
    'snippets/**',
    '**/node_modules/**',
  ],
  ignoreDeadLinks: 'localhostLinks',
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config(md) {
      // Links each error code on a page to its entry in the error catalog.
      const inline = md.renderer.rules.code_inline
      md.renderer.rules.code_inline = (tokens, at, options, env, self) => {
        const code = tokens[at]?.content ?? ''
        const html = inline?.(tokens, at, options, env, self) ?? ''
        return codes.has(code) ? `<a href="/reference/errors#${code}">${html}</a>` : html
      }
    },
  },
  themeConfig: {
    nav: [
      { text: 'Quickstart', link: '/quickstart' },
      { text: 'Guides', link: '/guides/password', activeMatch: '/(guides|concepts|recipes)/' },
      { text: 'Reference', link: '/reference/core', activeMatch: '/reference/' },
    ],
    sidebar,
    outline: [2, 3],
    footer: { message: 'Released under the MIT License.' },
    search: {
      provider: 'local',
      options: {
        miniSearch: {
          // Guides rank above the reference.
          searchOptions: { boostDocument: (page) => (page.includes('/reference/') ? 0.2 : 1) },
        },
      },
    },
  },
  buildEnd: ({ outDir, srcDir }) => writeLlms(sidebar, srcDir, outDir),
})
