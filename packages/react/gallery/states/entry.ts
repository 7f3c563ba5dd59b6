import type { SsoConnection } from '@latchkey/core'
import type { LabelKey } from '../../src/locales/text.js'
import type { AddressFirst } from '../../src/pages/sign-in-methods/use-address-first.js'
import type { EmailCode } from '../../src/pages/sign-in-methods/email-code.js'
import type { AlternativeMethods } from '../../src/pages/sign-in-methods/use-alternative-methods.js'
import { busy, email, limited, nothing, offline, still } from './progress.js'

/** The actions of the sign-in and sign-up pages. */
export const entry = {
  submit: nothing,
  switchMethod: nothing,
  continue: nothing,
  signOut: nothing,
  retry: nothing,
  send: nothing,
  resend: nothing,
  submitCode: nothing,
  edit: nothing,
  signInWithPasskey: nothing,
  signInWithProvider: nothing,
  submitAddress: nothing,
  changeAddress: nothing,
  signInWithSso: nothing,
}

/** The address of a company, which its identity provider signs in. */
export const acmeEmail = 'ada@acme.com'
const acme = { id: 'acme', type: 'oidc', displayName: 'Acme', isRequired: false } as const
/** The project has single sign-on, and the user has not typed an address yet. */
export const addressAsked: AddressFirst = { checked: null }
export const addressChecked = (connection: SsoConnection | null): AddressFirst => ({
  checked: { email: acmeEmail, connection, isLeaving: false },
})
/** The address has an identity provider and other methods. */
export const ssoOptional = addressChecked(acme)

const providers = [
  'google',
  'github',
  'microsoft',
  'apple',
  'facebook',
  'gitlab',
  'linkedin',
  'discord',
  'spotify',
  'bitbucket',
  'x',
]

export const noAlternatives: AlternativeMethods = {
  passkey: false,
  providers: [],
  blocker: null,
  last: null,
}
export const someProviders = (count: number): AlternativeMethods => ({
  ...noAlternatives,
  providers: providers.slice(0, count).map((id) => ({ id })),
})
export const alternatives = (count: number): AlternativeMethods => ({
  ...someProviders(count),
  passkey: true,
})

const mail: EmailCode = {
  email,
  nonce: '',
  resendWait: { seconds: 30 },
  problem: null,
  resetCount: 0,
}
const mailCode = { ...still, step: 'mail-code', busy: null, mail } as const
const wrong = (label: LabelKey) => ({
  ...mailCode,
  mail: {
    ...mail,
    resendWait: { seconds: 0 },
    problem: { field: 'code', label },
    resetCount: 1,
  } as const,
})

/** An email was sent, on both pages. */
export const mailCodes = {
  'code-sent': mailCode,
  'code-sent-to-a-known-mailbox': { ...mailCode, mail: { ...mail, email: 'ada@gmail.com' } },
  'code-can-be-sent-again': { ...mailCode, mail: { ...mail, resendWait: { seconds: 0 } } },
  'code-is-checked': { ...mailCode, ...busy, busy: 'form' as const },
  'code-is-sent-again': {
    ...mailCode,
    ...busy,
    busy: 'resend' as const,
    mail: { ...mail, resendWait: { seconds: 0 } },
  },
  'code-not-six': wrong('mailCodeNotSix'),
  'code-wrong': wrong('mailCodeWrong'),
  'code-expired': wrong('mailCodeExpired'),
  'code-used': wrong('mailCodeUsed'),
  'code-too-many': wrong('mailCodeSpent'),
  'code-offline': { ...mailCode, ...offline },
  'code-rate-limited': { ...mailCode, ...limited },
}
