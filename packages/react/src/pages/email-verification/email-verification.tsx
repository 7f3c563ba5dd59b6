import { texts as mails } from '../../locales/en/mails.js'
import { texts as several } from '../../locales/en/several.js'
import { pageOf } from '../page/page-of.js'
import { EmailVerificationView } from './email-verification-view.js'
import { useEmailVerification } from './use-email-verification.js'

export const english = { ...several, ...mails }

/** The email verification page. */
export const Page = pageOf(useEmailVerification, EmailVerificationView)
