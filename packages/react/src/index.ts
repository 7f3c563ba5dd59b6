'use client'

export { useApp } from './hooks/use-app.js'
export { useProject } from './hooks/use-project.js'
export { useUser } from './hooks/use-user.js'
export { useUserState, type UserState } from './hooks/use-user-state.js'
export { LatchkeyProvider, type LatchkeyProviderProps } from './provider.js'
export { RedirectToSignIn, type RedirectToSignInProps } from './redirect-to-sign-in.js'
export { Show, type ShowProps } from './show.js'
