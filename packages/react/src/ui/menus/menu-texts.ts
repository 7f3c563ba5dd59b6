import { texts as menusInEnglish } from '../../locales/en/menus.js'
import { texts as severalInEnglish } from '../../locales/en/several.js'
import type { Part } from '../../locales/language.js'
import { menus as ofMenus, several } from '../../locales/loads.js'

/** The texts of menus. */
export const menus: Part = {
  english: { ...severalInEnglish, ...menusInEnglish },
  loads: [several, ofMenus],
}
