import { useState } from 'react'
import { type TextOf, useTranslation } from '../../i18n/use-translation.js'
import { TextArea } from '../field.js'
import { textOf } from '../form.js'
import { FieldError } from './field-errors.js'
import { jsonFaultOf } from './json-fault.js'

const faultTexts = {
  'value-missing': 'jsonValueMissing',
  'name-missing': 'jsonNameMissing',
  'colon-missing': 'jsonColonMissing',
  'comma-or-brace-missing': 'jsonCommaOrBraceMissing',
  'comma-or-bracket-missing': 'jsonCommaOrBracketMissing',
  'text-after-end': 'jsonTextAfterEnd',
} as const

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
        help={fault && text(faultTexts[fault.kind], { line: fault.line })}
        onChange={({ target }) => setEdited(target.value)}
      />
    </div>
  )
}

/** The value of such a field. */
export function jsonOf<Value>(fields: FormData, name: string, text: TextOf): Value {
  const fault = faultOf(textOf(fields, name))
  if (fault !== undefined)
    throw new FieldError(name, text(faultTexts[fault.kind], { line: fault.line }))
  return JSON.parse(textOf(fields, name) || 'null') as Value
}

const faultOf = (text: string) => (text.trim() === '' ? undefined : jsonFaultOf(text))
