import { createServer } from 'node:http'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>An app</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/main.jsx"></script>
  </body>
</html>
`

/** Builds a program as Vite does by default, and returns the files by path. */
export async function buildApp(
  program: string,
  folder: string,
): Promise<ReadonlyMap<string, Buffer>> {
  // In the folder, so that the program finds the packages there.
  const root = await mkdtemp(join(folder, 'node_modules', '.page-'))
  try {
    await writeFile(join(root, 'index.html'), html)
    await writeFile(join(root, 'main.jsx'), program)
    await build({ root, configFile: false, logLevel: 'error' })
    const dist = join(root, 'dist')
    const names = await readdir(dist, { recursive: true, withFileTypes: true })
    return new Map(
      await Promise.all(
        names
          .filter((entry) => entry.isFile())
          .map(async ({ parentPath, name }) => {
            const path = join(parentPath, name)
            return [path.slice(dist.length), await readFile(path)] as const
          }),
      ),
    )
  } finally {
    await rm(root, { recursive: true })
  }
}

/** Serves files compressed, and the page for every other path. */
export async function serveFiles(files: ReadonlyMap<string, Buffer>) {
  const compressed = new Map(
    [...files].map(([path, content]) => [path, gzipSync(content, { level: 9 })]),
  )
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const path = compressed.has(pathname) ? pathname : '/index.html'
    response
      .writeHead(200, { 'content-type': types[extname(path)], 'content-encoding': 'gzip' })
      .end(compressed.get(path))
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
