'use client'

export { Handler, type HandlerProps } from '../handler.js'
export type { LabelKey } from '../locales/en.js'
export type { Labels, Text } from '../locales/text.js'
export type { Slots } from '../ui/frame.js'
export type { PageEvent, PageProps } from './page-props.js'
export type { SignInProps } from './sign-in/use-sign-in.js'
export {
  CliAuthConfirm,
  EmailVerification,
  ErrorPage,
  ForgotPassword,
  PasswordReset,
  MagicLinkCallback,
  Mfa,
  OAuthCallback,
  SignIn,
  SignOut,
  SignUp,
  TeamInvitation,
} from './pages.js'
