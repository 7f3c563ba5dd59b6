import type { ServerTeam } from '@latchkey/core/server'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/teams.js'
import { Form } from '../../ui/form.js'
import { JsonArea, jsonOf } from '../../ui/json-area.js'

/** The metadata of a team as JSON. */
export function TeamMetadata({ team }: { team: ServerTeam }) {
  const { text } = useTranslation(texts)
  return (
    <section className="card narrow">
      <h2>{text('metadata')}</h2>
      <Form
        submit={text('saveMetadata')}
        onSubmit={async (fields) =>
          team.update({
            clientMetadata: jsonOf(fields, 'client', text),
            clientReadOnlyMetadata: jsonOf(fields, 'readOnly', text),
            serverMetadata: jsonOf(fields, 'server', text),
          })
        }
      >
        <JsonArea label={text('clientTeamMetadata')} name="client" value={team.clientMetadata} />
        <JsonArea
          label={text('readOnlyTeamMetadata')}
          name="readOnly"
          value={team.clientReadOnlyMetadata}
        />
        <JsonArea label={text('serverTeamMetadata')} name="server" value={team.serverMetadata} />
      </Form>
    </section>
  )
}
