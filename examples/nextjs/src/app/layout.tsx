import { isLatchkeyError } from '@latchkey/core'
import { InitialUserProvider, LatchkeyProvider } from '@latchkey/react/next'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { clientOptions } from '../client-options'
import { getUser } from '../latchkey'
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

/** Every page has a nonce, so none is static, and each starts with the user of its request. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <LatchkeyProvider options={clientOptions()}>
          <InitialUserProvider initialUser={await getUser().catch(undefinedInOutage)}>
            {children}
          </InitialUserProvider>
        </LatchkeyProvider>
      </body>
    </html>
  )
}
