import { pageOf } from '../page/page-of.js'
import { SignInView } from './sign-in-view.js'
import { useSignIn } from './use-sign-in.js'

export { texts as english } from '../../locales/en/entry.js'

/** The sign-in page. */
export const Page = pageOf(useSignIn, SignInView)
