import { texts as mails } from '../../locales/en/mails.js'
import { texts as several } from '../../locales/en/several.js'
import { pageOf } from '../page/page-of.js'
import { MagicLinkCallbackView } from './magic-link-callback-view.js'
import { useMagicLinkCallback } from './use-magic-link-callback.js'

export const english = { ...several, ...mails }

/** The magic link page. */
export const Page = pageOf(useMagicLinkCallback, MagicLinkCallbackView)
