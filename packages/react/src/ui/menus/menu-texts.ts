import { texts as menusInEnglish } from '../../locales/en/menus.js'
import { texts as severalInEnglish } from '../../locales/en/several.js'
import type { PageTexts } from '../../locales/language.js'
import { menus as ofMenus, several } from '../../locales/loads.js'

/** The texts of menus. */
export const menus: PageTexts = {
  english: { ...severalInEnglish, ...menusInEnglish },
  loads: [several, ofMenus],
}
