import { type ReactNode, Suspense, useContext } from 'react'
import { LanguageProvider, FallbackLanguageProvider } from '../i18n/language-provider.js'
import { useAccent } from '../lib/use-accent.js'
import type { Labels, Texts } from '../locales/text.js'
import { LabelsContext, LanguageContext, noLabels } from '../i18n/use-translation.js'

export interface StandaloneProps {
  /** Custom texts, by key. */
  labels?: Partial<Labels> | undefined
}

interface RootProps extends StandaloneProps {
  /** The accent color of the project; undefined for the one of the kit. */
  accentColor?: string | undefined
  children: ReactNode
}

function Root({ labels = noLabels, accentColor, children }: RootProps) {
  const { tag, dir } = useContext(LanguageContext)
  const accent = useAccent(accentColor)
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
  pageTexts,
  placeholder,
  children,
  ...root
}: RootProps & { pageTexts?: Texts; placeholder: ReactNode }) => (
  <Suspense
    fallback={
      <FallbackLanguageProvider>
        <Root {...root}>{placeholder}</Root>
      </FallbackLanguageProvider>
    }
  >
    <LanguageProvider pageTexts={pageTexts}>
      <Root {...root}>{children}</Root>
    </LanguageProvider>
  </Suspense>
)
