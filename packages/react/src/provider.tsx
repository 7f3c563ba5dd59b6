import type { ClientApp, InitialUser } from '@latchkey/core'
import { hydrate } from '@latchkey/core/hydrate'
import type { Query, Snapshot } from '@latchkey/core/query'
import { type ReactNode, useMemo } from 'react'
import { type LanguageChoice, ProvidedContext } from './lib/provided.js'
import type { ReadableQuery } from './lib/use-query.js'
import { useRepeatedAppWarning } from './lib/use-repeated-app-warning.js'

/** The props of `LatchkeyProvider`. */
export interface LatchkeyProviderProps extends LanguageChoice {
  /**
   * The app of the page. Create it once, outside of components: `new ClientApp(options)`. If a component creates the app
   * and suspends on its first render, React discards the app, even with `useMemo`, and loads the user again in an endless
   * loop.
   */
  app: ClientApp
  /**
   * The result of `getInitialUser(request)` on the server; null if no user is signed in. Components that
   * depend on the user render on the server with it, and the browser starts with it instead of waiting.
   * Without it, the user is unknown during server rendering. A newer value replaces it until the browser has
   * read the user itself.
   */
  initialUser?: InitialUser | null | undefined
  /** The components that use the app. */
  children: ReactNode
}

/** Returns the query with another snapshot for server rendering. */
const withServerSnapshot = <T,>(query: Query<T>, snapshot: Snapshot<T>): ReadableQuery<T> => ({
  get: query.get,
  getServer: () => snapshot,
  load: () => query.load(),
  subscribe: query.subscribe,
})

/**
 * Provides an app to the hooks and pages below it.
 *
 * @example
 * const app = new ClientApp()
 * root.render(<LatchkeyProvider app={app} lang="de"><App /></LatchkeyProvider>)
 */
export function LatchkeyProvider({
  app,
  initialUser,
  lang,
  translations,
  children,
}: LatchkeyProviderProps) {
  useRepeatedAppWarning(app)
  const serverSnapshot = useMemo(
    () => initialUser !== undefined && hydrate(app, initialUser),
    [app, initialUser],
  )
  const provided = useMemo(
    () => ({
      app,
      lang,
      translations,
      user: serverSnapshot ? withServerSnapshot(app.user, serverSnapshot) : app.user,
    }),
    [app, lang, translations, serverSnapshot],
  )
  return <ProvidedContext.Provider value={provided}>{children}</ProvidedContext.Provider>
}
