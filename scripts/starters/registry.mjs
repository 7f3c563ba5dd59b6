// A registry of npm packages for one test: it has the packed packages, and redirects to the real registry for all others.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { basename, join } from 'node:path'
import { mustRun } from '../command.mjs'
import { packedFolder } from '../gates/packages/packed.mjs'

/** @typedef {{ manifest: { name: string, version: string }, path: string, integrity: string }} Package */

/** @param {string} path @returns {Promise<Package>} */
const readPackage = async (path) => {
  const manifest = JSON.parse(await mustRun('tar', ['-xzOf', path, 'package/package.json']))
  const hash = createHash('sha512').update(await readFile(path))
  return { manifest, path, integrity: `sha512-${hash.digest('base64')}` }
}

/** @param {Package} published @param {string} url */
const metadata = ({ manifest, path, integrity }, url) => ({
  name: manifest.name,
  'dist-tags': { latest: manifest.version },
  versions: {
    [manifest.version]: { ...manifest, dist: { tarball: `${url}/-/${basename(path)}`, integrity } },
  },
})

/** Starts the registry on a free port. Resolves to its URL, and to a function that closes it. */
export const startRegistry = async () => {
  const upstream = (await mustRun('npm', ['config', 'get', 'registry'])).trim().replace(/\/$/, '')
  const tarballs = (await readdir(packedFolder)).map((name) => join(packedFolder, name))
  const packages = await Promise.all(tarballs.map(readPackage))
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '/').slice(1)
    const tarball = packages.find((published) => path === `-/${basename(published.path)}`)
    const published = packages.find(({ manifest }) => path === manifest.name)
    if (tarball) createReadStream(tarball.path).pipe(response)
    else if (published) response.end(JSON.stringify(metadata(published, url)))
    else response.writeHead(307, { location: upstream + request.url }).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return { url, close: () => server.close() }
}
