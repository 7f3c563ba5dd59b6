import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/webhooks.js'
import { CodeBlock } from '../../ui/code-block.js'
import { SecretValue } from '../../ui/secret-value.js'

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

/** The secret of an endpoint, and the code that checks signatures with it. */
export function Verification({ secret }: { secret: string }) {
  const { text } = useTranslation(texts)
  return (
    <div className="stack">
      <SecretValue label={text('secret')} value={secret} help={text('secretHelp')} />
      <CodeBlock title="webhooks.ts" code={code} />
    </div>
  )
}
