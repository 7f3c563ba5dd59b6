import type { AdminProject } from '@latchkey/core/admin'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/domains.js'
import { useAdmin, useProject } from '../data/admin-context.js'
import { columnsOf, DataTable } from '../ui/lists/data-table.js'
import { Box, Field } from '../ui/field.js'
import { Form, isTicked, textOf } from '../ui/form.js'
import { FieldError } from '../ui/forms/field-errors.js'
import { LeftToRight } from '../ui/isolated-text.js'
import { PageTitle } from '../ui/page-title.js'
import { UndoableButton } from '../ui/undoable-button.js'
import { ProductionMode } from './domains/production-mode.js'

interface Row {
  readonly domain: string
  readonly handlerPath: string
  readonly project: AdminProject
}

const column = columnsOf<Row>()
const columns = column.columns([
  column.accessor('domain', {
    cell: ({ getValue }) => <LeftToRight text={getValue()} />,
  }),
  column.accessor('handlerPath', {
    cell: ({ getValue }) => <LeftToRight text={getValue()} />,
  }),
  column.display({
    id: 'actions',
    cell: ({ row }) => <Remove {...row.original} />,
  }),
])

/** The domains that emails and providers may link to. */
export function Domains() {
  const { text } = useTranslation(texts)
  const project = useProject()
  const { domains, allowLocalhost } = project.config
  const originOf = (fields: FormData): string => {
    const origin = toOrigin(textOf(fields, 'domain'))
    if (origin === null) throw new FieldError('domain', text('domainInvalid'))
    return origin
  }
  const add = (fields: FormData) =>
    project.update({
      config: {
        domains: [
          ...domains,
          {
            domain: originOf(fields),
            handlerPath: textOf(fields, 'handlerPath'),
          },
        ],
      },
    })
  return (
    <>
      <PageTitle title={text('domainsTitle')}>{text('domainsIntro')}</PageTitle>
      <div className="stack narrow">
        <section className="card">
          <h2>{text('trustedDomains')}</h2>
          <DataTable
            rowId={({ domain, handlerPath }) => `${domain} ${handlerPath}`}
            caption={text('domainsCaption')}
            columns={columns}
            headings={{
              domain: text('domain'),
              handlerPath: text('pathOfPages'),
              actions: text('actions'),
            }}
            rows={domains.map((domain) => ({ ...domain, project }))}
            empty={<p className="muted">{text('noDomains')}</p>}
          />
        </section>
        <section className="card">
          <h2>{text('addDomainTitle')}</h2>
          <Form submit={text('addDomain')} done={text('domainAdded')} isEmptied onSubmit={add}>
            <div className="pair">
              <Field
                label={text('domain')}
                name="domain"
                dir="ltr"
                required
                autoComplete="off"
                placeholder="app.example.com"
                help={text('domainHelp')}
              />
              <Field
                label={text('pathOfHostedPages')}
                name="handlerPath"
                dir="ltr"
                required
                defaultValue="/handler"
              />
            </div>
          </Form>
        </section>
        <section className="card">
          <h2>{text('developmentSettings')}</h2>
          <Form
            submit={text('save')}
            onSubmit={(fields) =>
              project.update({ config: { allowLocalhost: isTicked(fields, 'allowLocalhost') } })
            }
          >
            <Box
              label={text('allowLocalhost')}
              name="allowLocalhost"
              defaultChecked={allowLocalhost}
              help={text('allowLocalhostHelp')}
            />
          </Form>
        </section>
        <ProductionMode project={project} />
      </div>
    </>
  )
}

/** Adds the scheme to `app.example.com`. Returns null for an invalid URL. */
function toOrigin(domain: string): string | null {
  const address = domain.includes('://') ? domain : `https://${domain}`
  // Browsers differ in which hosts with spaces they accept.
  if (/\s/.test(address) || !URL.canParse(address)) return null
  return new URL(address).origin
}

/** Removes a domain at once. An undo adds it to the domains of that time. */
function Remove({ domain, handlerPath, project }: Row) {
  const { text } = useTranslation(texts)
  const app = useAdmin()
  return (
    <UndoableButton
      effect="destructive"
      label={text('remove')}
      ariaLabel={text('removeNamed', { name: domain })}
      done={text('domainRemoved')}
      onAct={async () => {
        const isOther = (other: AdminProject['config']['domains'][number]) =>
          other.domain !== domain
        await project.update({ config: { domains: project.config.domains.filter(isOther) } })
        return async () => {
          const current = await app.getProject()
          const others = current.config.domains.filter(isOther)
          await current.update({ config: { domains: [...others, { domain, handlerPath }] } })
        }
      }}
    />
  )
}
