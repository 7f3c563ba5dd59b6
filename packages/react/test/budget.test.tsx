// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, transform } from 'esbuild'
import { expect, it } from 'vitest'
import { bundle, gzipBytes } from '../../core/test/bundle.js'

const KB = 1000
const outside = ['react', 'react-dom', 'react/jsx-runtime']

const pathOf = (path: string) => JSON.stringify(fileURLToPath(new URL(path, import.meta.url)))
// Signing in with a password, the user, signing out: what is known at once, and what is done.
const core = `import { ClientApp } from ${pathOf('../../core/src/index.ts')}
import * as actions from ${pathOf('../../core/src/apps/actions.ts')}; console.log(ClientApp, actions)`
const hooks = `${core}
import { LatchkeyProvider, useUser } from ${pathOf('../src/index.ts')}; console.log(LatchkeyProvider, useUser)`
// With what stands there until it is known what to show.
const signIn = `${hooks}
import { Skeleton } from ${pathOf('../src/ui/skeleton.tsx')}
import { english, Page } from ${pathOf('../src/pages/sign-in/sign-in.tsx')}; console.log(Page, english, Skeleton)`
const handler = `${hooks}
import { Handler } from ${pathOf('../src/pages/index.ts')}; console.log(Handler)`

const firstChunkOf = async (program: string) => gzipBytes((await bundle(program, outside)).first)

const sizeOfStyles = async (name: string) => {
  const css = readFileSync(new URL(`../src/${name}`, import.meta.url), 'utf8')
  return gzipSync((await transform(css, { loader: 'css', minify: true })).code, { level: 9 }).length
}

const otherLanguages = readdirSync(new URL('../src/locales/', import.meta.url))
  .filter((name) => !name.includes('.') && name !== 'en')
  .map((tag) => `./${tag}/*`)

/** All chunks of a program in English, in one piece: where a bundler cuts them is its own affair. */
async function wholeOf(program: string) {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: import.meta.dirname, loader: 'tsx' },
    bundle: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    platform: 'browser',
    conditions: ['@latchkey/source'],
    external: [...outside, ...otherLanguages],
    write: false,
  })
  return gzipBytes(outputFiles.map(({ text }) => text))
}

it('adds at most 1 kB to core for the provider and useUser', async () => {
  const added = (await firstChunkOf(hooks)) - (await firstChunkOf(core))
  expect(added).toBeLessThanOrEqual(1 * KB)
})

it('adds at most 15.3 kB to that for the sign-in page and its styles', async () => {
  const added =
    (await firstChunkOf(signIn)) - (await firstChunkOf(hooks)) + (await sizeOfStyles('styles.css'))
  expect(added).toBeLessThanOrEqual(15.3 * KB)
})

it('adds at most 62 kB to that for all pages in one language and their styles', async () => {
  const styles = (await sizeOfStyles('styles.css')) + (await sizeOfStyles('account.css'))
  const added = (await wholeOf(handler)) - (await wholeOf(hooks))
  expect(added + styles).toBeLessThanOrEqual(62 * KB)
})

it('loads nothing for signing in that only other pages, or what a click leads to, need', async () => {
  const loaded = (await bundle(signIn, outside)).first.join()
  expect(loaded).toContain('wrongPassword')
  for (const word of [
    'settingsTitle',
    'resetTitle',
    'userMenu',
    'mailCodeOpen")',
    'signedInTitle")',
    '"mailCodeSpent"',
    'dateStyle',
    'no-referrer',
    // Of the mark of a provider.
    'M21 10.3H12',
  ])
    expect(loaded).not.toContain(word)
})

it('loads no page for hooks, no word for developers, and each page of the handler only when it is shown', async () => {
  const wordsOfPages = /wrongPassword|lk-card/
  const wordsForDevelopers = 'outside of components'
  const ofHooks = (await bundle(hooks, outside)).first.join()
  expect(ofHooks).not.toMatch(wordsOfPages)
  expect(ofHooks).not.toContain(wordsForDevelopers)
  const { first, lazy } = await bundle(handler, outside)
  // A word that only one page has.
  for (const word of [
    'noAccount")',
    'haveAccount")',
    'forgotSentTitle"',
    'resetTitle")',
    '"inviteAskText"',
    'cliAskText"',
    'get("errorCode")',
    '"signOutUnconfirmed"',
    'mfaVerify")',
    '"oauthLost"',
    '"magicLinkAsk"',
  ]) {
    expect(first.join()).not.toContain(word)
    expect(lazy.filter((text) => text.includes(word))).toHaveLength(1)
  }
})
