import type { VerificationCodeError } from '@latchkey/core'
import type { LabelKey } from '../../locales/text.js'
import { linkIcon } from '../../ui/more-icons.js'
import type { OutcomeLook } from '../../ui/outcome.js'

/** The reason why a link in an email does not work. */
export type LinkProblem = 'invalid' | 'expired' | 'used' | 'spent'

const problems: Readonly<Record<VerificationCodeError['code'], LinkProblem>> = {
  VERIFICATION_CODE_NOT_FOUND: 'invalid',
  VERIFICATION_CODE_EXPIRED: 'expired',
  VERIFICATION_CODE_ALREADY_USED: 'used',
  VERIFICATION_CODE_MAX_ATTEMPTS_REACHED: 'spent',
}

export const linkProblemOf = ({ code }: Pick<VerificationCodeError, 'code'>): LinkProblem =>
  problems[code]

/** The icon and title of each problem. */
export const linkProblems: Readonly<
  Record<LinkProblem, OutcomeLook & { readonly title: LabelKey }>
> = {
  invalid: { icon: linkIcon, title: 'invalidLinkTitle' },
  expired: { icon: 'clock', title: 'expiredLinkTitle' },
  used: { icon: linkIcon, title: 'usedLinkTitle' },
  spent: { icon: 'alert', title: 'spentLinkTitle' },
}
