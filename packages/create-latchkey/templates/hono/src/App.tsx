import { LatchkeyProvider, useUser } from '@latchkey/react'
import { Handler } from '@latchkey/react/pages'
import { Suspense } from 'react'
import '@latchkey/react/styles.css'
import '@latchkey/react/account.css'
import { latchkey } from './latchkey'

function Hello() {
  const user = useUser({ or: 'redirect' })
  return (
    <main>
      <h1>Hello, {user.displayName ?? user.primaryEmail}</h1>
      <a href={latchkey.urls.accountSettings}>Your account</a>{' '}
      <button onClick={() => user.signOut()}>Sign out</button>
    </main>
  )
}

export default function App() {
  const isHosted = location.pathname.startsWith('/handler/')
  return (
    <LatchkeyProvider app={latchkey}>
      <Suspense>{isHosted ? <Handler fullPage /> : <Hello />}</Suspense>
    </LatchkeyProvider>
  )
}
