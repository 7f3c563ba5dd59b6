import { createContext } from 'react'
import type { RecentSignIn } from './use-recent-sign-in.js'

/** How the writes of a section ask for a recent sign-in, before or after the service has rejected them. */
export const RecentSignInContext = createContext<Pick<RecentSignIn, 'require' | 'openPrompt'>>({
  require: (action) => action(),
  openPrompt: () => {},
})
