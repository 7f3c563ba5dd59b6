import { texts as steps } from '../../locales/en/steps.js'
import { texts as several } from '../../locales/en/several.js'
import { pageOf } from '../page/page-of.js'
import { MfaView } from './mfa-view.js'
import { useMfa } from './use-mfa.js'

export const english = { ...several, ...steps }

/** The page for the second factor. */
export const Page = pageOf(useMfa, MfaView)
