import { type ReactNode, Suspense, useContext } from 'react'
import { LanguageProvider, FallbackLanguageProvider } from '../i18n/language-provider.js'
import type { PageTexts } from '../locales/language.js'
import type { Labels } from '../locales/text.js'
import { LabelsContext, LanguageContext, noLabels } from '../i18n/use-translation.js'

export interface StandaloneProps {
  /** Custom texts, by key. */
  labels?: Partial<Labels> | undefined
}

function Root({ labels = noLabels, children }: StandaloneProps & { children: ReactNode }) {
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
 * The root of a component that an app embeds in its own page.
 *
 * @param says the texts of the component, in addition to those that all components share
 * @param placeholder shown until the texts are loaded
 */
export const Standalone = ({
  labels,
  texts,
  placeholder,
  children,
}: StandaloneProps & { texts?: PageTexts; placeholder: ReactNode; children: ReactNode }) => (
  <Suspense
    fallback={
      <FallbackLanguageProvider loads={texts?.loads}>
        <Root labels={labels}>{placeholder}</Root>
      </FallbackLanguageProvider>
    }
  >
    <LanguageProvider texts={texts}>
      <Root labels={labels}>{children}</Root>
    </LanguageProvider>
  </Suspense>
)
