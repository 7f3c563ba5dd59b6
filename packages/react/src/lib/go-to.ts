import type { ClientApp, PageName } from '@latchkey/core'

/** The pages that these pages lead on to. */
export type Destination = Extract<
  PageName,
  | 'signIn'
  | 'signUp'
  | 'forgotPassword'
  | 'accountSettings'
  | 'mfa'
  | 'home'
  | 'afterSignIn'
  | 'afterSignUp'
  | 'afterSignOut'
>

/** The pages that the sign-in pages lead on to. */
export type NextPage = Extract<Destination, 'afterSignIn' | 'afterSignUp' | 'home' | 'mfa'>

const methodOf = (page: Destination) =>
  `redirectTo${page.replace(/^./, (first) => first.toUpperCase())}` as `redirectTo${Capitalize<Destination>}`

/** Goes to one of the app's pages, the way that the app has chosen. */
export const goTo = (app: ClientApp, page: Destination): Promise<void> => app[methodOf(page)]()
