import type { VerificationCodeError } from '@latchkey/core'
import type { LabelKey } from '../locales/text.js'
import type { IconName } from '../ui/icon.js'

/** Why a mailed link does not work. */
export type LinkProblem = 'invalid' | 'expired' | 'used' | 'spent'

export function linkProblemOf({ code }: Pick<VerificationCodeError, 'code'>): LinkProblem {
  switch (code) {
    case 'VERIFICATION_CODE_NOT_FOUND':
      return 'invalid'
    case 'VERIFICATION_CODE_EXPIRED':
      return 'expired'
    case 'VERIFICATION_CODE_ALREADY_USED':
      return 'used'
    case 'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED':
      return 'spent'
  }
}

/** How every page begins to say it. */
export const linkProblems: Readonly<Record<LinkProblem, { icon: IconName; title: LabelKey }>> = {
  invalid: { icon: 'link', title: 'invalidLinkTitle' },
  expired: { icon: 'clock', title: 'expiredLinkTitle' },
  used: { icon: 'link', title: 'usedLinkTitle' },
  spent: { icon: 'alert', title: 'spentLinkTitle' },
}
