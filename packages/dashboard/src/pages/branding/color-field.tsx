import { accentColors } from '@latchkey/core/internal'
import { useId } from 'react'
import { texts } from '../../locales/en/branding.js'
import { type TextOf, useTranslation } from '../../i18n/use-translation.js'
import { FieldNote, useDescription } from '../../ui/field.js'
import { isColor } from './branding-settings.js'

/** The color of the kit, which the picker shows while the project has none of its own. */
const DEFAULT_COLOR = '#133daa'
interface ColorFieldProps {
  /** Empty for the color of the kit. */
  value: string
  onChange(color: string): void
}

/** The accent color, by a picker or by its digits. */
export function ColorField({ value, onChange }: ColorFieldProps) {
  const { text } = useTranslation(texts)
  const id = useId()
  const help = isColor(value) ? contrastNote(value, text) : text('colorHelp')
  return (
    <div className="field">
      <label htmlFor={id}>{text('accentColor')}</label>
      <div className="color-field">
        <input
          type="color"
          aria-label={text('chooseColor')}
          value={isColor(value) ? value : DEFAULT_COLOR}
          onChange={({ target }) => onChange(target.value)}
        />
        <input
          id={id}
          dir="ltr"
          value={value}
          placeholder={DEFAULT_COLOR}
          pattern="#[0-9A-Fa-f]{6}"
          title={text('colorFormat', { example: DEFAULT_COLOR })}
          spellCheck={false}
          autoComplete="off"
          {...useDescription(id, help)}
          onChange={({ target }) => onChange(target.value.trim())}
        />
        {value && (
          <button className="button quiet" type="button" onClick={() => onChange('')}>
            {text('useDefault')}
          </button>
        )}
      </div>
      <FieldNote id={id} help={help} />
    </div>
  )
}

/** Says what is changed so that everyone can read it. */
function contrastNote(color: string, text: TextOf<typeof texts>): string {
  const { light, dark } = accentColors(color)
  const isChanged = { light: light.text !== light.accent, dark: dark.text !== dark.accent }
  if (isChanged.light && isChanged.dark)
    return text('colorChanged', { light: light.text, dark: dark.text })
  if (isChanged.light) return text('colorChangedOnLight', { color: light.text })
  if (isChanged.dark) return text('colorChangedOnDark', { color: dark.text })
  return text('colorReadable')
}
