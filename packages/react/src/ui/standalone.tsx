import { type ReactNode, Suspense, useContext } from 'react'
import { LanguageProvider, FallbackLanguageProvider } from '../i18n/language-provider.js'
import { useAccent } from '../lib/use-accent.js'
import { useProject } from '../lib/use-app.js'
import type { Labels, Texts } from '../locales/text.js'
import { LabelsContext, LanguageContext, noLabels } from '../i18n/use-translation.js'

export interface StandaloneProps {
  /** Custom texts, by key. */
  labels?: Partial<Labels> | undefined
}

function Root({ labels = noLabels, children }: StandaloneProps & { children: ReactNode }) {
  const { tag, dir } = useContext(LanguageContext)
  const accent = useAccent(useProject()?.config.accentColor)
  return (
    <LabelsContext.Provider value={labels}>
      <div className="lk-root lk-part" lang={tag} dir={dir} ref={accent}>
        {children}
      </div>
    </LabelsContext.Provider>
  )
}

/**
 * The root of a component that an app embeds in its own page.
 *
 * @param pageTexts the English texts of the component, in addition to those that all components share
 * @param placeholder shown until the texts are loaded
 */
export const Standalone = ({
  labels,
  pageTexts,
  placeholder,
  children,
}: StandaloneProps & { pageTexts?: Texts; placeholder: ReactNode; children: ReactNode }) => (
  <Suspense
    fallback={
      <FallbackLanguageProvider>
        <Root labels={labels}>{placeholder}</Root>
      </FallbackLanguageProvider>
    }
  >
    <LanguageProvider pageTexts={pageTexts}>
      <Root labels={labels}>{children}</Root>
    </LanguageProvider>
  </Suspense>
)
