import type { EmailConfig } from '@latchkey/core/admin'
import { useRef, useState } from 'react'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/email-delivery.js'
import { useAdmin, useProject } from '../data/admin-context.js'
import { Field } from '../ui/field.js'
import { Form, textOf } from '../ui/form.js'
import { LeftToRight } from '../ui/isolated-text.js'
import { InboxLink } from '../ui/inbox-link.js'
import { OptionCards } from '../ui/forms/option-cards.js'
import { PageTitle } from '../ui/page-title.js'
import { editedServer, isStored } from './email-server/edited-server.js'
import { ServerFields } from './email-server/server-fields.js'
import { serverFromFields } from './email-server/server-from-fields.js'
import { useServerTest } from './email-server/use-server-test.js'

/** The server that sends the emails. A stored password is never shown; the owner can only replace it. */
export function EmailServer() {
  const { text, rich } = useTranslation(texts)
  const app = useAdmin()
  const project = useProject()
  const { emailConfig } = project.config
  /** The type that was chosen and is not saved. */
  const [editedType, setEditedType] = useState<EmailConfig['type']>()
  const type = editedType ?? emailConfig.type
  const server = useRef<HTMLDivElement>(null)
  const serverTest = useServerTest()
  const save = async (fields: FormData) => {
    const current = await app.getProject()
    if (type === 'shared') await current.update({ config: { emailConfig: { type } } })
    else {
      const stored = { initial: emailConfig, current: current.config.emailConfig }
      const ownServer = editedServer(serverFromFields(fields, emailConfig), stored)
      if (!isStored(ownServer, stored.current)) await serverTest.test(ownServer)
      await current.update({ config: { emailConfig: ownServer } })
    }
    setEditedType(undefined)
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
              onChange={setEditedType}
            />
            {type === 'standard' && <ServerFields before={emailConfig} />}
            {type === 'standard' && serverTest.recipient !== null && (
              <p className="help">
                {rich('testOnSave', { email: <LeftToRight text={serverTest.recipient} /> })}
              </p>
            )}
          </Form>
        </div>
        {type === 'standard' && <TestEmail readServer={readServer} />}
      </div>
      {serverTest.dialog}
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
    const server = readServer()
    const result = await app.sendTestEmail({
      recipientEmail: textOf(fields, 'recipientEmail'),
      emailConfig: { ...server, password: server.password ?? '' },
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
