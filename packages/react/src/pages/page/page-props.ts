import type { ErrorCode } from '@latchkey/core'
import type { ReactNode } from 'react'
import type { Labels } from '../../locales/text.js'
import type { Slots } from '../../ui/frame.js'

/** Events that a page reports to the app. */
export type PageEvent =
  | { readonly type: 'signed-in' | 'signed-up' | 'email-verified' | 'mail-sent' }
  | { readonly type: 'password-reset' | 'team-joined' | 'cli-authorized' }
  | { readonly type: 'signed-out'; readonly confirmed: boolean }
  /** Something was refused for a known reason, which the page shows. */
  | { readonly type: 'refused'; readonly code: ErrorCode }
  /** An unexpected error occurred, or the service was out of reach. */
  | { readonly type: 'failed'; readonly error: unknown }

/** The props of every page. */
export interface PageProps {
  /** Fill the window, for a page of its own. Default: flow where it is put. */
  fullPage?: boolean | undefined
  /** Shown instead of the skeleton while the page is prepared. */
  fallback?: ReactNode
  /** Parts of the page that are the app's own. */
  slots?: Slots | undefined
  /** Texts in place of ours, by their key. */
  labels?: Partial<Labels> | undefined
  /** Receives what happens on the page, such as a sign-in or an error. */
  onEvent?: ((event: PageEvent) => void) | undefined
  /**
   * Where to go afterwards: a path of this site, or an address on a trusted origin. It stands in place of
   * `afterSignIn` and `afterSignUp`, so the return destination in the address comes first where there is
   * one; back from a provider, what the page said where it began. Pages that lead nowhere, such as the
   * settings, take no notice.
   */
  redirectTo?: string | undefined
}
