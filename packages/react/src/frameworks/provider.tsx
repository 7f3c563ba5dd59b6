import type { ClientApp } from '@latchkey/core'
import {
  ClientApp as ServerSessionApp,
  type ServerSessionOptions,
} from '@latchkey/core/server-sessions'
import type { ReactNode } from 'react'
import { isServer } from '../lib/platform.js'
import type { LanguageChoice } from '../lib/provided.js'
import { LatchkeyProvider as AppProvider } from '../provider.js'

/** Options of the app of the page, whose session is on the app's own server. */
export type PageAppOptions = Omit<ServerSessionOptions, 'sessions'>

const createApp = (options?: PageAppOptions): ClientApp =>
  new ServerSessionApp({ ...options, sessions: 'server' })

let browserApp: ClientApp | undefined

/** Returns the app of the page in a browser. On a server, creates an app for each rendering. */
const pageApp = (options?: PageAppOptions): ClientApp =>
  isServer() ? createApp(options) : (browserApp ??= createApp(options))

/** The props of `LatchkeyProvider` of a framework. */
export interface LatchkeyProviderProps extends LanguageChoice {
  /**
   * Options of the app, such as the URLs of its pages. In a browser, only those of the first rendering count. Default: the
   * keys of the environment.
   */
  options?: PageAppOptions | undefined
  /** The components that use the app. */
  children: ReactNode
}

/**
 * Provides the app to the hooks and pages below it. The app's own server holds the session, in cookies that no script can
 * read. The browser loads the user, so a page can be rendered at build time.
 *
 * @example <LatchkeyProvider lang="de">{children}</LatchkeyProvider>
 */
export function LatchkeyProvider({ options, ...props }: LatchkeyProviderProps) {
  return <AppProvider app={pageApp(options)} {...props} />
}
