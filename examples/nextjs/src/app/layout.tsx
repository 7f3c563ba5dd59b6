import { isTransportError } from '@latchkey/core'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { clientOptions } from '../client-options'
import { whoAsks } from '../latchkey'
import { Session } from '../session'
import './styles.css'
import '@latchkey/react/styles.css'
import '@latchkey/react/account.css'

export const metadata: Metadata = { title: 'Latchkey and Next.js' }

/** Without an answer of the service, the browser finds out by itself who is here. */
const nobodyKnows = (error: unknown) => {
  if (isTransportError(error)) return undefined
  throw error
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Session options={clientOptions()} initialUser={await whoAsks().catch(nobodyKnows)}>
          {children}
        </Session>
      </body>
    </html>
  )
}
