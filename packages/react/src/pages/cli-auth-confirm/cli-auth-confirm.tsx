import { texts as asks } from '../../locales/en/asks.js'
import { texts as several } from '../../locales/en/several.js'
import { pageOf } from '../page/page-of.js'
import { CliAuthConfirmView } from './cli-auth-confirm-view.js'
import { useCliAuthConfirm } from './use-cli-auth-confirm.js'

export const english = { ...several, ...asks }

/** The page that lets a command-line tool in. */
export const Page = pageOf(useCliAuthConfirm, CliAuthConfirmView)
