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
        help={fault && text('invalidJson', { line: fault })}
        onChange={({ target }) => setEdited(target.value)}
      />
    </div>
  )
}

/** The value of such a field. */
export function jsonOf<Value>(fields: FormData, name: string, text: TextOf): Value {
  const fault = faultOf(textOf(fields, name))
  if (fault !== undefined) throw new FieldError(name, text('invalidJson', { line: fault }))
  return JSON.parse(textOf(fields, name) || 'null') as Value
}

/** Returns the line of the first mistake, from 1; undefined for JSON. */
function faultOf(text: string): number | undefined {
  try {
    if (text.trim() !== '') JSON.parse(text)
    return undefined
  } catch (error) {
    // Browsers name the line or the position, or neither where the text ends too early.
    const { message } = error as SyntaxError
    const line = /line (\d+)/.exec(message)?.[1]
    if (line !== undefined) return Number(line)
    const position = /position (\d+)/.exec(message)?.[1]
    return text.slice(0, Number(position ?? text.length)).split('\n').length
  }
}
