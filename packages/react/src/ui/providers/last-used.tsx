import { useWords } from '../../i18n/words.js'

/** Stands on the edge of the button that was pressed last. */
export const LastUsed = () => <span className="lk-last">{useWords().text('lastUsed')}</span>
