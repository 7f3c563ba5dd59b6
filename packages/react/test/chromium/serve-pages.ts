import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { build } from 'esbuild'
import type { ClientAppOptions } from '@latchkey/core'

export const PROGRAM = `
  import { StrictMode, Suspense } from 'react'
  import { createRoot } from 'react-dom/client'
  import { ClientApp } from '@latchkey/core'
  import { LatchkeyProvider, useUser } from '../../src/index.js'
  import { Handler } from '../../src/pages/index.js'
  import '../../src/styles.css'
  import '../../src/account.css'

  const app = new ClientApp(JSON.parse(document.querySelector('meta[name="app"]').content))
  const Home = () => <h1>Hello {useUser()?.primaryEmail ?? 'guest'}</h1>
  const root = createRoot(document.querySelector('#root'))
  Object.assign(window, { app, root })
  root.render(
    <StrictMode>
      <LatchkeyProvider app={app}>
        <Suspense>
          {location.pathname.startsWith('/handler/') ? <Handler fullPage /> : <Home />}
        </Suspense>
      </LatchkeyProvider>
    </StrictMode>,
  )
`

/** Bundles the program for a browser with the development checks of React. Returns the files by name. */
async function bundleProgram(): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    stdin: {
      contents: PROGRAM,
      resolveDir: import.meta.dirname,
      sourcefile: 'app.tsx',
      loader: 'tsx',
    },
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    conditions: ['@latchkey/source'],
    define: { 'process.env.NODE_ENV': '"development"' },
    entryNames: 'app',
    outdir: '/bundle',
    write: false,
  })
  return new Map(outputFiles.map(({ path, text }) => [path.slice(path.lastIndexOf('/') + 1), text]))
}

let bundle: Promise<Map<string, string>> | undefined

const pageWith = (options: ClientAppOptions) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="app" content="${JSON.stringify(options).replaceAll('"', '&quot;')}" />
    <title>An app</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/bundle/app.css" />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/bundle/app.js"></script>
  </body>
</html>
`

/** The content security policy that the pages support (XS12, XS14). */
const policyFor = (service: string, frameSources: readonly string[]) =>
  [
    "default-src 'self'",
    "img-src 'self' data: https:",
    `connect-src 'self' ${service}`,
    ...(frameSources.length === 0 ? [] : [`frame-src ${frameSources.join(' ')}`]),
    "style-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

/**
 * Serves an app with the hosted pages on an origin of its own, with the content security policy that the pages support.
 *
 * @param frameSources origins of other apps whose pages the sign-out page opens in frames
 * @param built the files of the app by name, `app.js` and `app.css` among them. Default: `PROGRAM`, bundled from the sources
 */
export async function servePages(
  options: ClientAppOptions & { baseUrl: string },
  built?: ReadonlyMap<string, string>,
  frameSources: readonly string[] = [],
) {
  const files = built ?? (await (bundle ??= bundleProgram()))
  const html = pageWith(options)
  const headers = { 'content-security-policy': policyFor(options.baseUrl, frameSources) }
  const server = createServer(({ url = '' }, response) => {
    const file = /^\/bundle\/([^?]+)/.exec(url)?.[1]
    if (file === undefined) {
      return void response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(html)
    }
    const type = file.endsWith('.css') ? 'text/css' : 'text/javascript'
    response.writeHead(files.has(file) ? 200 : 404, { 'content-type': type }).end(files.get(file))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
