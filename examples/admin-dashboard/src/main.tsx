import { LatchkeyProvider } from '@latchkey/react'
import '@latchkey/react/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { latchkey } from './latchkey.js'
import { router } from './router.js'
import './styles/index.css'

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <LatchkeyProvider app={latchkey}>
      <RouterProvider router={router} />
    </LatchkeyProvider>
  </StrictMode>,
)
