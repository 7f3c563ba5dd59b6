import type { ErrorCode } from '@latchkey/core'
import type { ReactNode } from 'react'
import type { Labels } from '../../locales/text.js'
import type { Slots } from '../../ui/frame.js'

/** Events that a page reports to the app. */
export type PageEvent =
  | { readonly type: 'signed-in' | 'signed-up' | 'email-verified' | 'mail-sent' }
  | { readonly type: 'password-reset' | 'team-joined' | 'cli-authorized' }
  /** The user allowed or denied the request of another app. */
  | { readonly type: 'oauth-decided'; readonly decision: 'allow' | 'deny' }
  | { readonly type: 'signed-out'; readonly confirmed: boolean }
  /** The service rejected a request with a code for which the page shows a text. */
  | { readonly type: 'refused'; readonly code: ErrorCode }
  /** An unexpected error occurred, or the service was unreachable. */
  | { readonly type: 'failed'; readonly error: unknown }

/** The props of every page. */
export interface PageProps {
  /** Whether the page fills the window. Otherwise, it is laid out like other content. Default: false. */
  fullPage?: boolean | undefined
  /** Shown instead of the skeleton while the page is prepared. */
  fallback?: ReactNode
  /** Custom parts of the page. */
  slots?: Slots | undefined
  /** Custom texts, by key. */
  labels?: Partial<Labels> | undefined
  /** Receives what happens on the page, such as a sign-in or an error. */
  onEvent?: ((event: PageEvent) => void) | undefined
  /**
   * The URL after the page is done: a path of this site, or a URL on a trusted origin. It replaces `afterSignIn` and
   * `afterSignUp`. A return URL in the query takes precedence, as does the `redirectTo` of the page on which a
   * sign-in with a provider started. Pages without a next page, such as the settings, ignore it.
   */
  redirectTo?: string | undefined
}
