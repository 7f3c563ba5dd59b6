import { texts as entry } from '../../locales/en/entry.js'
import { texts as several } from '../../locales/en/several.js'
import { pageOf } from '../page/page-of.js'
import { SignUpView } from './sign-up-view.js'
import { useSignUp } from './use-sign-up.js'

export const english = { ...several, ...entry }

/** The sign-up page. */
export const Page = pageOf(useSignUp, SignUpView)
