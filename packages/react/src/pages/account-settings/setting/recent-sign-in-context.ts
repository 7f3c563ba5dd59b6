import { createContext } from 'react'
import type { RecentSignIn } from './use-recent-sign-in.js'

/** Lets the settings of a section ask for a recent sign-in, before a change or after the service has rejected it. */
export const RecentSignInContext = createContext<Pick<RecentSignIn, 'require' | 'openPrompt'>>({
  require: (action) => action(),
  openPrompt: () => {},
})
