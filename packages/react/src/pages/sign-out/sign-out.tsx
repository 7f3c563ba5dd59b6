import { texts as steps } from '../../locales/en/steps.js'
import { texts as several } from '../../locales/en/several.js'
import { pageOf } from '../page/page-of.js'
import { SignOutView } from './sign-out-view.js'
import { useSignOut } from './use-sign-out.js'

export const english = { ...several, ...steps }

/** The sign-out page. */
export const Page = pageOf(useSignOut, SignOutView)
