import { type ReactNode, Suspense, useContext } from 'react'
import { InLanguage, UntilLanguage } from '../i18n/in-language.js'
import type { Part as TextPart } from '../locales/language.js'
import type { Labels } from '../locales/text.js'
import { LabelsContext, LanguageContext, noLabels } from '../i18n/words.js'

export interface PartProps {
  /** Texts in place of ours, by their key. */
  labels?: Partial<Labels> | undefined
}

function Root({ labels = noLabels, children }: PartProps & { children: ReactNode }) {
  const { tag, dir } = useContext(LanguageContext)
  return (
    <LabelsContext.Provider value={labels}>
      <div className="lk-root lk-part" lang={tag} dir={dir}>
        {children}
      </div>
    </LabelsContext.Provider>
  )
}

/**
 * Something of ours that stands by itself in a page of the app.
 *
 * @param says what is said here beside what is said everywhere
 * @param waiting stands there until the texts are here
 */
export const Part = ({
  labels,
  says,
  waiting,
  children,
}: PartProps & { says?: TextPart; waiting: ReactNode; children: ReactNode }) => (
  <Suspense
    fallback={
      <UntilLanguage loads={says?.loads}>
        <Root labels={labels}>{waiting}</Root>
      </UntilLanguage>
    }
  >
    <InLanguage part={says}>
      <Root labels={labels}>{children}</Root>
    </InLanguage>
  </Suspense>
)
