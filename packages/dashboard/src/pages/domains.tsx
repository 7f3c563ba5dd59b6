import type { AdminProject } from '@latchkey/core/admin'
import { useProject } from '../data/admin-context.js'
import { ConfirmButton } from '../ui/confirm-button.js'
import { columnsOf, DataTable } from '../ui/data-table.js'
import { Box, Field } from '../ui/field.js'
import { Form, isTicked, textOf } from '../ui/form.js'
import { LeftToRight } from '../ui/given.js'
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
    header: 'Path of the hosted pages',
    cell: ({ getValue }) => <LeftToRight text={getValue()} />,
  }),
  column.display({
    id: 'actions',
    header: 'Actions',
    cell: ({ row }) => <Remove {...row.original} />,
  }),
])

/** Where links in mails and ways back from providers may lead. */
export function Domains() {
  const project = useProject()
  const { domains, allowLocalhost } = project.config
  const add = (fields: FormData) =>
    project.update({
      config: {
        domains: [
          ...domains,
          { domain: textOf(fields, 'domain'), handlerPath: textOf(fields, 'handlerPath') },
        ],
      },
    })
  return (
    <>
      <PageTitle title="Domains">
        Links in mails and ways back from providers lead to these domains only.
      </PageTitle>
      <div className="stack">
        <section className="card">
          <h2>Trusted domains</h2>
          <DataTable
            caption="Where this project’s pages are"
            columns={columns}
            rows={domains.map((one) => ({ ...one, project }))}
            empty="There is no trusted domain yet."
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
                placeholder="https://app.example.com"
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
              help="Every port of this machine is trusted. Turn it off before production."
            />
          </Form>
        </section>
        <ProductionMode project={project} />
      </div>
    </>
  )
}

const Remove = ({ domain, project }: Row) => (
  <ConfirmButton
    label="Remove"
    ariaLabel={`Remove ${domain}`}
    title={`Remove ${domain}?`}
    confirm="Remove domain"
    onConfirm={() =>
      project.update({
        config: { domains: project.config.domains.filter((one) => one.domain !== domain) },
      })
    }
  >
    Links in mails no longer lead there.
  </ConfirmButton>
)
