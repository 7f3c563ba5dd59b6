import { texts } from '../../src/locales/en/settings.js'
import { texts as shared } from '../../src/locales/en/shared.js'
import { userIn } from './own-accounts.js'

export const SETTINGS = '/handler/account-settings'
/** The sections for a user without teams and API keys, and the list of sections. */
export const SECTIONS = [
  ...[SETTINGS, `${SETTINGS}/profile`, `${SETTINGS}/emails`, `${SETTINGS}/security`],
  ...[`${SETTINGS}/sessions`, `${SETTINGS}/settings`],
]

/** Where people go to: most of all where something can be done that does not end their session. */
export const USED_SECTIONS = [
  ...SECTIONS,
  ...['profile', 'security', 'security', 'sessions'].map((name) => `${SETTINGS}/${name}`),
]

/** What is looked at only: it needs files, random numbers, or another site. */
const ONLY_SHOWN = [
  ...[texts.settingsPicture, texts.settingsEmails, texts.settingsAuthenticator],
  texts.settingsProviders,
]

const titleIn = (element: Element | null, selector: string) =>
  element?.querySelector(selector)?.textContent?.trim() ?? ''

/** Whether a person uses it: what is under way in a section is waited for, or pressed again. */
export function isUsed(element: Element): boolean {
  const main = element.closest('.lk-settings-main')
  if (!main) return true
  const setting = element.closest('.lk-setting')
  const titles = [titleIn(setting, '.lk-setting-title'), titleIn(main, '.lk-section-title')]
  if (titles.some((title) => ONLY_SHOWN.includes(title))) return false
  const busy = main.querySelector('[aria-busy=true]')
  return !busy || element.contains(busy) || element.matches('a')
}

/** The user whose settings are shown. */
export const ownerOf = (container: Element): string | undefined =>
  [...container.querySelectorAll('.lk-settings-side bdi')]
    .map(({ textContent }) => userIn(textContent ?? ''))
    .find((user) => user !== undefined)

/** Whether it ends the session of the page at once. */
export const isSignOut = (button: Element): boolean =>
  titleIn(button.closest('.lk-setting'), '.lk-setting-title') === shared.signOut
