import { useState } from 'react'
import { TextArea } from './field.js'
import { textOf } from './form.js'

/** A field for JSON, which says at once what is wrong with it. */
export function JsonArea({ label, name, value }: { label: string; name: string; value: unknown }) {
  const [text, setText] = useState(() => JSON.stringify(value, null, 2))
  const fault = faultOf(text)
  return (
    <div className="code">
      <TextArea
        label={label}
        name={name}
        value={text}
        dir="ltr"
        spellCheck={false}
        aria-invalid={fault !== undefined}
        help={fault && `This is no JSON: ${fault}`}
        onChange={({ target }) => setText(target.value)}
      />
    </div>
  )
}

/** The value of such a field. */
export function jsonOf<Value>(fields: FormData, name: string, label: string): Value {
  const fault = faultOf(textOf(fields, name))
  if (fault !== undefined) throw new Error(`${label} is no JSON: ${fault}`)
  return JSON.parse(textOf(fields, name)) as Value
}

function faultOf(text: string): string | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return (error as SyntaxError).message
  }
}
