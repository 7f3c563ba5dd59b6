// @vitest-environment node
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, transform } from 'esbuild'
import { expect, it } from 'vitest'
import { bundle, gzipBytes } from '../../core/test/support/bundle.js'
import { readStyles } from './read-styles.js'

const outside = [
  'react',
  'react-dom',
  'react/jsx-runtime',
  // Only needed by users who own projects, as in the bundle test of core.
  '*/current-server-user.js',
]

const pathOf = (path: string) => JSON.stringify(fileURLToPath(new URL(path, import.meta.url)))
/** Program A of the bundle test of core. */
const core = `
  import { ClientApp } from '@latchkey/core'
  const app = new ClientApp({ projectId, publishableClientKey, baseUrl })
  await app.signInWithPassword({ email, password, noRedirect: true })
  console.log(await app.getUser())
  await app.signOut({ noRedirect: true })
`
const hooks = `${core}
import { LatchkeyProvider, useUser } from ${pathOf('../src/index.ts')}; console.log(LatchkeyProvider, useUser)`
// The skeleton is shown until the settings of the project have loaded.
const signIn = `${hooks}
import { Skeleton } from ${pathOf('../src/ui/skeleton.tsx')}
import { english, Page } from ${pathOf('../src/pages/sign-in/sign-in.tsx')}; console.log(Page, english, Skeleton)`
const handler = `${hooks}
import { Handler } from ${pathOf('../src/pages/index.ts')}; console.log(Handler)`

const PROVIDER_BUDGET_BYTES = 2_000
/** With the placeholder of the brand, and the question for the address that projects with single sign-on ask first. A bundler makes more chunks for its lazy parts. The errors of an address link to two pages, and a ban to the support of the project. */
const SIGN_IN_BUDGET_BYTES = 26_200
/** With the menus of rows, also of members and connected apps, the details that wrap, the link to the settings of a team in its menu, the dialog that asks for the name of a team, the placeholders with the shape of a profile and the title of the section, the names that headings keep in one line, the steps in the consoles of identity providers, the ends of API keys, the details that a page offers for its support, and the units of future times. */
const PAGES_BUDGET_BYTES = 96_900

const sizeOfFirstChunk = async (program: string) =>
  gzipBytes((await bundle(program, outside)).first)

const sizeOfStyles = async (name: 'styles.css' | 'account.css') => {
  const { code } = await transform(readStyles(name), { loader: 'css', minify: true })
  return gzipSync(code, { level: 9 }).length
}

const otherLanguages = readdirSync(new URL('../src/locales/', import.meta.url))
  .filter((name) => !name.includes('.') && name !== 'en')
  .map((tag) => `./${tag}/*`)

/** Returns the size of all chunks of a program in English, bundled as one file. */
async function sizeOfAllChunks(program: string) {
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

it(`adds at most ${PROVIDER_BUDGET_BYTES} bytes to core for the provider and useUser`, async ({
  annotate,
}) => {
  const added = (await sizeOfFirstChunk(hooks)) - (await sizeOfFirstChunk(core))
  await annotate(`${added} bytes`)
  expect(added).toBeLessThanOrEqual(PROVIDER_BUDGET_BYTES)
})

it(`adds at most ${SIGN_IN_BUDGET_BYTES} bytes to the hooks for the sign-in page and its styles`, async ({
  annotate,
}) => {
  const added = (await sizeOfFirstChunk(signIn)) - (await sizeOfFirstChunk(hooks))
  const styles = await sizeOfStyles('styles.css')
  await annotate(`${added} bytes and ${styles} bytes of styles`)
  expect(added + styles).toBeLessThanOrEqual(SIGN_IN_BUDGET_BYTES)
})

it(`adds at most ${PAGES_BUDGET_BYTES} bytes to the hooks for all pages in one language and their styles`, async ({
  annotate,
}) => {
  const added = (await sizeOfAllChunks(handler)) - (await sizeOfAllChunks(hooks))
  const styles = (await sizeOfStyles('styles.css')) + (await sizeOfStyles('account.css'))
  await annotate(`${added} bytes and ${styles} bytes of styles`)
  expect(added + styles).toBeLessThanOrEqual(PAGES_BUDGET_BYTES)
})

it('the sign-in page loads no code of other pages or of later steps', async () => {
  const loaded = (await bundle(signIn, outside)).first.join()
  expect(loaded).toContain('wrongPassword')
  for (const word of [
    'settingsTitle',
    'resetTitle',
    // The button of a menu.
    'lk-opener',
    'mailCodeOpen")',
    'signedInTitle")',
    '"mailCodeSpent"',
    'dateStyle',
    'no-referrer',
    // From the logo of a provider.
    'M21 10.3H12',
  ])
    expect(loaded).not.toContain(word)
})

it('the hooks load no page and no developer messages, and the handler loads each page separately', async () => {
  const pageTexts = /wrongPassword|lk-card/
  const developerMessage = 'outside of components'
  const ofHooks = (await bundle(hooks, outside)).first.join()
  expect(ofHooks).not.toMatch(pageTexts)
  expect(ofHooks).not.toContain(developerMessage)
  const { first, lazy } = await bundle(handler, outside)
  // A string that only one page has.
  for (const word of [
    'noAccount")',
    'haveAccount")',
    'forgotAgain")',
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
