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
export const Verification = ({ secret }: { secret: string }) => (
  <div className="stack">
    <SecretValue
      label="Secret"
      value={secret}
      help="Set it as WEBHOOK_SECRET on your server, which verifies the signature of each request with it."
    />
    <CodeBlock title="webhooks.ts" code={code} />
  </div>
)
