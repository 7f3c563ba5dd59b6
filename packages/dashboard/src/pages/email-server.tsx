import type { EmailConfig } from '@latchkey/core/admin'
import { useRef, useState } from 'react'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/email-delivery.js'
import { useAdmin, useProject } from '../data/admin-context.js'
import { Field } from '../ui/field.js'
import { Form, textOf } from '../ui/form.js'
import { InboxLink } from '../ui/inbox-link.js'
import { OptionCards } from '../ui/forms/option-cards.js'
import { PageTitle } from '../ui/page-title.js'
import { ServerFields } from './email-server/server-fields.js'
import { serverFromFields } from './email-server/server-from-fields.js'

/** The server that sends the emails. A stored password is never shown; the owner can only replace it. */
export function EmailServer() {
  const { text } = useTranslation(texts)
  const project = useProject()
  const { emailConfig } = project.config
  const [type, setType] = useState(emailConfig.type)
  const server = useRef<HTMLDivElement>(null)
  const save = (fields: FormData) => {
    const config: EmailConfig =
      type === 'shared' ? { type } : { type, ...serverFromFields(fields, emailConfig) }
    return project.update({ config: { emailConfig: config } })
  }
  const readServer = () => {
    const form = server.current?.querySelector('form')
    if (!form?.reportValidity()) throw new Error(text('serverIncomplete'))
    return serverFromFields(new FormData(form), emailConfig)
  }
  return (
    <>
      <PageTitle title={text('emailServerTitle')} action={<InboxLink />}>
        {text('emailServerIntro')}
      </PageTitle>
      <div className="stack narrow">
        <div className="card" ref={server}>
          <Form submit={text('save')} onSubmit={save}>
            <OptionCards<EmailConfig['type']>
              title={text('server')}
              name="type"
              options={[
                {
                  value: 'shared',
                  title: text('sharedServer'),
                  help: text('sharedServerHelp'),
                },
                { value: 'standard', title: text('ownServer'), help: text('ownServerHelp') },
              ]}
              value={type}
              onChange={setType}
            />
            {type === 'standard' && <ServerFields before={emailConfig} />}
          </Form>
        </div>
        {type === 'standard' && <TestEmail readServer={readServer} />}
      </div>
    </>
  )
}

interface TestEmailProps {
  /** Returns the settings of the form above, saved or not. */
  readServer(): ReturnType<typeof serverFromFields>
}

function TestEmail({ readServer }: TestEmailProps) {
  const { text } = useTranslation(texts)
  const app = useAdmin()
  const send = async (fields: FormData) => {
    const { password = '', ...server } = readServer()
    const result = await app.sendTestEmail({
      recipientEmail: textOf(fields, 'recipientEmail'),
      emailConfig: { ...server, password },
    })
    if (result.status === 'error') throw new Error(result.error.errorMessage)
  }
  return (
    <section className="card">
      <h2>{text('testServer')}</h2>
      <Form submit={text('sendTestEmail')} done={text('testEmailSent')} onSubmit={send}>
        <Field
          label={text('sendTo')}
          name="recipientEmail"
          type="email"
          required
          autoComplete="off"
          help={text('sendToHelp')}
        />
      </Form>
    </section>
  )
}
