import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { build } from 'esbuild'

/** The program of an app that greets its user and has a button for the main actions. */
const PROGRAM = `
  import { ClientApp } from '@latchkey/core'

  const app = new ClientApp({
    projectId: process.env.VITE_LATCHKEY_PROJECT_ID,
    publishableClientKey: process.env.VITE_LATCHKEY_PUBLISHABLE_CLIENT_KEY,
    baseUrl: process.env.VITE_LATCHKEY_API_URL,
  })
  const heading = document.querySelector('h1')
  const show = () => {
    const { status, data } = app.user.get()
    heading.textContent = status === 'loading' ? '' : data ? 'Hello ' + data.displayName : 'Signed out'
  }
  app.user.subscribe(show)
  show()
  const actions = {
    'Add a passkey': async () => (await app.getUser()).registerPasskey(),
    'Sign in with a passkey': () => app.signInWithPasskey({ noRedirect: true }),
    'Send a magic link': () => app.sendMagicLinkEmail('ada@example.com'),
    'Sign out': () => app.signOut({ noRedirect: true }),
  }
  const output = document.querySelector('output')
  for (const [name, action] of Object.entries(actions)) {
    const button = document.createElement('button')
    button.textContent = name
    button.onclick = () => action().then((result) => (output.textContent = name + ': ' + (result?.status ?? 'done')), (error) => (output.textContent = error.name))
    document.body.append(button)
  }
  const form = document.querySelector('form')
  form.onsubmit = async (event) => {
    event.preventDefault()
    const { email, password } = Object.fromEntries(new FormData(form))
    const result = await app.signInWithPassword({ email, password, noRedirect: true })
    output.textContent = 'Sign in: ' + result.status
  }`

const PAGE = `<!doctype html>
<title>An app</title>
<link rel="icon" href="data:,">
<h1></h1>
<form>
  <label>Email <input name="email"></label>
  <label>Password <input name="password" type="password"></label>
  <button>Sign in</button>
</form>
<output></output>
<script type="module" src="/app.js"></script>`

/**
 * Builds and serves the app for a project, with the keys in environment variables as build tools
 * have them.
 */
export async function serveApp(
  environment: Record<string, string>,
): Promise<{ url: string; close(): void }> {
  const define = Object.entries(environment).map(([name, value]) => [
    `process.env.${name}`,
    JSON.stringify(value),
  ])
  const { outputFiles } = await build({
    stdin: { contents: PROGRAM, resolveDir: import.meta.dirname },
    bundle: true,
    format: 'esm',
    conditions: ['@latchkey/source'],
    define: Object.fromEntries(define) as Record<string, string>,
    write: false,
  })
  const server = createServer(({ url }, response) => {
    const isScript = url === '/app.js'
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? outputFiles[0]?.text : PAGE)
  }).listen(0)
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
