import type { OAuthResource } from '@latchkey/core/admin'
import { useRef, useState } from 'react'
import { useAdmin } from '../../data/admin-context.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/oauth-server.js'
import { Field } from '../../ui/field.js'
import { Form, textOf } from '../../ui/form.js'
import { FieldError } from '../../ui/forms/field-errors.js'
import { Icon } from '../../ui/icons.js'
import { SecureUrlField } from './secure-url-field.js'

/** The characters of a scope (RFC 6749, section 3.3). */
const SCOPE_PATTERN = String.raw`[!#-\[\]-~]{1,100}`

interface ResourceFormProps {
  before?: OAuthResource
  onSaved(): void
}

/** An API with its scopes. */
export function ResourceForm({ before, onSaved }: ResourceFormProps) {
  const { text } = useTranslation(texts)
  const app = useAdmin()
  const save = async (fields: FormData) => {
    const saved = { identifier: textOf(fields, 'identifier'), scopes: scopesOf(fields) }
    const { resources } = await app.getOAuthServer()
    const others = resources.filter(({ identifier }) => identifier !== before?.identifier)
    if (others.some(({ identifier }) => identifier === saved.identifier))
      throw new FieldError('identifier', text('resourceTaken'))
    const index = resources.findIndex(({ identifier }) => identifier === before?.identifier)
    await app.updateOAuthServer({
      resources: index < 0 ? [...resources, saved] : resources.with(index, saved),
    })
    onSaved()
  }
  return (
    <Form submit={text('save')} onSubmit={save}>
      <SecureUrlField
        label={text('resourceUrl')}
        name="identifier"
        required
        placeholder="https://api.example.com"
        defaultValue={before?.identifier}
        help={text('resourceUrlHelp')}
      />
      <ScopeFields before={before?.scopes ?? []} />
    </Form>
  )
}

const textsOf = (fields: FormData, name: string): string[] =>
  fields.getAll(name).map((value) => (typeof value === 'string' ? value.trim() : ''))

/** Returns the scopes of the form: one for each row. */
function scopesOf(fields: FormData): OAuthResource['scopes'] {
  const descriptions = textsOf(fields, 'scopeDescription')
  return textsOf(fields, 'scopeId').map((id, index) => ({
    id,
    description: descriptions[index] ?? '',
  }))
}

/** A row for each scope, with its ID and the words that users read. */
function ScopeFields({ before }: { before: OAuthResource['scopes'] }) {
  const { text } = useTranslation(texts)
  const lastKey = useRef(before.length)
  const add = useRef<HTMLButtonElement>(null)
  const [rows, setRows] = useState(() =>
    before.length === 0
      ? [{ key: 0, id: '', description: '' }]
      : before.map((scope, key) => ({ key, ...scope })),
  )
  return (
    <fieldset className="scope-fields">
      <legend>{text('scopes')}</legend>
      {rows.map((row, index) => (
        <ScopeRow
          key={row.key}
          before={row}
          number={index + 1}
          onRemove={() => {
            setRows(rows.filter((other) => other !== row))
            add.current?.focus()
          }}
        />
      ))}
      <p className="actions">
        <button
          ref={add}
          className="button quiet small"
          type="button"
          onClick={() => {
            lastKey.current += 1
            setRows([...rows, { key: lastKey.current, id: '', description: '' }])
          }}
        >
          <Icon name="plus" />
          {text('addScope')}
        </button>
      </p>
    </fieldset>
  )
}

interface ScopeRowProps {
  before: OAuthResource['scopes'][number]
  number: number
  onRemove(): void
}

function ScopeRow({ before, number, onRemove }: ScopeRowProps) {
  const { text } = useTranslation(texts)
  return (
    <div className="scope-row">
      <Field
        label={text('scopeId')}
        name="scopeId"
        dir="ltr"
        required
        autoComplete="off"
        pattern={SCOPE_PATTERN}
        title={text('scopeIdRule')}
        placeholder="notes:read"
        defaultValue={before.id}
      />
      <Field
        label={text('scopeDescription')}
        name="scopeDescription"
        required
        autoComplete="off"
        placeholder={text('scopeDescriptionExample')}
        defaultValue={before.description}
      />
      <button
        className="icon"
        type="button"
        aria-label={text('removeScope', { number })}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
