import { texts as settings } from '../../locales/en/settings.js'
import { texts as several } from '../../locales/en/several.js'
import { pageOf } from '../page/page-of.js'
import { AccountSettingsView } from './account-settings-view.js'
import { useAccountSettings } from './use-account-settings.js'

export const english = { ...several, ...settings }

/** The account settings. */
export const Page = pageOf(useAccountSettings, AccountSettingsView)
