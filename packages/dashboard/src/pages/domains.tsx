import type { AdminProject } from '@latchkey/core/admin'
import { useProject } from '../data/admin-context.js'
import { ConfirmButton } from '../ui/confirm-button.js'
import { columnsOf, DataTable } from '../ui/lists/data-table.js'
import { Box, Field } from '../ui/field.js'
import { Form, isTicked, textOf } from '../ui/form.js'
import { FieldError } from '../ui/forms/field-errors.js'
import { LeftToRight } from '../ui/isolated-text.js'
import { PageTitle } from '../ui/page-title.js'
import { ProductionMode } from './domains/production-mode.js'

interface Row {
  readonly domain: string
  readonly handlerPath: string
  readonly project: AdminProject
}

const column = columnsOf<Row>()
const columns = column.columns([
  column.accessor('domain', {
    header: 'Domain',
    cell: ({ getValue }) => <LeftToRight text={getValue()} />,
  }),
  column.accessor('handlerPath', {
    header: 'Path of the pages',
    cell: ({ getValue }) => <LeftToRight text={getValue()} />,
  }),
  column.display({
    id: 'actions',
    header: 'Actions',
    cell: ({ row }) => <Remove {...row.original} />,
  }),
])

/** The domains that emails and providers may link to. */
export function Domains() {
  const project = useProject()
  const { domains, allowLocalhost } = project.config
  const add = (fields: FormData) =>
    project.update({
      config: {
        domains: [
          ...domains,
          {
            domain: toOrigin(textOf(fields, 'domain')),
            handlerPath: textOf(fields, 'handlerPath'),
          },
        ],
      },
    })
  return (
    <>
      <PageTitle title="Domains">
        Links in emails and redirects from providers lead only to these domains.
      </PageTitle>
      <div className="stack">
        <section className="card">
          <h2>Trusted domains</h2>
          <DataTable
            rowId={({ domain, handlerPath }) => `${domain} ${handlerPath}`}
            caption="Where this project’s pages are"
            columns={columns}
            rows={domains.map((domain) => ({ ...domain, project }))}
            empty={<p className="muted">No domains yet. Add the address of your app.</p>}
          />
        </section>
        <section className="card">
          <h2>Add a domain</h2>
          <Form key={domains.length} submit="Add domain" done="Added." onSubmit={add}>
            <div className="pair">
              <Field
                label="Domain"
                name="domain"
                dir="ltr"
                required
                autoComplete="off"
                placeholder="app.example.com"
                help="https:// is added unless you enter http://."
              />
              <Field
                label="Path of the hosted pages"
                name="handlerPath"
                dir="ltr"
                required
                defaultValue="/handler"
              />
            </div>
          </Form>
        </section>
        <section className="card">
          <h2>Development</h2>
          <Form
            submit="Save"
            onSubmit={(fields) =>
              project.update({ config: { allowLocalhost: isTicked(fields, 'allowLocalhost') } })
            }
          >
            <Box
              label="Allow localhost"
              name="allowLocalhost"
              defaultChecked={allowLocalhost}
              help="Trusts every port of your machine. Turn it off before production."
            />
          </Form>
        </section>
        <ProductionMode project={project} />
      </div>
    </>
  )
}

/** Adds the scheme to `app.example.com`, and rejects an invalid URL before a request. */
function toOrigin(text: string): string {
  const address = text.includes('://') ? text : `https://${text}`
  // Browsers differ in which hosts with spaces they accept.
  if (/\s/.test(address) || !URL.canParse(address))
    throw new FieldError('domain', 'Enter a domain, such as app.example.com.')
  return new URL(address).origin
}

const Remove = ({ domain, project }: Row) => (
  <ConfirmButton
    effect="destructive"
    label="Remove"
    ariaLabel={`Remove ${domain}`}
    title={
      <>
        Remove <LeftToRight text={domain} />?
      </>
    }
    confirm="Remove domain"
    onConfirm={() =>
      project.update({
        config: { domains: project.config.domains.filter((other) => other.domain !== domain) },
      })
    }
  >
    Links in emails no longer lead there.
  </ConfirmButton>
)
