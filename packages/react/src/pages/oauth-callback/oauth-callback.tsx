import { texts as steps } from '../../locales/en/steps.js'
import { texts as several } from '../../locales/en/several.js'
import { pageOf } from '../page/page-of.js'
import { OAuthCallbackView } from './oauth-callback-view.js'
import { useOAuthCallback } from './use-oauth-callback.js'

export const english = { ...several, ...steps }

/** The page that providers lead back to. */
export const Page = pageOf(useOAuthCallback, OAuthCallbackView)
