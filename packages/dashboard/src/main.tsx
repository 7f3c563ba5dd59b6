import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { loadFile } from './data/load-file.js'
import { textLoaderWith } from './i18n/language.js'
import { LanguageProvider } from './i18n/language-provider.js'
import { router } from './router.js'
// Imported first, because it sets the order of the cascade layers.
import './styles/index.css'
import '@latchkey/react/styles.css'
import '@latchkey/react/account.css'

const loadTexts = textLoaderWith(loadFile)

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <LanguageProvider loadTexts={loadTexts}>
      <RouterProvider router={router} />
    </LanguageProvider>
  </StrictMode>,
)
