import { createContext } from 'react'
import type { Confirmed } from './use-confirmed.js'

/** How the writes of a section ask for a recent sign-in, before or after the service has rejected them. */
export const SignInAgainContext = createContext<Pick<Confirmed, 'before' | 'ask'>>({
  before: (action) => action(),
  ask: () => {},
})
