import type { Passkey } from '@latchkey/core'
import { EmailCodeSettingView } from '../../../src/pages/account-settings/security/email-code-setting-view.js'
import { AuthenticatorView } from '../../../src/pages/account-settings/security/authenticator-view.js'
import { PasskeyListView } from '../../../src/pages/account-settings/security/passkeys/passkey-list-view.js'
import { PasskeyView } from '../../../src/pages/account-settings/security/passkeys/passkey-view.js'
import { PasswordView } from '../../../src/pages/account-settings/security/password-view.js'
import { ProvidersView } from '../../../src/pages/account-settings/security/providers-view.js'
import { RecoveryCodesView } from '../../../src/pages/account-settings/security/recovery-codes.js'
import type { useEmailCodeSetting } from '../../../src/pages/account-settings/security/use-email-code-setting.js'
import type { useAuthenticator } from '../../../src/pages/account-settings/security/use-authenticator.js'
import type { usePasskeyList } from '../../../src/pages/account-settings/security/passkeys/use-passkey-list.js'
import type { usePasskey } from '../../../src/pages/account-settings/security/passkeys/use-passkey.js'
import type { usePassword } from '../../../src/pages/account-settings/security/use-password.js'
import type { useProviders } from '../../../src/pages/account-settings/security/use-providers.js'
import type { useRecoveryCodeSettings } from '../../../src/pages/account-settings/security/use-recovery-code-settings.js'
import { SectionHeading } from '../../../src/pages/account-settings/section-heading.js'
import { LabelText } from '../../label-text.js'
import type { ViewProps } from '../../../src/pages/page-frame/with-state.js'
import { nothing } from '../progress.js'
import { totpSetup } from '../totp-setup.js'
import * as fixtures from './fixtures.js'

type EmailCodeSettingState = ViewProps<typeof useEmailCodeSetting>['state']
type AuthenticatorState = ViewProps<typeof useAuthenticator>['state']
type PasskeyListState = ViewProps<typeof usePasskeyList>['state']
type PasskeyState = ViewProps<typeof usePasskey>['state']
type PasswordState = ViewProps<typeof usePassword>['state']
type ProvidersState = ViewProps<typeof useProviders>['state']
type RecoveryCodesState = ViewProps<typeof useRecoveryCodeSettings>['state']

const password: PasswordState = {
  hasPassword: true,
  email: 'ada@example.com',
  isOpen: false,
  strength: { level: 'empty' },
  change: fixtures.idle,
  recentSignIn: fixtures.recentSignIn,
}
const passkey: PasskeyState = {
  hasPasskey: false,
  isOffered: true,
  isLastMethod: false,
  adding: fixtures.idle,
  removal: fixtures.idle,
  isDialogOpen: false,
}
const passkeyFields = {
  id: 'laptop',
  name: 'iCloud Keychain',
  createdAt: fixtures.before(40 * fixtures.DAY),
  lastUsedAt: fixtures.before(3 * fixtures.MINUTE),
}
const laptop = fixtures.asModel<Passkey>(passkeyFields)
const unnamed = fixtures.asModel<Passkey>({
  id: 'key',
  name: null,
  createdAt: fixtures.before(fixtures.DAY),
  lastUsedAt: null,
})
const longName = fixtures.asModel<Passkey>({
  ...passkeyFields,
  id: 'long',
  name: 'A security key with a long name that its owner typed, all of it',
})
const passkeyList: PasskeyListState = {
  passkeys: [laptop, unnamed, longName],
  isOffered: true,
  isLastMethod: false,
  adding: fixtures.idle,
  change: fixtures.idle,
  dialog: null,
  lastStep: null,
}
const allowMailCode: EmailCodeSettingState = {
  isOn: false,
  isLastMethod: false,
  change: fixtures.idle,
}
const authenticator: AuthenticatorState = {
  isOn: false,
  setup: null,
  adding: fixtures.idle,
  mistakes: 0,
  removal: fixtures.idle,
  isDialogOpen: false,
  recentSignIn: fixtures.recentSignIn,
}
const recoveryCodes: RecoveryCodesState = {
  remaining: 10,
  creation: fixtures.idle,
  isDialogOpen: false,
  codes: null,
  recentSignIn: fixtures.recentSignIn,
}
const tenCodes = Array.from('0123456789', (digit) => `7k2m-9fqx-40ht-b3zn-w8ry-c1d${digit}`)
const githubAccount = { accountId: '583231', email: 'ada@example.com', isLastMethod: false }
const providers: ProvidersState = {
  providers: [
    { id: 'github', accounts: [githubAccount] },
    { id: 'google', accounts: [] },
    { id: '<img src=x onerror=alert(1)>', accounts: [] },
  ],
  blocker: null,
  canDisconnect: true,
  connecting: fixtures.idle,
  selectedId: null,
  removal: fixtures.idle,
  accountToDisconnect: null,
}

interface States {
  password?: Partial<PasswordState>
  /** Of a service without a list of passkeys. */
  passkey?: Partial<PasskeyState>
  passkeys?: Partial<PasskeyListState>
  allowMailCode?: Partial<EmailCodeSettingState>
  authenticator?: Partial<AuthenticatorState>
  recoveryCodes?: Partial<RecoveryCodesState>
  providers?: Partial<ProvidersState>
}

const enrolling = { begin: nothing, cancel: nothing, turnOn: nothing }

const draw = (states: States) =>
  fixtures.inSettings(
    { section: 'security' },
    <>
      <SectionHeading>
        <LabelText label="settingsSecurity" />
      </SectionHeading>
      <PasswordView
        state={{ ...password, ...states.password }}
        actions={{ open: nothing, close: nothing, type: nothing, save: nothing }}
      />
      {states.passkeys ? (
        <PasskeyListView
          state={{ ...passkeyList, ...states.passkeys }}
          actions={{
            add: nothing,
            open: nothing,
            close: nothing,
            rename: nothing,
            remove: nothing,
          }}
        />
      ) : (
        <PasskeyView
          state={{ ...passkey, ...states.passkey }}
          actions={{ add: nothing, setDialogOpen: nothing, remove: nothing }}
        />
      )}
      <EmailCodeSettingView
        state={{ ...allowMailCode, ...states.allowMailCode }}
        actions={{ set: nothing }}
      />
      <AuthenticatorView
        state={{ ...authenticator, ...states.authenticator }}
        actions={{ ...enrolling, setDialogOpen: nothing, remove: nothing }}
      />
      {states.recoveryCodes && (
        <RecoveryCodesView
          state={{ ...recoveryCodes, ...states.recoveryCodes }}
          actions={{ begin: nothing, create: nothing, close: nothing }}
        />
      )}
      <ProvidersView
        state={{ ...providers, ...states.providers }}
        actions={{ connect: nothing, setAccountToDisconnect: nothing, disconnect: nothing }}
      />
    </>,
  )

const form = { isOpen: true } as const
const passwordRefused = (change: Parameters<typeof fixtures.refused>[0]) => ({
  password: { ...form, change: fixtures.refused(change) },
})

export const settingsSecurity = {
  here: draw({}),
  everything: draw({
    passkey: { hasPasskey: true },
    allowMailCode: { isOn: true },
    authenticator: { isOn: true },
  }),
  'no-password': draw({ password: { hasPassword: false } }),
  'new-password': draw({
    password: { ...form, hasPassword: false, strength: { level: 'strong' } },
  }),
  'change-password': draw({ password: form }),
  'wrong-password': draw(passwordRefused({ field: 'old', label: 'settingsPasswordWrong' })),
  'short-password': draw(
    passwordRefused({ field: 'password', label: 'passwordTooShort', count: 8 }),
  ),
  'email-as-password': draw({
    password: { ...form, hasPassword: false, strength: { level: 'email' } },
  }),
  'saving-password': draw({ password: { ...form, change: fixtures.saving } }),
  'password-offline': draw({ password: { ...form, change: fixtures.offline } }),
  'password-saved': draw({ password: { change: fixtures.saved } }),
  confirm: draw({ password: { recentSignIn: { ...fixtures.recentSignIn, prompt: 'sign-in' } } }),
  confirming: draw({
    password: { recentSignIn: { ...fixtures.recentSignIn, prompt: 'sign-in', isBusy: true } },
  }),
  'not-you': draw({ password: { recentSignIn: { ...fixtures.recentSignIn, prompt: 'not-you' } } }),
  framed: draw({ password: { recentSignIn: { ...fixtures.recentSignIn, prompt: 'framed' } } }),
  passkeys: draw({ passkeys: {} }),
  'no-passkeys': draw({ passkeys: { passkeys: [] } }),
  'passkeys-last-way': draw({ passkeys: { passkeys: [laptop], isLastMethod: true } }),
  'passkeys-off': draw({ passkeys: { isOffered: false } }),
  'renaming-passkey': draw({ passkeys: { dialog: { step: 'rename', passkey: laptop } } }),
  'passkey-name-missing': draw({
    passkeys: {
      dialog: { step: 'rename', passkey: laptop },
      change: fixtures.refused({ field: 'name', label: 'settingsKeyNoName' }),
    },
  }),
  'removing-a-passkey': draw({ passkeys: { dialog: { step: 'remove', passkey: laptop } } }),
  'adding-passkey': draw({ passkey: { adding: fixtures.saving } }),
  'passkey-stopped': draw({
    passkey: { adding: fixtures.refused({ label: 'settingsPasskeyStopped' }) },
  }),
  'passkey-failed': draw({
    passkey: { adding: fixtures.refused({ label: 'settingsPasskeyFailed' }) },
  }),
  'passkey-last-way': draw({ passkey: { hasPasskey: true, isLastMethod: true } }),
  'passkey-off': draw({ passkey: { hasPasskey: true, isOffered: false } }),
  'removing-passkey': draw({ passkey: { hasPasskey: true, isDialogOpen: true } }),
  'mail-code-last-way': draw({ allowMailCode: { isOn: true, isLastMethod: true } }),
  'mail-code-busy': draw({ allowMailCode: { isOn: true, change: fixtures.saving } }),
  'mail-code-unexpected': draw({ allowMailCode: { change: fixtures.unexpected } }),
  enrolling: draw({ authenticator: { setup: totpSetup } }),
  'enrolling-wrong': draw({
    authenticator: {
      setup: totpSetup,
      adding: fixtures.refused({ field: 'code', label: 'settingsAuthenticatorWrong' }),
    },
  }),
  'enrolling-busy': draw({ authenticator: { setup: totpSetup, adding: fixtures.saving } }),
  'removing-authenticator': draw({ authenticator: { isOn: true, isDialogOpen: true } }),
  'recovery-codes': draw({ authenticator: { isOn: true }, recoveryCodes: {} }),
  'no-recovery-codes': draw({ authenticator: { isOn: true }, recoveryCodes: { remaining: 0 } }),
  'few-recovery-codes': draw({ authenticator: { isOn: true }, recoveryCodes: { remaining: 2 } }),
  'recovery-codes-offline': draw({
    authenticator: { isOn: true },
    recoveryCodes: { remaining: 0, creation: fixtures.offline },
  }),
  'replacing-recovery-codes': draw({
    authenticator: { isOn: true },
    recoveryCodes: { isDialogOpen: true },
  }),
  'new-recovery-codes': draw({
    authenticator: { isOn: true },
    recoveryCodes: { codes: tenCodes },
  }),
  connecting: draw({ providers: { connecting: fixtures.saving, selectedId: 'google' } }),
  'several-accounts': draw({
    providers: {
      providers: [
        {
          id: 'github',
          accounts: [githubAccount, { ...githubAccount, accountId: '9919', email: null }],
        },
      ],
    },
  }),
  'last-account': draw({
    providers: {
      providers: [{ id: 'github', accounts: [{ ...githubAccount, isLastMethod: true }] }],
    },
  }),
  'without-disconnect': draw({ providers: { canDisconnect: false } }),
  disconnecting: draw({
    providers: { accountToDisconnect: { provider: { id: 'github' }, account: githubAccount } },
  }),
  'disconnecting-refused': draw({
    providers: {
      accountToDisconnect: { provider: { id: 'github' }, account: githubAccount },
      removal: fixtures.refused({ label: 'settingsLastWay' }),
    },
  }),
  'connecting-framed': draw({ providers: { blocker: 'framed' } }),
  'connecting-insecure': draw({ providers: { blocker: 'insecure' } }),
  'connecting-refused': draw({
    providers: { connecting: fixtures.refused({ label: 'settingsProviderUnavailable' }) },
  }),
}
