import type { ServerTeam } from '@latchkey/core/server'
import { Form } from '../../ui/form.js'
import { JsonArea, jsonOf } from '../../ui/json-area.js'

/** The metadata of a team as JSON. */
export const TeamMetadata = ({ team }: { team: ServerTeam }) => (
  <section className="card narrow">
    <h2>Metadata</h2>
    <Form
      submit="Save metadata"
      onSubmit={async (fields) =>
        team.update({
          clientMetadata: jsonOf(fields, 'client'),
          clientReadOnlyMetadata: jsonOf(fields, 'readOnly'),
          serverMetadata: jsonOf(fields, 'server'),
        })
      }
    >
      <JsonArea
        label="Client metadata: members can read it"
        name="client"
        value={team.clientMetadata}
      />
      <JsonArea
        label="Read-only metadata: members can read it"
        name="readOnly"
        value={team.clientReadOnlyMetadata}
      />
      <JsonArea
        label="Server metadata: only servers can read it"
        name="server"
        value={team.serverMetadata}
      />
    </Form>
  </section>
)
