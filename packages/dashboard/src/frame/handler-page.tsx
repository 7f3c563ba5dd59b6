import { Handler } from '@latchkey/react/pages'
import { Logo } from '../ui/icons.js'

/** The hosted pages of Latchkey: sign-in, sign-up and the others. */
export const HandlerPage = () => <Handler fullPage slots={{ logo: <Logo /> }} />
