import { texts as asksInEnglish } from '../src/locales/en/asks.js'
import { texts as entryInEnglish } from '../src/locales/en/entry.js'
import { texts as mailsInEnglish } from '../src/locales/en/mails.js'
import { texts as settingsInEnglish } from '../src/locales/en/settings.js'
import { texts as stepsInEnglish } from '../src/locales/en/steps.js'
import type { Part } from '../src/locales/language.js'
import { asks, entry, mails, settings, steps } from '../src/locales/loads.js'

const parts: readonly (readonly [pages: RegExp, part: Part])[] = [
  [/^sign-(in|up)$/, { english: entryInEnglish, loads: entry }],
  [/^(email-|forgot-|password-|magic-)/, { english: mailsInEnglish, loads: mails }],
  [/^(team-invitation|cli-)/, { english: asksInEnglish, loads: asks }],
  [/^(sign-out|oauth-|mfa|error|not-found)/, { english: stepsInEnglish, loads: steps }],
  [/^account-settings/, { english: settingsInEnglish, loads: settings }],
]

/** What a page says, as the page itself has it; menus say only what is said everywhere. */
export const partOf = (page: string): Part | undefined =>
  parts.find(([pages]) => pages.test(page))?.[1]
