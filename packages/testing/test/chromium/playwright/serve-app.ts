import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { build } from 'esbuild'

/** Somebody's app: it greets its user, and has a button for most of what people do. */
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
    heading.textContent = status === 'loading' ? '' : data ? 'Hello ' + data.displayName : 'Nobody is here'
  }
  app.user.subscribe(show)
  show()
  const acts = {
    'Add a passkey': async () => (await app.getUser()).registerPasskey(),
    'Sign in with a passkey': () => app.signInWithPasskey({ noRedirect: true }),
    'Sign in by mail': () => app.sendMagicLinkEmail('ada@example.com'),
    'Sign out': () => app.signOut({ noRedirect: true }),
  }
  const said = document.querySelector('output')
  for (const [name, act] of Object.entries(acts)) {
    const button = document.createElement('button')
    button.textContent = name
    button.onclick = () => act().then((result) => (said.textContent = name + ': ' + (result?.status ?? 'done')), (error) => (said.textContent = error.name))
    document.body.append(button)
  }
  const form = document.querySelector('form')
  form.onsubmit = async (event) => {
    event.preventDefault()
    const { email, password } = Object.fromEntries(new FormData(form))
    const result = await app.signInWithPassword({ email, password, noRedirect: true })
    said.textContent = 'Sign in: ' + result.status
  }`

const PAGE = `<!doctype html>
<title>An app</title>
<link rel="icon" href="data:,">
<h1></h1>
<form>
  <label>E-mail <input name="email"></label>
  <label>Password <input name="password" type="password"></label>
  <button>Sign in</button>
</form>
<output></output>
<script type="module" src="/app.js"></script>`

/** Builds and serves the app for one project, as a build tool would: by its environment. */
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
