import { isLatchkeyError } from '@latchkey/core'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { clientOptions } from '../client-options'
import { getCurrentUser } from '../latchkey'
import { Session } from '../session'
import './styles.css'
import '@latchkey/react/styles.css'
import '@latchkey/react/account.css'

export const metadata: Metadata = { title: 'Latchkey and Next.js' }

/** During an outage of the service, the browser reads the user instead. */
const undefinedInOutage = (error: unknown) => {
  if (isLatchkeyError(error, 'NETWORK_ERROR', 'TIMEOUT', 'RATE_LIMITED', 'UNEXPECTED_RESPONSE'))
    return undefined
  throw error
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Session
          options={clientOptions()}
          initialUser={await getCurrentUser().catch(undefinedInOutage)}
        >
          {children}
        </Session>
      </body>
    </html>
  )
}
