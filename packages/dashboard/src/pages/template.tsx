import type { EmailTemplate } from '@latchkey/core/admin'
import { useQuery } from '@latchkey/react'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/templates.js'
import { useAdmin, useAdminQuery, useProject } from '../data/admin-context.js'
import { NotFound } from '../frame/not-found.js'
import { ConfirmButton } from '../ui/confirm-button.js'
import { Field, TextArea } from '../ui/field.js'
import { Form } from '../ui/form.js'
import { InboxLink } from '../ui/inbox-link.js'
import { PageTitle } from '../ui/page-title.js'
import { FrameFields } from './templates/frame-fields.js'
import { Preview } from './templates/preview.js'
import { templateNames } from './templates/template-names.js'
import { textsOf, withText } from './templates/block-texts.js'

/** The texts of one email, with a preview. */
export function Template() {
  const { type } = useParams()
  const templates = useQuery(useAdminQuery(useAdmin(), 'listEmailTemplates'))
  const template = templates.find((candidate) => candidate.type === type)
  return template ? <Editor template={template} /> : <NotFound />
}

function Editor({ template }: { template: EmailTemplate }) {
  const { text, rich } = useTranslation(texts)
  const app = useAdmin()
  const { config, displayName } = useProject()
  const [subject, setSubject] = useState(template.subject)
  const [content, setContent] = useState(template.content)
  const canSave = config.emailConfig.type === 'standard'
  const name = text(templateNames[template.type])
  return (
    <>
      <PageTitle
        title={name}
        action={
          <div className="row">
            <InboxLink />
            {!template.isDefault && <Reset name={name} template={template} />}
          </div>
        }
      >
        {rich('placeholdersHelp', {
          example: <code dir="ltr">{'{{ projectDisplayName }}'}</code>,
        })}
      </PageTitle>
      {!canSave && (
        <p className="notice">
          {text('ownServerNeeded')} <Link to="../email-server">{text('setUpServer')}</Link>
        </p>
      )}
      <div className="halves">
        <section className="card">
          <Form
            submit={text('save')}
            isDisabled={!canSave}
            onSubmit={() => app.updateEmailTemplate(template.type, { subject, content })}
          >
            <Field
              label={text('subject')}
              required
              dir="auto"
              value={subject}
              onChange={({ target }) => setSubject(target.value)}
            />
            {textsOf(content).map(({ id, label, content: value }) => (
              <TextArea
                key={id}
                label={text(label)}
                rows={1}
                dir="auto"
                value={value}
                onChange={({ target }) => setContent(withText(content, id, target.value))}
              />
            ))}
            <FrameFields content={content} onChange={setContent} />
          </Form>
        </section>
        <Preview subject={subject} content={content} projectName={displayName} brand={config} />
      </div>
    </>
  )
}

function Reset({ name, template }: { name: string; template: EmailTemplate }) {
  const { text } = useTranslation(texts)
  const app = useAdmin()
  const navigate = useNavigate()
  return (
    <ConfirmButton
      effect="destructive"
      label={text('resetTemplate')}
      title={text('resetTemplateTitle', { name })}
      confirm={text('resetToDefault')}
      onConfirm={async () => {
        await app.resetEmailTemplate(template.type)
        await navigate('../templates')
      }}
    >
      {text('resetTemplateHelp')}
    </ConfirmButton>
  )
}
