import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/webhooks.js'
import { CodeBlock } from '../../ui/code-block.js'
import { SecretValue } from '../../ui/secret-value.js'
import { TaskButton } from '../../ui/task-button.js'

const code = `import { ServerApp } from '@latchkey/core/server'

const serverApp = new ServerApp()

export async function POST(request: Request) {
  let event
  try {
    event = await serverApp.verifyWebhook(request, process.env.WEBHOOK_SECRET ?? '')
  } catch {
    return new Response(null, { status: 400 })
  }
  if (event.type === 'user.created') console.log(event.data.id)
  return new Response(null, { status: 204 })
}`

interface VerificationProps {
  /** The secret of an endpoint that is new. */
  newSecret?: string
  /** Reads the secret. Needs a recent sign-in. */
  read(): Promise<string>
}

/** The code that checks signatures, and the secret with which it does. */
export function Verification({ newSecret, read }: VerificationProps) {
  const { text } = useTranslation(texts)
  const [secret, setSecret] = useState(newSecret)
  return (
    <div className="stack">
      {secret !== undefined ? (
        <SecretValue
          label={text('secret')}
          value={secret}
          help={text('secretHelp')}
          hasFocus={newSecret === undefined}
        />
      ) : (
        <div>
          <TaskButton label={text('showSecret')} onAct={async () => setSecret(await read())} />
          <p className="help">{text('secretHelp')}</p>
        </div>
      )}
      <CodeBlock title="webhooks.ts" code={code} />
    </div>
  )
}
