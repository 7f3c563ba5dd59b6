import ar from './ar.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import { englishTexts } from './en.js'
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import he from './he.json' with { type: 'json' }
import hi from './hi.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }
import ko from './ko.json' with { type: 'json' }
import nl from './nl.json' with { type: 'json' }
import pl from './pl.json' with { type: 'json' }
import ptBR from './pt-BR.json' with { type: 'json' }
import tr from './tr.json' with { type: 'json' }
import { withEnglish, type Translation } from './with-english.js'
import zhHans from './zh-Hans.json' with { type: 'json' }
import zhHant from './zh-Hant.json' with { type: 'json' }

type EmailTexts = typeof englishTexts

/** The default emails in one language. */
export interface EmailLanguage extends EmailTexts {
  /** BCP 47. */
  tag: string
  dir: 'ltr' | 'rtl'
}

export const en: EmailLanguage = { tag: 'en', dir: 'ltr', ...englishTexts }

const language = (
  tag: string,
  texts: Translation<EmailTexts>,
  dir: EmailLanguage['dir'] = 'ltr',
): EmailLanguage => ({ tag, dir, ...withEnglish(texts) })

/** Every language that the default emails exist in. */
export const emailLanguages: readonly EmailLanguage[] = [
  en,
  language('ar', ar, 'rtl'),
  language('de', de),
  language('es', es),
  language('fr', fr),
  language('he', he, 'rtl'),
  language('hi', hi),
  language('it', it),
  language('ja', ja),
  language('ko', ko),
  language('nl', nl),
  language('pl', pl),
  language('pt-BR', ptBR),
  language('tr', tr),
  language('zh-Hans', zhHans),
  language('zh-Hant', zhHant),
]
