import { REDIRECT_WAIT_MILLIS } from '@latchkey/contract/constants'
import { UsageError } from '@latchkey/contract/errors/error'
import { RETURN_TO_PARAMETER } from '@latchkey/contract/names'
import { clientError } from '../errors/client-error.js'
import { Emitter } from '../lib/emitter.js'
import type { Platform } from '../platform/platform.js'
import type { TaskRunner } from '../platform/task-runner.js'
import { type PageName, type PageUrls, pageUrls } from './page-urls.js'
import { addReturnUrl, currentReturnUrl, readReturnUrl, returnUrl } from './return-to.js'
import { addSignInAgain, isSigningInAgain } from './sign-in-again.js'
import { requireTrustedUrl, type TrustRules } from './trusted-url.js'

/**
 * How an app goes to another page: with the browser's `location` (`'window'`), not at all (`'none'`), or with the app's
 * own router.
 */
export type RedirectMethod =
  | 'window'
  | 'none'
  | { navigate(to: string, options: { replace: boolean }): void }

export interface NavigatorOptions {
  /** URLs of the app's pages, where they differ from the defaults under `/handler`. */
  urls?: Partial<PageUrls> | undefined
  /**
   * Origins that redirect URLs may have, besides the app's own. Default: none.
   *
   * @example trustedOrigins: ['https://docs.example.com']
   */
  trustedOrigins?: readonly string[] | undefined
  /**
   * How the app goes to another page. Default: `'window'` in a browser, `'none'` elsewhere.
   *
   * @example redirectMethod: { navigate: (to, options) => router.navigate(to, options) }
   */
  redirectMethod?: RedirectMethod | undefined
}

/** Options of a navigation. */
export interface NavigateOptions {
  /** Whether the current page is replaced in the history. Default: false. */
  replace?: boolean | undefined
}

/** Options of a navigation to one of the app's pages. */
export interface RedirectOptions extends NavigateOptions {
  /** Whether the page does not return to the current one after signing in. Default: false. */
  noRedirectBack?: boolean | undefined
  /**
   * Whether the sign-in page asks the signed-in user to sign in again, instead of offering to continue. Another account
   * is rejected there with `SIGNED_IN_AS_OTHER_USER`. Default: whether the current page does.
   */
  signInAgain?: boolean | undefined
}

export interface PageUrlOptions extends Pick<RedirectOptions, 'noRedirectBack' | 'signInAgain'> {
  /** Where a page of signing in returns to. Default: where the current page returns to, else the current page. */
  returnTo?: string | URL | undefined
  /** URLs that replace those of the app for this call. */
  urls?: Partial<PageUrls> | undefined
}

/** A navigation that a sign-in or a sign-out is about to make. */
export interface PendingNavigation {
  /** Resolves to whether the page is left. Never rejects. */
  readonly leavesPage: Promise<boolean>
  /** Where it goes to, if that is known. A page that is there already is not left. */
  readonly url?: string | undefined
}

/** Relative URLs are resolved against it outside a browser. It is never navigated to. */
export const NO_PAGE = 'https://page.invalid/'

/** Pages on which the signed-in user can sign in again. */
const SIGNS_IN_AGAIN: readonly PageName[] = ['signIn', 'mfa', 'forgotPassword']

/** Pages that pass the return URL on. */
const PASSES_RETURN_URL: readonly PageName[] = [
  'signIn',
  'signUp',
  'mfa',
  'mfaSetup',
  'forgotPassword',
]

/** Whether a navigation leads to the current page. A router that already shows that page changes nothing. */
function isCurrentPage(url: string | undefined, currentUrl: string | undefined): boolean {
  if (currentUrl === undefined) return false
  const { pathname, search } = new URL(currentUrl)
  return url === pathname || url === pathname + search
}

/** Knows the URLs of the app's pages and goes to them. Every URL is checked before the app navigates to it. */
export class Navigator {
  readonly urls: PageUrls
  readonly trustedOrigins: readonly string[]
  /**
   * Emits after `redirectTo('signIn')` did nothing because a sign-out led to another page. The caller may wait on that
   * page for a redirect, which it has to request again.
   */
  readonly skippedRedirects: Emitter
  readonly #platform: Platform
  readonly #tasks: TaskRunner
  readonly #redirectMethod: RedirectMethod
  readonly #onRefused: (url: string) => void
  readonly #pending = new Set<PendingNavigation>()

  /** @param onRefused receives each URL that `go` refuses; it may contain secrets */
  constructor(
    platform: Platform,
    tasks: TaskRunner,
    { urls, trustedOrigins = [], redirectMethod = 'window' }: NavigatorOptions,
    onRefused: (url: string) => void,
  ) {
    if (typeof redirectMethod === 'object' && typeof redirectMethod.navigate !== 'function')
      throw new UsageError(
        'INVALID_CONFIGURATION',
        'redirectMethod has no function navigate. A hook such as useNavigate does not work there: pass { navigate: (to, options) => router.navigate(to, options) }.',
      )
    this.urls = pageUrls(urls)
    this.trustedOrigins = trustedOrigins
    this.skippedRedirects = new Emitter(platform.report)
    this.#platform = platform
    this.#tasks = tasks
    this.#redirectMethod = redirectMethod
    this.#onRefused = onRefused
  }

  /** Returns the URL of the current page; undefined outside a browser. */
  href(): string | undefined {
    return this.#platform.navigation?.href()
  }

  /** Whether the app can go to another page. */
  get canNavigate(): boolean {
    if (this.#redirectMethod === 'window') return this.#platform.navigation !== undefined
    return this.#redirectMethod !== 'none'
  }

  /** Whether the signed-in user signs in again on the current page. */
  get isSigningInAgain(): boolean {
    return isSigningInAgain(this.#rules())
  }

  /**
   * Returns the URL to go to in place of this one: a path on the current origin, else a full URL.
   *
   * @throws LatchkeyError `REDIRECT_URL_NOT_WHITELISTED` if the URL is not trusted
   */
  requireTrusted(url: string | URL): string {
    const text = url instanceof URL ? url.href : url
    try {
      return requireTrustedUrl(text, this.#rules())
    } catch (error) {
      this.#onRefused(text)
      throw error
    }
  }

  /**
   * Goes to a URL of this site or of a trusted origin. Resolves after 2 s, so that no code runs on a page that is about
   * to be left.
   *
   * @throws LatchkeyError `REDIRECT_URL_NOT_WHITELISTED` if the URL is not trusted
   */
  async go(url: string | URL, { replace = false }: NavigateOptions = {}): Promise<void> {
    const target = this.requireTrusted(url)
    if (!this.canNavigate) return
    if (typeof this.#redirectMethod === 'object') this.#redirectMethod.navigate(target, { replace })
    else this.#platform.navigation?.go(target, { replace })
    // Rejects when the app is disposed of: then there is nothing left to wait for.
    await this.#tasks.wait(REDIRECT_WAIT_MILLIS).catch(() => {})
  }

  /**
   * Goes to one of the app's pages. Does not go to the sign-in page while a sign-in or a sign-out is being completed on
   * this page and leads to another one: going there would abort it.
   */
  async redirectTo(page: PageName, options: RedirectOptions = {}): Promise<void> {
    if (page === 'signIn' && (await this.#isBeingLeft())) return
    await this.go(this.pageUrl(page, options), options)
  }

  /**
   * Returns the URL of a page for a link or a redirect: a path on the current origin, else a full URL. The pages of
   * signing in get the return URL in their query, and the pages after it (`afterSignIn`, `afterSignUp`) are replaced by
   * the return URL of the current page.
   *
   * On a page with a `<base>`, resolve the path first: `new URL(navigator.pageUrl('signUp'), location.href).href`.
   *
   * @throws LatchkeyError `REDIRECT_URL_NOT_WHITELISTED` if the page is on an origin that is not trusted
   * @example navigator.pageUrl('signUp') // '/handler/sign-up?after_auth_return_to=%2Fteams'
   * @example navigator.pageUrl('afterSignIn', { urls: { afterSignIn: '/welcome' } })
   */
  pageUrl(page: PageName, options: PageUrlOptions = {}): string {
    const url = this.#pageUrl(page, options)
    const { signInAgain = this.isSigningInAgain } = options
    return signInAgain && SIGNS_IN_AGAIN.includes(page) ? addSignInAgain(url, this.#rules()) : url
  }

  #pageUrl(
    page: PageName,
    { noRedirectBack = false, returnTo, urls: overrides }: PageUrlOptions,
  ): string {
    const urls = { ...this.urls, ...overrides }
    const rules = this.#rules()
    if (noRedirectBack) return requireTrustedUrl(urls[page], rules)
    if (page === 'afterSignIn' || page === 'afterSignUp')
      return readReturnUrl(rules, urls) ?? requireTrustedUrl(urls[page], rules)
    const target = requireTrustedUrl(urls[page], rules)
    if (!PASSES_RETURN_URL.includes(page)) return target
    if (returnTo) return addReturnUrl(target, returnUrl(String(returnTo), rules, urls), rules)
    // The other two pages continue a sign-in that has left the current page.
    const isFirstPage = page === 'signIn' || page === 'signUp' || page === 'mfaSetup'
    const back = readReturnUrl(rules, urls) ?? (isFirstPage ? currentReturnUrl(rules, urls) : null)
    return addReturnUrl(target, back, rules)
  }

  /**
   * Returns the full URL of a page that an email or an OAuth provider leads back to: with the return URL, without a
   * fragment.
   *
   * @param returnTo where that page returns to. Default: where the current page returns to
   * @throws LatchkeyError with the code `INVALID_CONFIGURATION` outside a browser, and `REDIRECT_URL_NOT_WHITELISTED` if the
   *   page is on an origin that is not trusted
   */
  callbackUrl(page: PageName, returnTo?: string | URL): string {
    const current = this.href()
    if (!current)
      throw clientError(
        'INVALID_CONFIGURATION',
        'Missing callback URL. Outside a browser, pass callbackUrl to this method.',
      )
    const rules = this.#rules()
    const url = new URL(requireTrustedUrl(this.urls[page], rules), current)
    url.hash = ''
    const back = returnTo
      ? returnUrl(String(returnTo), rules, this.urls)
      : readReturnUrl(rules, this.urls)
    if (back !== null) url.searchParams.set(RETURN_TO_PARAMETER, back)
    return this.isSigningInAgain ? addSignInAgain(url.href, rules) : url.href
  }

  /** Registers a navigation that a flow is about to make; `redirectTo('signIn')` waits for it. */
  addPendingNavigation(pending: PendingNavigation): void {
    this.#pending.add(pending)
    void pending.leavesPage.then(() => this.#pending.delete(pending))
  }

  /** Waits for pending navigations. Resolves to whether one of them leaves the current page. */
  async #isBeingLeft(): Promise<boolean> {
    const here = this.href()
    // Listeners of the session are called just before its sign-out registers its navigation.
    await Promise.resolve()
    for (const { leavesPage, url } of this.#pending) {
      if (!(await leavesPage) || isCurrentPage(url, here)) continue
      if (this.href() !== here) void this.skippedRedirects.emit()
      return true
    }
    return false
  }

  #rules(): TrustRules {
    const currentUrl = this.href() ?? NO_PAGE
    return { currentUrl, trustedOrigins: [...this.trustedOrigins, new URL(currentUrl).origin] }
  }
}
