import type { VerificationCodeError } from '@latchkey/core'
import type { LabelKey } from '../locales/text.js'
import type { IconName } from '../ui/icon.js'

/** Why a mailed link does not work. */
export type LinkProblem = 'invalid' | 'expired' | 'used' | 'spent'

const problems: Readonly<Record<VerificationCodeError['code'], LinkProblem>> = {
  VERIFICATION_CODE_NOT_FOUND: 'invalid',
  VERIFICATION_CODE_EXPIRED: 'expired',
  VERIFICATION_CODE_ALREADY_USED: 'used',
  VERIFICATION_CODE_MAX_ATTEMPTS_REACHED: 'spent',
}

export const linkProblemOf = ({ code }: Pick<VerificationCodeError, 'code'>): LinkProblem =>
  problems[code]

/** How every page begins to say it. */
export const linkProblems: Readonly<Record<LinkProblem, { icon: IconName; title: LabelKey }>> = {
  invalid: { icon: 'link', title: 'invalidLinkTitle' },
  expired: { icon: 'clock', title: 'expiredLinkTitle' },
  used: { icon: 'link', title: 'usedLinkTitle' },
  spent: { icon: 'alert', title: 'spentLinkTitle' },
}
