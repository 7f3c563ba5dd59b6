import type { EmailConfig } from '@latchkey/core/admin'
import { useState } from 'react'
import { useAdmin, useProject } from '../data/admin-context.js'
import { Choice, Field } from '../ui/field.js'
import { Form, textOf } from '../ui/form.js'
import { PageTitle } from '../ui/page-title.js'
import { ServerFields } from './mail-server/server-fields.js'
import { toServer } from './mail-server/to-server.js'

/** The server that sends the emails. A stored password is never shown: it is kept or replaced. */
export function MailServer() {
  const project = useProject()
  const { emailConfig } = project.config
  const [type, setType] = useState(emailConfig.type)
  const save = (fields: FormData) => {
    const config: EmailConfig =
      type === 'shared' ? { type } : { type, ...toServer(fields, emailConfig) }
    return project.update({ config: { emailConfig: config } })
  }
  return (
    <>
      <PageTitle title="Email server">The server that sends the emails of this project.</PageTitle>
      <div className="stack narrow">
        <section className="card">
          <Form submit="Save" onSubmit={save}>
            <Choice
              label="Server"
              value={type}
              options={{ shared: 'Shared server', standard: 'Your own server' }}
              onChange={({ target }) => setType(target.value === 'shared' ? 'shared' : 'standard')}
            />
            {type === 'standard' && <ServerFields before={emailConfig} />}
          </Form>
        </section>
        <TestEmail before={emailConfig} />
      </div>
    </>
  )
}

function TestEmail({ before }: { before: EmailConfig }) {
  const app = useAdmin()
  const send = async (fields: FormData) => {
    const { password = '', ...server } = toServer(fields, before)
    const result = await app.sendTestEmail({
      recipientEmail: textOf(fields, 'recipientEmail'),
      emailConfig: { ...server, password },
    })
    if (result.status === 'error') throw new Error(result.error.errorMessage)
  }
  return (
    <section className="card">
      <h2>Try a server</h2>
      <Form submit="Send a test e-mail" done="It was sent." onSubmit={send}>
        <Field
          label="To"
          name="recipientEmail"
          type="email"
          required
          autoComplete="off"
          help="The server below is tried, whether or not it is saved."
        />
        <ServerFields before={before} />
      </Form>
    </section>
  )
}
