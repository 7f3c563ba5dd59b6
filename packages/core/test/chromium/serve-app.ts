import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import type { ClientAppOptions } from '@latchkey/core'
import type { ServerSessionOptions } from '@latchkey/core/server-sessions'
import { build } from 'esbuild'

/** A file of the client that a page requested. */
export interface Chunk {
  /** The file name, such as `oauth-flows-5ZQ3VX2B.js`. A lazy chunk has the name of its module. */
  readonly file: string
  readonly gzipBytes: number
  /** Whether the test made the request fail. */
  readonly isBlocked: boolean
}

const programOf = (entry: string) => `
  import { ClientApp } from '${entry}'
  window.app = new ClientApp(window.options)
`

/** Returns the files of a browser bundle by name, starting with `app.js`. */
async function bundled(entry: string): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    stdin: { contents: programOf(entry), resolveDir: import.meta.dirname, sourcefile: 'app.ts' },
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    conditions: ['@latchkey/source'],
    entryNames: 'app',
    chunkNames: '[name]-[hash]',
    outdir: '/bundle',
    write: false,
  })
  return new Map(outputFiles.map(({ path, text }) => [path.slice(path.lastIndexOf('/') + 1), text]))
}

/** The bundles of each entry of the client. */
const bundles = new Map<string, Promise<Map<string, string>>>()

type PageAppOptions = ClientAppOptions | ServerSessionOptions

const pageWith = (options: PageAppOptions) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>An app</title>
    <link rel="icon" href="data:," />
    <script>
      window.options = ${JSON.stringify(options).replaceAll('<', '\\u003c')}
    </script>
    <script type="module" src="/bundle/app.js"></script>
  </head>
  <body></body>
</html>
`

export interface ServeOptions {
  /** Files of the client whose requests fail. */
  blocked?: RegExp | undefined
  /** The Content-Security-Policy of the page. */
  policy?: string | undefined
  /** The code of a service worker, served as `/worker.js`. */
  worker?: string | undefined
  /** Holds the sessions of the page, at `/api/latchkey`. */
  handler?: ((request: Request) => Promise<Response>) | undefined
}

/** Serves the same page with an app as `window.app` at every path of a new origin. */
export async function serveApp(
  options: PageAppOptions,
  { blocked, policy, worker, handler }: ServeOptions = {},
) {
  const entry = handler ? '@latchkey/core/server-sessions' : '@latchkey/core'
  const bundle = bundles.get(entry) ?? bundled(entry)
  bundles.set(entry, bundle)
  const files = await bundle
  const sessions = handler && getRequestListener(handler)
  const chunks: Chunk[] = []
  const html = pageWith(options)
  const server = createServer((request, response) => {
    const { url = '' } = request
    if (sessions && url.startsWith('/api/latchkey/')) return void sessions(request, response)
    if (worker !== undefined && url === '/worker.js')
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(worker)
    const file = /^\/bundle\/([^?]+)/.exec(url)?.[1]
    const text = file === undefined ? html : files.get(file)
    if (text === undefined) return void response.writeHead(404).end()
    if (file === undefined) {
      if (policy !== undefined) response.setHeader('content-security-policy', policy)
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(text)
    }
    const isBlocked = blocked?.test(file) ?? false
    chunks.push({ file, gzipBytes: gzipSync(text, { level: 9 }).length, isBlocked })
    response.writeHead(isBlocked ? 503 : 200, { 'content-type': 'text/javascript' })
    response.end(isBlocked ? '' : text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    chunks,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
