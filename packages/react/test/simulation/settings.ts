import { texts } from '../../src/locales/en/account-settings.js'
import { texts as shared } from '../../src/locales/en/shared.js'
import { userIn } from './own-accounts.js'

export const SETTINGS = '/handler/account-settings'
/** The sections for a user without teams and API keys, and the list of sections. */
export const SECTIONS = [
  ...[SETTINGS, `${SETTINGS}/profile`, `${SETTINGS}/emails`, `${SETTINGS}/security`],
  ...[`${SETTINGS}/sessions`, `${SETTINGS}/settings`],
]

/** The sections that the user visits, mostly those with actions that do not end the session. */
export const USED_SECTIONS = [
  ...SECTIONS,
  ...['profile', 'security', 'security', 'sessions'].map((name) => `${SETTINGS}/${name}`),
]

/** Settings without actions, because those need files, random numbers or another site. */
const ONLY_SHOWN = [
  ...[texts.settingsPicture, texts.settingsEmails, texts.settingsAuthenticator],
  texts.settingsProviders,
]

const titleIn = (element: Element | null, selector: string) =>
  element?.querySelector(selector)?.textContent?.trim() ?? ''

/** Returns whether the user clicks a control. While an action is pending, only its own button and links are clicked. */
export function isUsed(element: Element): boolean {
  const main = element.closest('.lk-settings-main')
  if (!main) return true
  const setting = element.closest('.lk-setting')
  const titles = [titleIn(setting, '.lk-setting-title'), titleIn(main, '.lk-section-title')]
  if (titles.some((title) => ONLY_SHOWN.includes(title))) return false
  const busy = main.querySelector('[aria-busy=true]')
  return !busy || element.contains(busy) || element.matches('a')
}

/** Returns the user whose settings are shown. */
export const ownerOf = (container: Element): string | undefined =>
  [...container.querySelectorAll('.lk-settings-side bdi')]
    .map(({ textContent }) => userIn(textContent ?? ''))
    .find((user) => user !== undefined)

/** Returns whether the button ends the session of the page. */
export const isSignOut = (button: Element): boolean =>
  titleIn(button.closest('.lk-setting'), '.lk-setting-title') === shared.signOut
