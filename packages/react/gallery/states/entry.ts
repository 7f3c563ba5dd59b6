import type { LabelKey } from '../../src/locales/text.js'
import type { MailCode } from '../../src/pages/ways-in/mail-code-types.js'
import type { OtherWays } from '../../src/pages/ways-in/use-other-ways.js'
import { busy, email, limited, nothing, offline, still } from './progress.js'

/** The actions of the sign-in and sign-up pages. */
export const entry = {
  submit: nothing,
  changeWay: nothing,
  continue: nothing,
  signOut: nothing,
  retry: nothing,
  send: nothing,
  resend: nothing,
  enterCode: nothing,
  edit: nothing,
  signInWithPasskey: nothing,
  signInWithProvider: nothing,
}

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

export const noOthers: OtherWays = { passkey: false, providers: [], obstacle: null, last: null }
export const someProviders = (count: number): OtherWays => ({
  ...noOthers,
  providers: providers.slice(0, count),
})
export const others = (count: number): OtherWays => ({ ...someProviders(count), passkey: true })

const mail: MailCode = { email, nonce: '', sent: { seconds: 30 }, problem: null, clearings: 0 }
const mailCode = { ...still, step: 'mail-code', busy: null, mail } as const
const wrong = (label: LabelKey) => ({
  ...mailCode,
  mail: { ...mail, sent: { seconds: 0 }, problem: { field: 'code', label }, clearings: 1 } as const,
})

/** An email was sent, on both pages. */
export const mailCodes = {
  'code-sent': mailCode,
  'code-sent-to-a-known-mailbox': { ...mailCode, mail: { ...mail, email: 'ada@gmail.com' } },
  'code-can-be-sent-again': { ...mailCode, mail: { ...mail, sent: { seconds: 0 } } },
  'code-is-checked': { ...mailCode, ...busy, busy: 'form' as const },
  'code-is-sent-again': {
    ...mailCode,
    ...busy,
    busy: 'resend' as const,
    mail: { ...mail, sent: { seconds: 0 } },
  },
  'code-not-six': wrong('mailCodeNotSix'),
  'code-wrong': wrong('mailCodeWrong'),
  'code-expired': wrong('mailCodeExpired'),
  'code-used': wrong('mailCodeUsed'),
  'code-too-many': wrong('mailCodeSpent'),
  'code-offline': { ...mailCode, ...offline },
  'code-rate-limited': { ...mailCode, ...limited },
}
