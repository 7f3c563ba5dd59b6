import type { ServerUser } from '@latchkey/core/server'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/user.js'
import { Form } from '../../ui/form.js'
import { JsonArea, jsonOf } from '../../ui/json-area.js'

/** The metadata of a user as JSON. An empty field is no metadata. */
export function Metadata({ user }: { user: ServerUser }) {
  const { text } = useTranslation(texts)
  return (
    <section className="card" id="metadata">
      <h2>{text('metadata')}</h2>
      <Form
        submit={text('saveMetadata')}
        onSubmit={async (fields) =>
          user.update({
            clientMetadata: jsonOf(fields, 'client', text),
            clientReadOnlyMetadata: jsonOf(fields, 'readOnly', text),
            serverMetadata: jsonOf(fields, 'server', text),
          })
        }
      >
        <JsonArea label={text('clientMetadata')} name="client" value={user.clientMetadata} />
        <JsonArea
          label={text('readOnlyMetadata')}
          name="readOnly"
          value={user.clientReadOnlyMetadata}
        />
        <JsonArea label={text('serverMetadata')} name="server" value={user.serverMetadata} />
      </Form>
    </section>
  )
}
