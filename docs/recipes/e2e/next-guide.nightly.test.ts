import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createTestProject } from '@latchkey/testing'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { ada } from '../../../packages/core/test/support/open-tab.js'
import { signIn } from '../../../packages/core/test/server/authenticate/authenticate-app.js'
import { runNext } from './run-next.js'

const docs = fileURLToPath(new URL('../..', import.meta.url))
// Node finds the packages of the documentation from a folder below it.
const cache = join(docs, '.vitepress', 'cache')
await mkdir(cache, { recursive: true })
const folder = await mkdtemp(join(cache, 'next-guide-'))

/** The configuration of a new app, for a folder whose packages are in the folders above. */
const config = `export default {
  cacheComponents: true,
  partialPrefetching: true,
  turbopack: { root: ${JSON.stringify(dirname(docs))} },
  typescript: { ignoreBuildErrors: true },
}
`
const home = 'export default function Home() {\n  return <p>Home</p>\n}\n'

/** Copies the files of the guide into a new app. */
async function writeApp() {
  const guide = await readFile(join(docs, 'guides', 'next.md'), 'utf8')
  const copied = [...guide.matchAll(/^```tsx?\n\/\/ (\S+)\n([^]*?)^```$/gm)].map(
    ([, path = '', code = '']) => [path, code] as const,
  )
  for (const [path, text] of [
    ...copied,
    ['app/page.tsx', home],
    ['app/globals.css', ''],
    ['next.config.mjs', config],
  ] as const) {
    await mkdir(join(folder, dirname(path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

await writeApp()
const project = await createTestProject({ users: [ada] }, inject('serviceUrl'))
const { url, stop, buildOutput } = await runNext(folder, project)
afterAll(async () => {
  await stop()
  await rm(folder, { recursive: true })
})

const request = (path: string, headers: Record<string, string> = {}) =>
  fetch(url + path, { headers, redirect: 'manual' })

describe('Next guide, in a new app', () => {
  it('keeps pages without a user static (56)', () => {
    expect(buildOutput).toMatch(/○ \/$/m)
    expect(buildOutput).toMatch(/ƒ \/members$/m)
  })

  it('renders a page for the signed-in user with no-store (SR09, SR10)', async () => {
    const { user, cookie } = await signIn(project)
    await user.setDisplayName('Ada')
    const page = await request('/members', { cookie })
    expect(await page.text()).toMatch(/Welcome, (<!-- -->)?Ada</)
    expect(page.headers.get('cache-control')).toMatch(/no-store/)
    const route = await request('/api/me', { cookie })
    expect(await route.json()).toEqual({ id: user.id, name: 'Ada' })
  })

  it('redirects signed-out users to the sign-in page and renders nothing of the page', async () => {
    const page = await request('/members')
    const text = await page.text()
    // The response is already streaming, so a script redirects.
    expect(text).toContain('/handler/sign-in?after_auth_return_to=%2Fmembers')
    expect(text).not.toContain('Welcome')
    expect(await request('/api/me')).toMatchObject({ status: 401 })
    expect(await request('/handler/sign-in')).toMatchObject({ status: 200 })
  })
})
