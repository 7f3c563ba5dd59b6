import { useTranslation } from '../../i18n/use-translation.js'

/** Marks the button of the sign-in method that was used last. */
export const LastUsed = () => <span className="lk-last">{useTranslation().text('lastUsed')}</span>
