import type { PageUrls } from '@latchkey/core'
import { placeholderOrigin, parseUrl, pathOf } from './use-current-url.js'

/** The pages that the handler renders. */
export type HandledPage = Exclude<
  keyof PageUrls,
  'handler' | 'home' | 'afterSignIn' | 'afterSignUp' | 'afterSignOut'
>

/** Common alternative names of these pages. */
const aliases = { __proto__: null, login: 'signIn', register: 'signUp' } as object as Partial<
  Record<string, HandledPage>
>

/** Normalizes a page name: lower case, without dashes. */
export const plain = (name: string) => name.replace(/-/g, '').toLowerCase()

/** Splits the path below the handler's into the name of a page and the rest; null for other paths. */
function partsOf(address: string, urls: PageUrls): [name: string, rest: string] | null {
  const { pathname } = parseUrl(address)
  const handler = pathOf(urls.handler)
  if (!pathname.startsWith(`${handler}/`)) return null
  const [name = '', ...rest] = pathname.slice(handler.length + 1).split('/')
  return [plain(name), rest.map((part) => part && `/${part}`).join('')]
}

/**
 * Returns the page of a URL under the handler's path; null if there is no such page. Only the account settings have a
 * further path segment: the section.
 *
 * @example pageAt('/handler/Log-In?x=1', app.urls) // 'signIn'
 */
export function pageAt(address: string, urls: PageUrls): HandledPage | null {
  const [name, rest] = partsOf(address, urls) ?? []
  if (!name || (rest && name !== plain('accountSettings'))) return null
  const match = (Object.keys(urls) as HandledPage[]).find(
    (page) => plain(page) === name && !/^(handler|home|after)/.test(page),
  )
  return match ?? aliases[name] ?? null
}

/** Returns the custom URL of a page, with the query of the current URL; null if the handler hosts the page itself. */
export function customPageUrl(page: HandledPage, address: string, urls: PageUrls): string | null {
  const target = new URL(urls[page], placeholderOrigin)
  const current = parseUrl(address)
  const isOwn = target.origin === placeholderOrigin || target.origin === current.origin
  if (isOwn && pageAt(target.pathname, urls) === page) return null
  const rest = partsOf(address, urls)?.[1]
  if (rest) target.pathname = target.pathname.replace(/\/$/, '') + rest
  for (const [name, value] of current.searchParams) target.searchParams.append(name, value)
  return target.origin === placeholderOrigin
    ? target.pathname + target.search + target.hash
    : target.href
}
