import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/** @typedef {import('./clients.mjs').PublishedClient} PublishedClient */

/**
 * Bundles an app that uses the client, as its users' bundlers do.
 *
 * @param {string} folder where the client is installed
 * @param {string} contents the app
 * @param {import('esbuild').BuildOptions & { outfile: string }} options
 */
export const bundleApp = async (folder, contents, options) => {
  await build({
    stdin: { contents, resolveDir: folder, loader: 'jsx' },
    bundle: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    ...options,
  })
  return options.outfile
}

/**
 * Loads the installed client into this process.
 *
 * @param {PublishedClient} client
 * @param {string} folder
 */
export const loadClient = async (client, folder) => {
  if (client.runs === 'node') {
    const { resolve } = createRequire(join(folder, 'package.json'))
    return import(pathToFileURL(resolve(client.package)).href)
  }
  const outfile = join(folder, 'client.cjs')
  const contents = `export * from '${client.package}'`
  await bundleApp(folder, contents, { outfile, platform: 'node', format: 'cjs' })
  return import(pathToFileURL(outfile).href)
}
