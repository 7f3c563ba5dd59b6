import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageFolder } from '../lib/files/package-folder.js'

const folder = join(packageFolder, 'dev-pages')
const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
}
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/**
 * An email runs no script and has no origin; pages that its links open do not have these limits. Its logo is a file of the
 * service or of another server.
 */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

/** Returns a file of the development pages, such as `mail.html`. */
export async function filePage(name: string): Promise<Response> {
  const body = await readFile(join(folder, name), 'utf8')
  return page(body, types[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain', PAGE_POLICY)
}

/** Returns an email as a page of its own, for the frame of the inbox. */
export const mailPage = (html: string): Response =>
  page(html, 'text/html; charset=utf-8', MAIL_POLICY)

const page = (body: string, type: string, policy: string) =>
  new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Security-Policy': policy,
      'Referrer-Policy': 'no-referrer',
    },
  })
