import type { ServerUser } from '@latchkey/core/server'
import { Form } from '../../ui/form.js'
import { JsonArea, jsonOf } from '../../ui/json-area.js'

/** The metadata of a user as JSON. An empty field is no metadata. */
export const Metadata = ({ user }: { user: ServerUser }) => (
  <section className="card" id="metadata">
    <h2>Metadata</h2>
    <Form
      submit="Save metadata"
      onSubmit={async (fields) =>
        user.update({
          clientMetadata: jsonOf(fields, 'client'),
          clientReadOnlyMetadata: jsonOf(fields, 'readOnly'),
          serverMetadata: jsonOf(fields, 'server'),
        })
      }
    >
      <JsonArea
        label="Client metadata: the user can read and change it"
        name="client"
        value={user.clientMetadata}
      />
      <JsonArea
        label="Read-only metadata: the user can read it"
        name="readOnly"
        value={user.clientReadOnlyMetadata}
      />
      <JsonArea
        label="Server metadata: only servers can read it"
        name="server"
        value={user.serverMetadata}
      />
    </Form>
  </section>
)
