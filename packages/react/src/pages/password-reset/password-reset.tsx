import { texts as mails } from '../../locales/en/mails.js'
import { texts as several } from '../../locales/en/several.js'
import { pageOf } from '../page/page-of.js'
import { PasswordResetView } from './password-reset-view.js'
import { usePasswordReset } from './use-password-reset.js'

export const english = { ...several, ...mails }

/** The page for a new password. */
export const Page = pageOf(usePasswordReset, PasswordResetView)
