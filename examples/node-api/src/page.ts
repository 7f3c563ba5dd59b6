import { readFile } from 'node:fs/promises'

const {
  LATCHKEY_API_URL = '',
  LATCHKEY_PROJECT_ID = '',
  LATCHKEY_PUBLISHABLE_CLIENT_KEY = '',
} = process.env

/** The files of the page, which the build puts into the folder `page`. */
const files = {
  '/': { name: 'index.html', type: 'text/html; charset=utf-8' },
  '/main.js': { name: 'main.js', type: 'text/javascript; charset=utf-8' },
  '/styles.css': { name: 'styles.css', type: 'text/css; charset=utf-8' },
}

export const pagePaths = Object.keys(files) as (keyof typeof files)[]

/** Reads a file of the page that calls this API from a browser. */
export async function readPageFile(path: keyof typeof files) {
  const { name, type } = files[path]
  return { body: await readFile(new URL(`page/${name}`, import.meta.url), 'utf8'), type }
}

/** The settings of the client app in the page. */
export const pageSettings = {
  baseUrl: LATCHKEY_API_URL,
  projectId: LATCHKEY_PROJECT_ID,
  publishableClientKey: LATCHKEY_PUBLISHABLE_CLIENT_KEY,
}

/** Only the page itself runs, and it sends requests only to this API and to the service. */
export const pageHeaders = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    'img-src data:',
    `connect-src 'self' ${LATCHKEY_API_URL}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}
