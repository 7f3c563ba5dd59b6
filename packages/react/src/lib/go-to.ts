import type { ClientApp, PageName } from '@latchkey/core'

/** The pages that hosted pages link or redirect to. */
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

/** The pages that follow a sign-in. */
export type NextPage = Extract<Destination, 'afterSignIn' | 'afterSignUp' | 'home' | 'mfa'>

const methodOf = (page: Destination) =>
  `redirectTo${page.replace(/^./, (first) => first.toUpperCase())}` as `redirectTo${Capitalize<Destination>}`

/** Goes to a page of the app with the app's `redirectMethod`. */
export const goTo = (app: ClientApp, page: Destination): Promise<void> => app[methodOf(page)]()
