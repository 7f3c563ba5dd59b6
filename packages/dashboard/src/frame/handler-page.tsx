import { Handler } from '@latchkey/react/pages'

/** The hosted pages of Latchkey: sign-in, sign-up and the others. */
export const HandlerPage = () => <Handler fullPage />
