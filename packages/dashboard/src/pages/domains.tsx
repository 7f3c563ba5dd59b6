import type { TrustedDomain } from '@latchkey/core/admin'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/domains.js'
import { useAdmin, useProject } from '../data/admin-context.js'
import { changesOf } from '../data/changes-of.js'
import { columnsOf, DataTable } from '../ui/lists/data-table.js'
import { Box, Field } from '../ui/field.js'
import { Form, isTicked, textOf } from '../ui/form.js'
import { FieldError } from '../ui/forms/field-errors.js'
import { LeftToRight } from '../ui/isolated-text.js'
import { PageTitle } from '../ui/page-title.js'
import { UndoableButton } from '../ui/undoable-button.js'
import { ProductionMode } from './domains/production-mode.js'
import { toOrigin } from './domains/to-origin.js'

const column = columnsOf<TrustedDomain>()
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
  const app = useAdmin()
  const project = useProject()
  const { domains, allowLocalhost } = project.config
  const originOf = (fields: FormData): string => {
    const read = toOrigin(textOf(fields, 'domain'))
    if ('fault' in read) throw new FieldError('domain', text(read.fault))
    return read.origin
  }
  const add = async (fields: FormData) => {
    const added = { domain: originOf(fields), handlerPath: textOf(fields, 'handlerPath') }
    // Another tab may have changed the list.
    const current = await app.getProject()
    const isAdded = ({ domain, handlerPath }: TrustedDomain) =>
      domain === added.domain && handlerPath === added.handlerPath
    if (current.config.domains.some(isAdded)) throw new FieldError('domain', text('domainThere'))
    await current.update({ config: { domains: [...current.config.domains, added] } })
  }
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
            rows={domains}
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
                help={text('pathHelp')}
              />
            </div>
          </Form>
        </section>
        <section className="card">
          <h2>{text('developmentSettings')}</h2>
          <Form
            submit={text('save')}
            onSubmit={(fields) =>
              project.update({
                config: changesOf(project.config, {
                  allowLocalhost: isTicked(fields, 'allowLocalhost'),
                }),
              })
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

/** Removes a domain at once. An undo adds it to the domains of that time. */
function Remove({ domain, handlerPath }: TrustedDomain) {
  const { text } = useTranslation(texts)
  const app = useAdmin()
  return (
    <UndoableButton
      effect="destructive"
      label={text('remove')}
      ariaLabel={text('removeNamed', { name: domain })}
      done={text('domainRemoved')}
      onAct={async () => {
        const isOther = (other: TrustedDomain) =>
          other.domain !== domain || other.handlerPath !== handlerPath
        const project = await app.getProject()
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
