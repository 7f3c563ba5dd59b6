import type { EmailTemplate } from '@latchkey/core/admin'
import { useQuery } from '@latchkey/react'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { type TextOf, useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/templates.js'
// The rule of the service, which depends on nothing else of it.
import { unknownPlaceholder } from '../../../service/src/domain/email/templates/template-placeholders.js'
import { useAdmin, useAdminQuery, useProject } from '../data/admin-context.js'
import { changesOf } from '../data/changes-of.js'
import { NotFound } from '../frame/not-found.js'
import { ConfirmButton } from '../ui/confirm-button.js'
import { Field, TextArea } from '../ui/field.js'
import { Form } from '../ui/form.js'
import { FieldError } from '../ui/forms/field-errors.js'
import { Segments } from '../ui/forms/segments.js'
import { InboxLink } from '../ui/inbox-link.js'
import { PageTitle } from '../ui/page-title.js'
import { FrameFields } from './templates/frame-fields.js'
import { PlaceholderList, type TextControl } from './templates/placeholder-list.js'
import { Preview } from './templates/preview.js'
import { TestEmail } from './templates/test-email.js'
import { noEdits, openEdits, withEdits } from './templates/template-edits.js'
import { useSendsOwnTexts } from './templates/use-sends-own-texts.js'
import { templateNames } from './templates/template-names.js'
import { textsOf } from './templates/block-texts.js'

/** The texts of one email, with a preview. */
export function Template() {
  const { type } = useParams()
  const templates = useQuery(useAdminQuery(useAdmin(), 'listEmailTemplates'))
  const template = templates.find((candidate) => candidate.type === type)
  return template ? <Editor key={template.type} template={template} /> : <NotFound />
}

function Editor({ template }: { template: EmailTemplate }) {
  const { text, rich } = useTranslation(texts)
  const app = useAdmin()
  const { config, displayName } = useProject()
  const sendsOwnTexts = useSendsOwnTexts()
  const [edits, setEdits] = useState(noEdits)
  const [view, setView] = useState<'edit' | 'preview'>('edit')
  const [loaded, setLoaded] = useState(template)
  if (template !== loaded) {
    // A saved text follows the stored one again.
    setLoaded(template)
    setEdits(openEdits(template, edits))
  }
  const { subject, content } = withEdits(template, edits)
  const { type } = template
  const name = text(templateNames[type])
  /** The field that was edited last, at first the subject. */
  const field = useRef<TextControl>(null)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    field.current = fields.current?.querySelector<TextControl>('[name="subject"]') ?? null
  }, [])
  const checkTexts = (values: FormData) => {
    for (const [control, value] of values)
      rejectUnknownPlaceholder(type, control, typeof value === 'string' ? value : '', text)
  }
  const save = async (values: FormData) => {
    checkTexts(values)
    // Another person may have changed other texts meanwhile.
    const templates = await app.listEmailTemplates()
    const stored = templates.find((candidate) => candidate.type === type) ?? template
    const changes = changesOf(stored, withEdits(stored, edits))
    if (Object.keys(changes).length > 0) await app.updateEmailTemplate(type, changes)
  }
  return (
    <>
      <PageTitle
        title={name}
        back={text('emailTemplates')}
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
      {!sendsOwnTexts && (
        <p className="notice">
          {text(template.isDefault ? 'ownServerNeeded' : 'ownTextsNotSent')}{' '}
          <Link to="../email-server">{text('setUpServer')}</Link>
        </p>
      )}
      <div className="editor-views">
        <Segments
          title={text('editorView')}
          options={[
            { value: 'edit', name: text('edit') },
            { value: 'preview', name: text('preview') },
          ]}
          value={view}
          onChange={setView}
        />
      </div>
      <div className="halves editor" data-view={view}>
        <section className="card">
          <Form submit={text('save')} isDisabled={!sendsOwnTexts} onSubmit={save}>
            <PlaceholderList type={type} field={field} />
            <div
              ref={fields}
              className="stack"
              onFocus={({ target }) => {
                if (isTextControl(target)) field.current = target
              }}
            >
              <Field
                label={text('subject')}
                name="subject"
                required
                dir="auto"
                value={subject}
                onChange={({ target }) => setEdits({ ...edits, subject: target.value })}
              />
              {textsOf(content).map(({ id, label, content: value }) => (
                <TextArea
                  key={id}
                  label={text(label)}
                  name={`text-${id}`}
                  rows={1}
                  dir="auto"
                  value={value}
                  onChange={({ target }) =>
                    setEdits({ ...edits, texts: { ...edits.texts, [id]: target.value } })
                  }
                />
              ))}
              <FrameFields
                content={content}
                onChange={(change) =>
                  setEdits({ ...edits, layout: { ...edits.layout, ...change } })
                }
              />
            </div>
          </Form>
        </section>
        <Preview subject={subject} content={content} projectName={displayName} brand={config}>
          <TestEmail
            email={{ type, subject, content }}
            checkTexts={() => {
              const form = fields.current?.closest('form')
              if (form) checkTexts(new FormData(form))
            }}
          />
        </Preview>
      </div>
    </>
  )
}

/** Whether a field has a text of the email. The field of a URL has none. */
const isTextControl = (target: EventTarget): target is TextControl =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  target.name !== ''

/** Rejects a text with a misspelled placeholder, at its field. */
function rejectUnknownPlaceholder(
  type: EmailTemplate['type'],
  control: string,
  value: string,
  text: TextOf<typeof texts>,
): void {
  const name = unknownPlaceholder(type, value)
  if (name !== undefined)
    throw new FieldError(control, text('unknownPlaceholder', { name: `{{ ${name} }}` }))
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
