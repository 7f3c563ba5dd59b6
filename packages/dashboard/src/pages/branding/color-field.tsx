import { accentColors } from '@latchkey/core/internal'
import { useId } from 'react'
import { FieldNote, useDescription } from '../../ui/field.js'
import { isColor } from './branding-settings.js'

/** The color of the kit, which the picker shows while the project has none of its own. */
const DEFAULT_COLOR = '#2b4baf'
interface ColorFieldProps {
  /** Empty for the color of the kit. */
  value: string
  onChange(color: string): void
}

/** The accent color, by a picker or by its digits. */
export function ColorField({ value, onChange }: ColorFieldProps) {
  const id = useId()
  const help = isColor(value) ? contrastNote(value) : 'Buttons and links have it.'
  return (
    <div className="field">
      <label htmlFor={id}>Accent color</label>
      <div className="color-field">
        <input
          type="color"
          aria-label="Choose the accent color"
          value={isColor(value) ? value : DEFAULT_COLOR}
          onChange={({ target }) => onChange(target.value)}
        />
        <input
          id={id}
          dir="ltr"
          value={value}
          placeholder={DEFAULT_COLOR}
          pattern="#[0-9A-Fa-f]{6}"
          title="# and six digits or letters from A to F, such as #2b4baf"
          spellCheck={false}
          autoComplete="off"
          {...useDescription(id, help)}
          onChange={({ target }) => onChange(target.value.trim())}
        />
        {value && (
          <button className="button quiet" type="button" onClick={() => onChange('')}>
            Use the default
          </button>
        )}
      </div>
      <FieldNote id={id} help={help} />
    </div>
  )
}

/** Says what is changed so that everyone can read it. */
function contrastNote(color: string): string {
  const { light, dark } = accentColors(color)
  const isChanged = { light: light.text !== light.accent, dark: dark.text !== dark.accent }
  if (isChanged.light && isChanged.dark)
    return `Links are ${light.text} on light backgrounds and ${dark.text} on dark ones, because this color is hard to read there. Buttons have the color itself.`
  if (isChanged.light)
    return `Links are ${light.text} on light backgrounds, because this color is hard to read there. Buttons have the color itself.`
  if (isChanged.dark)
    return `Links are ${dark.text} on dark backgrounds, because this color is hard to read there. Buttons have the color itself.`
  return 'Easy to read on light and dark backgrounds.'
}
