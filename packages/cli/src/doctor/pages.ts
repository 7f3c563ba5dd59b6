import { ClientApp, type PageName, type PageUrls, type Platform } from '@latchkey/core'
import { pageUrl } from '@latchkey/core/internal'
import { askApp } from './ask-app.js'
import { type Check, documentation, type Finding, type Subject } from './check.js'

const name = 'pages'
const link = documentation(name)

/** The addresses of every page, as the option `urls` of an app makes them. */
const pagesOf = (urls: Partial<PageUrls>): PageUrls =>
  new ClientApp({ urls, tokenStore: null }).urls

/** Lists the names of the hosted pages. */
export const pageNames = () => Object.keys(pagesOf({}))

/** The part of a browser in which the app's page is open. */
const pageAt = (href: string): NonNullable<Platform['navigation']> => ({
  href: () => href,
  go: () => {},
  goWithoutReferrer: () => {},
  rewrite: () => {},
  isFramed: () => false,
})

/** Where the kit goes for a page; undefined when it would not. */
export const addressOf = (page: PageName, { appUrl, urls, trustedOrigins }: Subject) => {
  const app = new ClientApp({
    urls,
    trustedOrigins,
    tokenStore: null,
    platform: { navigation: appUrl && pageAt(appUrl.href) },
  })
  try {
    return new URL(pageUrl(app, page, { noRedirectBack: true }), appUrl)
  } catch {
    return undefined
  }
}

async function lookAt(page: PageName, subject: Subject): Promise<Finding[]> {
  const url = addressOf(page, subject)
  if (url === undefined) {
    const message = `The page ${page} is elsewhere than the app: the kit would not go there.`
    return [{ message, fix: 'Name its origin in trustedOrigins, or use a path.', link }]
  }
  const { status, body } = await askApp(url)
  await body?.cancel()
  if (status < 400) return []
  const message = `The page ${page} is not there: ${url.origin}${url.pathname} answers ${status}.`
  return [{ message, fix: 'Mount the pages there, or name another address in urls.', link }]
}

/** Whether every page that the app names has an address that the kit goes to, and is there. */
export const pages: Check = {
  name,
  title: 'The pages are where the app says',
  needs: ['app'],
  async look(subject) {
    const named = Object.keys(subject.urls).filter((page) => page !== 'handler') as PageName[]
    const looked = [...new Set<PageName>(['signIn', ...named])].map((page) => lookAt(page, subject))
    return (await Promise.all(looked)).flat()
  },
}
