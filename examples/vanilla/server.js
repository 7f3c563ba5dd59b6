// Serves this folder and the installed packages. The browser receives every file unchanged.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname } from 'node:path'

const { PORT = '4716', LATCHKEY_API_URL = '' } = process.env

/** Paths and the folders that they serve. No other file of this machine is served. */
const folders = {
  '/src/': new URL('src/', import.meta.url),
  '/modules/core/': new URL('.', import.meta.resolve('@latchkey/core')),
  '/modules/contract/': new URL('.', import.meta.resolve('@latchkey/contract')),
}

const types = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
}

const page = await readFile(new URL('index.html', import.meta.url), 'utf8')
const [, importMap = ''] = /<script type="importmap">(.*?)<\/script>/s.exec(page) ?? []
const hash = createHash('sha256').update(importMap).digest('base64')

const headers = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': [
    "default-src 'self'",
    `script-src 'self' 'sha256-${hash}'`,
    `connect-src 'self' ${LATCHKEY_API_URL}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  // A link in an email contains a code: no other site receives its URL.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
}

/** Returns the file of a path, if it is served. @param {string} path */
function fileOf(path) {
  for (const [prefix, folder] of Object.entries(folders)) {
    if (!path.startsWith(prefix)) continue
    // An import map cannot add the ending of `@latchkey/contract/constants`.
    const name = path.slice(prefix.length) + (extname(path) ? '' : '.js')
    const file = new URL(`./${name}`, folder)
    if (file.href.startsWith(folder.href)) return file
  }
  return undefined
}

/** @param {string} path */
async function read(path) {
  if (path === '/') return { body: page, type: 'text/html; charset=utf-8' }
  const file = fileOf(path)
  const type = file && types[/** @type {keyof typeof types} */ (extname(file.pathname))]
  if (!type) return undefined
  return readFile(file).then(
    (body) => ({ body, type }),
    () => undefined,
  )
}

/** @param {string} url @param {import('node:http').ServerResponse} response */
async function answer(url, response) {
  const [path = ''] = url.split('?')
  const file = await read(path)
  response.writeHead(file ? 200 : 404, { ...headers, 'Content-Type': file?.type ?? 'text/plain' })
  response.end(file?.body ?? 'Page not found')
}

const server = createServer(({ url = '/' }, response) => void answer(url, response))
server.listen(Number(PORT), 'localhost', () => console.log(`http://localhost:${PORT}`))
