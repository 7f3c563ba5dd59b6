'use client'

export { Handler, type HandlerProps } from '../handler.js'
export type { LabelKey } from '../locales/en.js'
export type { Labels, Text } from '../locales/text.js'
export type { Slots } from '../ui/frame.js'
export type { AccountSettingsProps } from './account-settings/section-props.js'
export { InviteForm, type InviteFormProps } from './account-settings/team/invite-form.js'
export { ApiKeyTable, type ApiKeyTableProps } from '../ui/api-key-table.js'
export { MemberTable, type MemberTableProps } from '../ui/member-table.js'
export { SessionTable, type SessionTableProps } from '../ui/session-table.js'
export type { PageEvent, PageProps } from './page-props.js'
export type { SignInProps } from './sign-in/use-sign-in.js'
export {
  AccountSettings,
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
