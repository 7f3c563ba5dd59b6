import { useContext } from 'react'
import { LanguageContext, useTranslation } from '../i18n/use-translation.js'

/** Says that the texts of the chosen language did not load, which only a reload of the page repeats. */
export function LanguageLine() {
  const { text } = useTranslation()
  const { isMissing } = useContext(LanguageContext)
  return (
    <p className="connection" role="status">
      {isMissing && (
        <>
          {text('fileNotLoaded')}{' '}
          <button
            className="button quiet small"
            type="button"
            onClick={() => window.location.reload()}
          >
            {text('retry')}
          </button>
        </>
      )}
    </p>
  )
}
