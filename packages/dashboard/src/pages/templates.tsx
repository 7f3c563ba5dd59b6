import type { EmailTemplate } from '@latchkey/core/admin'
import { useQuery } from '@latchkey/react'
import { Link } from 'react-router'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/templates.js'
// Functions of the service, which depend on nothing else of it.
import { fill } from '../../../service/src/domain/email/templates/placeholders.js'
import { sampleVariables } from '../../../service/src/domain/email/templates/sample-variables.js'
import { useAdmin, useAdminQuery, useProject } from '../data/admin-context.js'
import { LoadingPart } from '../frame/loading-part.js'
import { Badge } from '../ui/badge.js'
import { IsolatedText } from '../ui/isolated-text.js'
import { columnsOf, DataTable } from '../ui/lists/data-table.js'
import { PageTitle } from '../ui/page-title.js'
import { templateNames } from './templates/template-names.js'
import { useSendsOwnTexts } from './templates/use-sends-own-texts.js'

const column = columnsOf<EmailTemplate>()
const columns = column.columns([
  column.accessor('type', {
    id: 'name',
    cell: ({ row }) => <NameCell template={row.original} />,
  }),
  column.accessor('subject', { cell: ({ row }) => <SubjectCell template={row.original} /> }),
  column.accessor(({ isDefault }) => (isDefault ? 'default' : 'own'), {
    id: 'content',
    cell: ({ row }) => <ContentCell template={row.original} />,
  }),
])

interface CellProps {
  template: EmailTemplate
}

function NameCell({ template: { type } }: CellProps) {
  const { text } = useTranslation(texts)
  return (
    <Link className="row-link" to={type}>
      {text(templateNames[type])}
    </Link>
  )
}

/** The subject as an inbox shows it. */
function SubjectCell({ template }: CellProps) {
  const { displayName } = useProject()
  const subject = fill(template.subject, sampleVariables(displayName))
  return <IsolatedText className="clamped" text={subject} />
}

function ContentCell({ template }: CellProps) {
  const { text } = useTranslation(texts)
  const sendsOwnTexts = useSendsOwnTexts()
  if (template.isDefault) return <Badge>{text('default')}</Badge>
  return sendsOwnTexts ? (
    <Badge tone="good">{text('custom')}</Badge>
  ) : (
    <Badge tone="warning">{text('customNotSent')}</Badge>
  )
}

/** The emails of the project. */
export function Templates() {
  const { text } = useTranslation(texts)
  return (
    <>
      <PageTitle title={text('emailTemplatesTitle')}>{text('templatesIntro')}</PageTitle>
      <LoadingPart shape="table">
        <TemplateTable />
      </LoadingPart>
    </>
  )
}

function TemplateTable() {
  const { text } = useTranslation(texts)
  const templates = useQuery(useAdminQuery(useAdmin(), 'listEmailTemplates'))
  return (
    <DataTable
      rowId={({ type }) => type}
      caption={text('templatesCaption')}
      columns={columns}
      headings={{
        name: text('templateEmail'),
        subject: text('subject'),
        content: text('content'),
      }}
      rows={templates}
      empty={null}
    />
  )
}
