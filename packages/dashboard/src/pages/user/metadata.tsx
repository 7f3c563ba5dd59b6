import type { ServerUser } from '@latchkey/core/server'
import { Form } from '../../ui/form.js'
import { JsonArea, jsonOf } from '../../ui/json-area.js'

/** What an app and its servers remember of somebody, as JSON. */
export const Metadata = ({ user }: { user: ServerUser }) => (
  <section className="card">
    <h2>Metadata</h2>
    <Form
      submit="Save metadata"
      onSubmit={async (fields) =>
        user.update({
          clientMetadata: jsonOf(fields, 'client', 'The client metadata'),
          clientReadOnlyMetadata: jsonOf(fields, 'readOnly', 'The read-only metadata'),
          serverMetadata: jsonOf(fields, 'server', 'The server metadata'),
        })
      }
    >
      <JsonArea
        label="Client metadata, which the user reads and writes"
        name="client"
        value={user.clientMetadata}
      />
      <JsonArea
        label="Read-only metadata, which the user reads"
        name="readOnly"
        value={user.clientReadOnlyMetadata}
      />
      <JsonArea
        label="Server metadata, which only servers read"
        name="server"
        value={user.serverMetadata}
      />
    </Form>
  </section>
)
