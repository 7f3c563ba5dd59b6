import { useState } from 'react'
import { type TextOf, useTranslation } from '../../i18n/use-translation.js'
import { TextArea } from '../field.js'
import { textOf } from '../form.js'
import { FieldError } from './field-errors.js'

/** A field for JSON, validated while typing. An empty field means no value; `null` is a value. */
export function JsonArea({ label, name, value }: { label: string; name: string; value: unknown }) {
  const { text } = useTranslation()
  // Follows the stored value until it is edited.
  const [edited, setEdited] = useState<string>()
  const json = edited ?? (value === null ? '' : JSON.stringify(value, null, 2))
  const fault = faultOf(json)
  return (
    <div className="code">
      <TextArea
        label={label}
        name={name}
        value={json}
        dir="ltr"
        spellCheck={false}
        aria-invalid={fault !== undefined}
        placeholder="{}"
        help={fault && text('invalidJson', { reason: fault })}
        onChange={({ target }) => setEdited(target.value)}
      />
    </div>
  )
}

/** The value of such a field. */
export function jsonOf<Value>(fields: FormData, name: string, text: TextOf): Value {
  const fault = faultOf(textOf(fields, name))
  if (fault !== undefined) throw new FieldError(name, text('invalidJson', { reason: fault }))
  return JSON.parse(textOf(fields, name) || 'null') as Value
}

function faultOf(text: string): string | undefined {
  try {
    if (text.trim() !== '') JSON.parse(text)
    return undefined
  } catch (error) {
    return (error as SyntaxError).message
  }
}
