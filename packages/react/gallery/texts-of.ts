import { texts as asksInEnglish } from '../src/locales/en/asks.js'
import { texts as entryInEnglish } from '../src/locales/en/entry.js'
import { texts as mailsInEnglish } from '../src/locales/en/mails.js'
import { texts as settingsInEnglish } from '../src/locales/en/settings.js'
import { texts as severalInEnglish } from '../src/locales/en/several.js'
import { texts as stepsInEnglish } from '../src/locales/en/steps.js'
import type { PageTexts } from '../src/locales/language.js'
import { asks, entry, mails, settings, several, steps } from '../src/locales/loads.js'
import { menus } from '../src/ui/menus/menu-texts.js'

const textsByPage: readonly (readonly [pages: RegExp, texts: PageTexts])[] = [
  [/^(sign-in|parts)$/, { english: entryInEnglish, loads: [entry] }],
  [/^sign-up$/, { english: { ...severalInEnglish, ...entryInEnglish }, loads: [several, entry] }],
  [
    /^(email-|forgot-|password-|magic-)/,
    { english: { ...severalInEnglish, ...mailsInEnglish }, loads: [several, mails] },
  ],
  [
    /^(team-invitation|cli-)/,
    { english: { ...severalInEnglish, ...asksInEnglish }, loads: [several, asks] },
  ],
  [
    /^(sign-out|oauth-|mfa|error|not-found)/,
    { english: { ...severalInEnglish, ...stepsInEnglish }, loads: [several, steps] },
  ],
  [
    /^controls/,
    {
      english: { ...severalInEnglish, ...settingsInEnglish, ...entryInEnglish },
      loads: [several, settings, entry],
    },
  ],
  [/^(user-button|team-switcher)$/, menus],
  [
    /^(account-settings|tables)/,
    { english: { ...severalInEnglish, ...settingsInEnglish }, loads: [several, settings] },
  ],
]

/** Returns the part of the texts that a page loads. */
export const textsOf = (page: string): PageTexts | undefined =>
  textsByPage.find(([pages]) => pages.test(page))?.[1]
