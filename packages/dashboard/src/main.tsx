import { LatchkeyProvider } from '@latchkey/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { latchkey } from './latchkey.js'
import { router } from './router.js'
// Imported first, because it sets the order of the cascade layers.
import './styles/index.css'
import '@latchkey/react/styles.css'
import '@latchkey/react/account.css'

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <LatchkeyProvider app={latchkey}>
      <RouterProvider router={router} />
    </LatchkeyProvider>
  </StrictMode>,
)
