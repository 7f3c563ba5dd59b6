import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { buildApp, serveFiles } from './build-app.js'
import { answerAsClerk, FRONTEND_API } from './clerk-answers.js'
import type { MeasuredApp } from './measure-page.js'

const run = promisify(execFile)

/** The scripts that an app with Clerk loads from Clerk's servers. */
const SCRIPTS = ['@clerk/clerk-js@6.40.0', '@clerk/ui@1.34.0']

/** Downloads the scripts from npm. Their dependencies, which are in the scripts, are not installed. */
async function downloadScripts(): Promise<ReadonlyMap<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-benchmark-'))
  try {
    const files = new Map<string, Buffer>()
    for (const name of SCRIPTS) {
      const { stdout } = await run('npm', ['pack', '--silent', name], { cwd: folder })
      await run('tar', ['-xzf', stdout.trim()], { cwd: folder })
      const dist = join(folder, 'package', 'dist')
      for (const file of await readdir(dist))
        if (file.endsWith('.js')) files.set(`/clerk/${file}`, await readFile(join(dist, file)))
      await rm(join(folder, 'package'), { recursive: true })
    }
    return files
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** An app with the provider and the sign-in component of Clerk. Its scripts come from the origin of the app. */
export async function openClerkApp(): Promise<MeasuredApp> {
  const key = `pk_live_${Buffer.from(`${FRONTEND_API}$`).toString('base64')}`
  const program = `
    import { createRoot } from 'react-dom/client'
    import { ClerkProvider, SignIn } from '@clerk/react'
    createRoot(document.querySelector('#root')).render(
      <ClerkProvider
        publishableKey="${key}"
        __internal_clerkJSUrl={location.origin + '/clerk/clerk.browser.js'}
        __internal_clerkUIUrl={location.origin + '/clerk/ui.browser.js'}
      >
        <SignIn routing="hash" />
      </ClerkProvider>,
    )`
  const folder = fileURLToPath(new URL('../../../benchmarks', import.meta.url))
  const [app, scripts] = [await buildApp(program, folder), await downloadScripts()]
  const { origin, close } = await serveFiles(new Map([...app, ...scripts]))
  return { url: `${origin}/sign-in`, answers: answerAsClerk, close }
}
