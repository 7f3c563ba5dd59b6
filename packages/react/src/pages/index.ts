'use client'

export { Handler, type HandlerProps } from './handler.js'
export type { LabelKey, Labels, Text } from '../locales/text.js'
export type { Slots } from '../ui/frame.js'
export { TeamSwitcher, type TeamSwitcherProps } from '../ui/menus/team-switcher.js'
export { UserButton, type UserButtonProps, type UserMenuItem } from '../ui/menus/user-button.js'
export { Avatar, type AvatarProps } from './parts.js'
export type { AccountSettingsProps } from './account-settings/section-props.js'
export { CodeInput, type CodeInputProps, PasswordField, type PasswordFieldProps } from './parts.js'
export type { PageEvent, PageProps } from './page-frame/page-props.js'
export {
  ApiKeyTable,
  type ApiKeyTableProps,
  InviteForm,
  type InviteFormProps,
  MemberTable,
  type MemberTableProps,
  SessionTable,
  type SessionTableProps,
} from './tables.js'
export { SettingsSection, type SettingsSectionProps } from './settings-section.js'
export type { SignInProps } from './sign-in/use-sign-in.js'
export {
  OAuthButtons,
  PasskeyButton,
  type SignInButtonProps,
} from './sign-in-methods/method-buttons.js'
export {
  AccountSettings,
  CliAuthConfirm,
  EmailVerification,
  ErrorPage,
  ForgotPassword,
  PasswordReset,
  MagicLinkCallback,
  Mfa,
  MfaSetup,
  OAuthCallback,
  OAuthConsent,
  SignIn,
  SignOut,
  SignUp,
  SsoSetup,
  TeamInvitation,
} from './pages.js'
