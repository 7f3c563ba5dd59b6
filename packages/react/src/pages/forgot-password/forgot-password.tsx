import { texts as mails } from '../../locales/en/mails.js'
import { texts as several } from '../../locales/en/several.js'
import { pageOf } from '../page/page-of.js'
import { ForgotPasswordView } from './forgot-password-view.js'
import { useForgotPassword } from './use-forgot-password.js'

export const english = { ...several, ...mails }

/** The forgotten-password page. */
export const Page = pageOf(useForgotPassword, ForgotPasswordView)
