/** The values of a project that the code of an app contains. */
export interface SnippetValues {
  readonly apiUrl: string
  readonly projectId: string
  readonly publishableClientKey: string
  /** Undefined after the page that created the key was left. */
  readonly secretServerKey: string | undefined
}

interface File {
  readonly title: string
  readonly code: string
}

const YOUR_SERVER_KEY = 'ssk_… (create one under API keys)'

function environment(prefix: string, values: SnippetValues, hasServer: boolean): string {
  const lines = [
    `${prefix}LATCHKEY_API_URL=${values.apiUrl}`,
    `${prefix}LATCHKEY_PROJECT_ID=${values.projectId}`,
    `${prefix}LATCHKEY_PUBLISHABLE_CLIENT_KEY=${values.publishableClientKey}`,
  ]
  if (hasServer)
    lines.push(`LATCHKEY_SECRET_SERVER_KEY=${values.secretServerKey ?? YOUR_SERVER_KEY}`)
  return lines.join('\n')
}

const reactApp = `import { ClientApp } from '@latchkey/core'
import { LatchkeyProvider, useUser } from '@latchkey/react'
import { Handler, UserButton } from '@latchkey/react/pages'
import { Suspense } from 'react'
import '@latchkey/react/styles.css'
import '@latchkey/react/account.css'

const latchkey = new ClientApp()

function Home() {
  const user = useUser({ or: 'redirect' })
  return (
    <main>
      <UserButton />
      <h1>Hello, {user.displayName ?? user.primaryEmail}</h1>
    </main>
  )
}

export default function App() {
  const isHosted = location.pathname.startsWith('/handler/')
  return (
    <LatchkeyProvider app={latchkey}>
      <Suspense>{isHosted ? <Handler fullPage /> : <Home />}</Suspense>
    </LatchkeyProvider>
  )
}`

const nextServer = `import { createLatchkeyServer } from '@latchkey/react/next/server'

export const { getUser, requireUser, serverApp, sessionHandlers } = createLatchkeyServer()`

const nextSessionRoute = `import { sessionHandlers } from '../../../../latchkey'

export const { DELETE, GET, PATCH, POST, PUT } = sessionHandlers`

const nextPage = `import { requireUser } from '../latchkey'

export default async function Home() {
  const user = await requireUser('/')
  return <h1>Hello, {user.displayName ?? user.primaryEmail}</h1>
}`

const nextHandler = `import { LatchkeyProvider } from '@latchkey/react/next'
import { Handler } from '@latchkey/react/pages'
import '@latchkey/react/styles.css'
import '@latchkey/react/account.css'

export default function HostedPages() {
  return (
    <LatchkeyProvider>
      <Handler fullPage />
    </LatchkeyProvider>
  )
}`

const nodeServer = `import { createServer } from 'node:http'
import { ServerApp } from '@latchkey/core/server'

const latchkey = new ServerApp()

createServer(async (request, response) => {
  const auth = await latchkey.authenticate(request)
  const user = auth.status === 'signed-in' ? await auth.getUser() : null
  response.statusCode = user ? 200 : 401
  response.end(user ? \`Hello, \${user.primaryEmail}\` : 'Sign in first')
}).listen(3000)`

interface Snippet {
  readonly id: string
  readonly name: string
  readonly install: string
  files(values: SnippetValues): readonly File[]
}

/** The code that adds sign-in to an app, by framework. */
export const snippets: readonly Snippet[] = [
  {
    id: 'react',
    name: 'React',
    install: 'npm install @latchkey/core @latchkey/react',
    files: (values) => [
      { title: '.env.local', code: environment('VITE_', values, false) },
      { title: 'src/App.tsx', code: reactApp },
    ],
  },
  {
    id: 'next',
    name: 'Next.js',
    install: 'npm install @latchkey/core @latchkey/react',
    files: (values) => [
      { title: '.env.local', code: environment('NEXT_PUBLIC_', values, true) },
      { title: 'latchkey.ts', code: nextServer },
      { title: 'app/api/latchkey/[...path]/route.ts', code: nextSessionRoute },
      { title: 'app/handler/[...latchkey]/page.tsx', code: nextHandler },
      { title: 'app/page.tsx', code: nextPage },
    ],
  },
  {
    id: 'node',
    name: 'Node.js',
    install: 'npm install @latchkey/core',
    files: (values) => [
      { title: '.env', code: environment('', values, true) },
      { title: 'server.js', code: nodeServer },
    ],
  },
]
