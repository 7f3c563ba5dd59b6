import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

/** Serves the state gallery. Its query selects the page, the state, the language and the theme. The caller calls `close`. */
export async function openGallery() {
  const server = await createServer({
    configFile: fileURLToPath(
      new URL('../../packages/react/gallery/vite.config.ts', import.meta.url),
    ),
    server: { port: 0, hmr: false, watch: null },
  })
  await server.listen()
  return { address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() }
}
