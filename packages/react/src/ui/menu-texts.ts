import { texts as english } from '../locales/en/several.js'
import type { Part } from '../locales/language.js'
import { several } from '../locales/loads.js'

/** What menus say. */
export const menus: Part = { english, loads: [several] }
