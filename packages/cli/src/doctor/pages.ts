import { ClientApp, type PageName, type PageUrls, type Platform } from '@latchkey/core'
import { pageUrl } from '@latchkey/core/internal'
import { type Check, type CheckContext, docsUrl, type Finding } from './check.js'
import { fetchApp } from './fetch-app.js'

const name = 'pages'
const link = docsUrl(name)

/** Resolves the option `urls` of an app to the URL of every page. */
const resolveUrls = (urls: Partial<PageUrls>): PageUrls =>
  new ClientApp({ urls, tokenStore: null }).urls

/** Lists the names of the hosted pages. */
export const pageNames = () => Object.keys(resolveUrls({}))

/** Creates the navigation of a browser in which a page of the app is open. */
const navigationAt = (href: string): NonNullable<Platform['navigation']> => ({
  href: () => href,
  go: () => {},
  goWithoutReferrer: () => {},
  rewrite: () => {},
  isFramed: () => false,
})

/** Returns the URL to which the client redirects for a page. Returns undefined if it rejects the redirect. */
export const pageUrlOf = (page: PageName, { appUrl, urls, trustedOrigins }: CheckContext) => {
  const app = new ClientApp({
    urls,
    trustedOrigins,
    tokenStore: null,
    platform: { navigation: appUrl && navigationAt(appUrl.href) },
  })
  try {
    return new URL(pageUrl(app, page, { noRedirectBack: true }), appUrl)
  } catch {
    return undefined
  }
}

async function checkPage(page: PageName, context: CheckContext): Promise<Finding[]> {
  const url = pageUrlOf(page, context)
  if (url === undefined) {
    const message = `The page ${page} is on an origin that the app does not trust, so the client does not redirect to it.`
    return [{ message, fix: 'Add the origin to trustedOrigins, or use a path.', link }]
  }
  const { status, body } = await fetchApp(url)
  await body?.cancel()
  if (status < 400) return []
  const message = `The page ${page} does not exist: ${url.origin}${url.pathname} responds with ${status}.`
  return [{ message, fix: 'Render the hosted pages there, or set another path in urls.', link }]
}

/** Checks that the client can redirect to each configured page, and that the page exists. */
export const pages: Check = {
  name,
  title: 'Hosted pages',
  requires: ['app'],
  async run(context) {
    const configured = Object.keys(context.urls).filter((page) => page !== 'handler') as PageName[]
    const checked = [...new Set<PageName>(['signIn', ...configured])]
    return (await Promise.all(checked.map((page) => checkPage(page, context)))).flat()
  },
}
