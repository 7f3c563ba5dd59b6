import { useTranslation } from '../../i18n/use-translation.js'

/** Stands on the edge of the button that was pressed last. */
export const LastUsed = () => <span className="lk-last">{useTranslation().text('lastUsed')}</span>
