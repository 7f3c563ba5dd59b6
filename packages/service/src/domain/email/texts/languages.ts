import { ar } from './ar.js'
import { de } from './de.js'
import { en } from './en.js'
import { es } from './es.js'
import { fr } from './fr.js'
import { he } from './he.js'
import { hi } from './hi.js'
import { it } from './it.js'
import { ja } from './ja.js'
import { ko } from './ko.js'
import { nl } from './nl.js'
import { pl } from './pl.js'
import { ptBR } from './pt-BR.js'
import { tr } from './tr.js'
import { zhHans } from './zh-Hans.js'
import { zhHant } from './zh-Hant.js'
import type { EmailLanguage } from './email-texts.js'

/** Every language that the default emails exist in. */
export const emailLanguages: readonly EmailLanguage[] = [
  en,
  ar,
  de,
  es,
  fr,
  he,
  hi,
  it,
  ja,
  ko,
  nl,
  pl,
  ptBR,
  tr,
  zhHans,
  zhHant,
]
