import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { ada } from '../../../packages/core/test/open-tab.js'
import { signIn } from '../../../packages/core/test/server/authenticate-app.js'
import { runNext } from './run-next.js'

const docs = fileURLToPath(new URL('../..', import.meta.url))
// Below the documentation, whose packages are found from there.
const folder = join(docs, '.vitepress', 'cache', 'next-guide')
const patient = 180_000

/** What `create-next-app` writes, besides what is not needed where packages are a folder above. */
const config = `export default {
  cacheComponents: true,
  partialPrefetching: true,
  turbopack: { root: ${JSON.stringify(dirname(docs))} },
  typescript: { ignoreBuildErrors: true },
}
`
const home = 'export default function Home() {\n  return <p>Home</p>\n}\n'

/** The files of the guide, as somebody copies them into a new app. */
async function writeApp() {
  const guide = await readFile(join(docs, 'guides', 'next.md'), 'utf8')
  const copied = [...guide.matchAll(/^```tsx?\n\/\/ (\S+)\n([^]*?)^```$/gm)].map(
    ([, path = '', code = '']) => [path, code] as const,
  )
  await rm(folder, { recursive: true, force: true })
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

let project: TestProject
let url: string
let stop = async () => {}

beforeAll(async () => {
  await writeApp()
  project = await createTestProject({ users: [ada] }, inject('serviceUrl'))
  ;({ url, stop } = await runNext(folder, project))
}, patient)
afterAll(() => stop())

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(url + path, { headers, redirect: 'manual' })

describe('the guide to Next, in a new app', () => {
  it('writes a page for whoever asks, and keeps it from caches (SR09, SR10)', async () => {
    const { user, cookie } = await signIn(project)
    await user.setDisplayName('Ada')
    const page = await ask('/members', { cookie })
    expect(await page.text()).toMatch(/Welcome, (<!-- -->)?Ada</)
    expect(page.headers.get('cache-control')).toMatch(/no-store/)
    const route = await ask('/api/me', { cookie })
    expect(await route.json()).toEqual({ id: user.id, name: 'Ada' })
  })

  it('leads anybody else to sign in, and writes nothing of the page', async () => {
    const page = await ask('/members')
    const text = await page.text()
    // The answer has begun by then: its script goes there.
    expect(text).toContain('/handler/sign-in?after_auth_return_to=%2Fmembers')
    expect(text).not.toContain('Welcome')
    expect(await ask('/api/me')).toMatchObject({ status: 401 })
    expect(await ask('/handler/sign-in')).toMatchObject({ status: 200 })
  })
})
