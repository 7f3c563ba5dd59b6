import type { ReactNode } from 'react'
import { LatchkeyProvider as AppProvider } from '../provider.js'
import type { LanguageChoice } from '../lib/provided.js'
import { type PageAppOptions, pageApp } from './page-app.js'

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
